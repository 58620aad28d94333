const ANY = [',', ';', '\t', '|'];

const countOf = (line: string) => line.split('"').length - 1;

/** Cells of a line that are one quotation mark. */
const loneIn = (separators: readonly string[]) => {
  const ends = separators.map((one) => (one === '|' ? String.raw`\|` : one)).join('|');
  return new RegExp(`(?<=^|${ends})"(?=$|${ends})`, 'g');
};

/**
 * A text in which cells that are a lone quotation mark ("the same as above") are ditto marks, so that they open no quoted
 * cell: in lines that have no other quotation marks, or whose others are closed only so.
 * @param separator what parts the cells; null for any
 */
export function withDittoMarks(text: string, separator: string | null): string {
  if (!text.includes('"')) return text;
  const lone = loneIn(separator === null ? ANY : [separator]);
  let isOpen = false;
  return text
    .split('\n')
    .map((written) => {
      const end = written.endsWith('\r') ? '\r' : '';
      const line = end === '' ? written : written.slice(0, -1);
      const marks = countOf(line);
      const marked = isOpen || marks === 0 ? line : line.replaceAll(lone, '〃');
      const others = countOf(marked);
      const isMeant = others === 0 || (marks % 2 === 1 && others % 2 === 0);
      const taken = isMeant ? marked : line;
      if (countOf(taken) % 2 === 1) isOpen = !isOpen;
      return taken + end;
    })
    .join('\n');
}
