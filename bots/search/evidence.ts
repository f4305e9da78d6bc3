// Whether what came of two moves shows that one is better.

/** The mean of some numbers, and their variance. */
function momentsOf(numbers: readonly number[]): { mean: number; variance: number } {
  const count = numbers.length;
  const mean = numbers.reduce((a, b) => a + b, 0) / count;
  const squares = numbers.reduce((sum, number) => sum + (number - mean) ** 2, 0);
  return { mean, variance: squares / Math.max(1, count - 1) };
}

/**
 * Whether one move did better than another, by so many standard errors of the difference. Where tries of the same number
 * were made in the same world with the same luck they are compared one by one: what luck did to both cancels out.
 */
export function isClearlyBetter(
  a: readonly number[] = [],
  b: readonly number[] = [],
  errors: number,
  isPaired: boolean,
): boolean {
  if (a.length < 2) return false;
  if (b.length === 0) return true;
  if (!isPaired) {
    const own = momentsOf(a);
    return own.mean - momentsOf(b).mean > errors * Math.sqrt(own.variance * (1 / a.length + 1 / b.length));
  }
  const count = Math.min(a.length, b.length);
  const { mean, variance } = momentsOf(a.slice(0, count).map((outcome, i) => outcome - b[i]!));
  return count > 1 && mean > errors * Math.sqrt(variance / count);
}
