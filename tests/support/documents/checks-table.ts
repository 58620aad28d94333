import { existsSync, readFileSync } from 'node:fs';
import { titlesOf } from './cited.ts';

const ITEM = /^- \*\*([\d.]+)\*\* level (\w+): (.+)\n  - check: (.+)\n  - state: (.+)$/;

/**
 * The rows of a document: number, level, what is asked, check and state.
 * @throws Error when an item has another form
 */
export const rowsOf = (document: string): readonly (readonly string[])[] =>
  readFileSync(document, 'utf8')
    // Long lines go on below their beginning.
    .replaceAll(/\n +(?! |- (?:check|state): )/g, ' ')
    .split(/\n(?=- \*\*)/)
    .slice(1)
    .map((item) => {
      const row = ITEM.exec(item.trimEnd());
      if (row === null) throw new Error(`${document}: what does this say? ${item}`);
      return row.slice(1);
    });

/** A day, and what was looked at then. */
export const isDatedLook = (check: string): boolean => /(?:^|; )20\d\d-\d\d-\d\d: ./.test(check);

interface NamedTest {
  readonly file: string;
  /** The title of a test, or the export of a story; undefined for all of the file. */
  readonly title: string | undefined;
}

/** The tests that a cell names: a file in backticks, with the title in quotes after it where one is meant. */
export const testsIn = (check: string): readonly NamedTest[] =>
  [...check.matchAll(/`((?:tests|stories)\/[^`]+)`(?: "([^"]+)")?/g)].map(([, file = '', title]) => ({
    file,
    title,
  }));

/** Whether there is such a test. */
export function exists({ file, title }: NamedTest): boolean {
  if (!existsSync(file)) return false;
  if (title === undefined) return true;
  const text = readFileSync(file, 'utf8');
  return (
    titlesOf(file, text).some((one) => one.runs && one.text.includes(title)) ||
    new RegExp(`^export const ${title} = meta\\.story`, 'm').test(text)
  );
}
