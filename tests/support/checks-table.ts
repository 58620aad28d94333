import { existsSync, readFileSync } from 'node:fs';
import { titlesOf } from './cited.ts';

/** The rows of the table in a document, the heading first. */
export const rowsOf = (document: string): readonly (readonly string[])[] =>
  readFileSync(document, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| ---'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

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
