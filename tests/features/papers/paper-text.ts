const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The parts of a paper's content that hold texts. */
const HOLDERS = ['text', 'stack', 'columns', 'ul'] as const;

/** All that a part of a paper says, outside of tables too. */
export function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  if (Array.isArray(content)) return content.map(textOf).filter(Boolean).join(' ');
  if (!isRecord(content)) return '';
  return [...HOLDERS.map((name) => textOf(content[name])), rowsIn(content).join(' ')]
    .filter(Boolean)
    .join(' ')
    .replaceAll(/\s+/g, ' ');
}

/** The rows of every table of a paper, as "what | figure". */
export function rowsIn(content: unknown): readonly string[] {
  if (Array.isArray(content)) return content.flatMap(rowsIn);
  if (!isRecord(content)) return [];
  const { table } = content;
  if (isRecord(table) && Array.isArray(table['body'])) {
    return table['body'].map((cells: unknown) => (Array.isArray(cells) ? cells.map(textOf).join(' | ') : ''));
  }
  return HOLDERS.flatMap((name) => rowsIn(content[name]));
}
