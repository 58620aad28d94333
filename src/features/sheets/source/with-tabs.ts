/** Lines that tell how a text is laid out. */
const MOST_LINES = 30;

/** A comma that is not within a number. */
export const COMMA = /,(?!\d)|(?<!\d),/g;

/** What people who type a list put between its cells: a dash with spaces around it, or several spaces. */
const gaps = [/ +[-–—] +/g, / {2,}/g] as const;

/** Whether all lines have as many parts, and at least three. */
const agree = (counts: readonly number[]) => (counts[0] ?? 0) >= 3 && new Set(counts).size === 1;

/**
 * A typed list with tabs between its cells in place of dashes or of several spaces: "Sala - 1.50 - 2.10". Null where its
 * lines do not agree, or where other separators are.
 */
export function withTabs(text: string): string | null {
  if (/[\t;|"]/.test(text)) return null;
  const lines = text.split(/\r\n?|\n/).map((line) => line.trim());
  const tried = lines.filter((line) => line !== '').slice(0, MOST_LINES);
  if (tried.length < 2 || agree(tried.map((line) => line.split(COMMA).length))) return null;
  const gap = gaps.find((one) => agree(tried.map((line) => line.split(one).length)));
  return gap === undefined ? null : lines.map((line) => line.replaceAll(gap, '\t')).join('\n');
}
