/** A table whose columns are aligned, for those who read the file as it is. */
export function markdownTable(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = heads.map((head, at) =>
    Math.max(head.length, ...rows.map((cells) => cells[at]?.length ?? 0)),
  );
  const dashes = widths.map((width) => '-'.repeat(width));
  return [heads, dashes, ...rows]
    .map((cells) => `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`)
    .join('\n');
}
