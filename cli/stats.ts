// The few figures that the commands share.

/** The CPU time this process has used so far, in seconds. */
export function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** The middle value. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** The mean; zero of nothing. */
export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** A number cut to so many digits after the point. */
export function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

/** The part of a normal distribution below so many spreads (Abramowitz and Stegun 26.2.17). */
export function normalPart(spreads: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(spreads));
  const tail = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const above = (Math.exp((-spreads * spreads) / 2) / Math.sqrt(2 * Math.PI)) * tail;
  return spreads >= 0 ? 1 - above : above;
}

/** The 95 % interval of a share seen `hits` times in `tries` (Wilson's score). */
export function shareInterval(hits: number, tries: number): [number, number] {
  if (tries === 0) return [0, 1];
  const z = 1.96;
  const share = hits / tries;
  const spread = z * Math.sqrt((share * (1 - share)) / tries + (z * z) / (4 * tries * tries));
  const centre = share + (z * z) / (2 * tries);
  const scale = 1 + (z * z) / tries;
  return [Math.max(0, (centre - spread) / scale), Math.min(1, (centre + spread) / scale)];
}
