/** What the font of papers has: the letters of Europe, punctuation and the signs of sums. A test compares it with the file. */
const IN_FONT =
  /^[\n -~\u00a0-\u017f\u0218-\u021b\u038e-\u03a1\u03a3-\u03ce\u0400-\u0486\u1ea0-\u1ef9\u2000-\u200b\u2010\u2011\u2013-\u2015\u2018-\u201e\u2020-\u2022\u2026\u2030\u2032\u2033\u2039\u203a\u2044\u20ac\u2116\u2122\u2126\u2212\u221a\u221e\u2248\u2260\u2264\u2265\u25cf]$/;

const isInFont = (letter: string): boolean => IN_FONT.test(letter);

/** What joins signs and is not seen itself. */
const UNSEEN = /^[\p{Cc}\p{Cf}\p{Mn}\p{Me}\u{1f3fb}-\u{1f3ff}]$/u;

/** Arrows are written in lists of measures; no form of theirs is in the font. */
const STAND_INS: Readonly<Record<string, string>> = { '→': '->', '←': '<-', '\t': ' ', '\u2012': '–' };

/** A letter as the font can write it: its plain form, or its letter without the accent; null when it has neither. */
function inFont(letter: string): string | null {
  if (isInFont(letter)) return letter;
  const plain = STAND_INS[letter] ?? letter.normalize('NFKC');
  if ([...plain].every(isInFont)) return plain;
  const [bare = ''] = plain.normalize('NFD');
  return isInFont(bare) ? bare : null;
}

/** A text as a paper can hold it, and what its font has no sign for. */
export interface Printable {
  readonly text: string;
  /** Each sign that is left out, once. */
  readonly lost: readonly string[];
}

/** Fits any text to the font of papers: emoji and foreign scripts are left out, fancy letters become plain ones. */
export function printable(written: string): Printable {
  const letters = [...written.normalize('NFC')].map((letter) => ({ letter, fit: inFont(letter) }));
  const out = letters.filter(({ fit }) => fit === null).map(({ letter }) => letter);
  const text = letters.map(({ fit }) => fit ?? '').join('');
  return {
    // A sign between two words leaves two spaces.
    text: out.length === 0 ? text : text.replaceAll(/ {2,}/g, ' ').trim(),
    lost: [...new Set(out.filter((letter) => !UNSEEN.test(letter)))],
  };
}

/** What papers with these texts leave out, each sign once. */
export const lostIn = (texts: readonly (string | null | undefined)[]): readonly string[] => [
  ...new Set(texts.flatMap((text) => printable(text ?? '').lost)),
];
