import { readUnit } from '#src/reading/unit.ts';

/** What a number format adds to a number: texts in quotation marks, and letters after a backslash. */
const LITERAL = /"([^"]*)"|\\(.)/g;

/** The unit that a number format of a spreadsheet shows beside its number (`0.00" m"`) as a text to add; '' for none. */
export function unitInFormat(format: string): string {
  // What follows is for numbers below zero.
  const [positive = ''] = format.split(';');
  const added = [...positive.matchAll(LITERAL)].map(([, quoted, escaped]) => quoted ?? escaped ?? '');
  return asSuffix(added.join('').trim());
}

/** The same of a number as it is shown: "1.80 m". */
export const unitInShown = (shown: string): string => asSuffix(/[^\d\s.,]*$/.exec(shown.trim())?.[0] ?? '');

const asSuffix = (word: string): string => {
  const unit = word === '' ? null : readUnit(word);
  return unit === null ? '' : ` ${unit}`;
};
