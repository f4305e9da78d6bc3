// Which known word was meant.

/** The known word nearest to a typed one, if it is near enough to be a slip. */
export function closest(typed: string, words: readonly string[]): string | null {
  const near = words
    .map(word => ({ word, slips: word.startsWith(typed) && typed.length > 1 ? 1 : distance(typed, word) }))
    .sort((a, b) => a.slips - b.slips)[0];
  return near && near.slips <= Math.max(1, Math.floor(near.word.length / 3)) ? near.word : null;
}

/** Letters to add, drop, change or swap with their neighbour to make one word of the other. */
function distance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      row[j] = Math.min(rows[i - 1]![j]! + 1, row[j - 1]! + 1, rows[i - 1]![j - 1]! + same);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) row[j] = Math.min(row[j]!, rows[i - 2]![j - 2]! + 1);
    }
    rows.push(row);
  }
  return rows[a.length]![b.length]!;
}
