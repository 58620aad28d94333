/** Letters to add, drop, change or swap with their neighbour to make one text the other. */
export function distance(first: string, second: string): number {
  const a = [...first];
  const b = [...second];
  const rows: number[][] = [];
  // Row and column -1 are the empty prefix.
  const cell = (row: number, column: number) =>
    row < 0 || column < 0 ? row + column + 2 : (rows[row]?.[column] ?? 0);
  for (const [row, letter] of a.entries()) {
    const line: number[] = [];
    rows.push(line);
    for (const [column, other] of b.entries()) {
      const swaps = row > 0 && column > 0 && letter === b[column - 1] && a[row - 1] === other;
      line.push(
        Math.min(
          cell(row - 1, column) + 1,
          cell(row, column - 1) + 1,
          cell(row - 1, column - 1) + (letter === other ? 0 : 1),
          swaps ? cell(row - 2, column - 2) + 1 : Infinity,
        ),
      );
    }
  }
  return cell(a.length - 1, b.length - 1);
}
