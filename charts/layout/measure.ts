/**
 * Advance widths of Roboto in thousandths of the font size, the wider of regular and medium, rounded up to ten.
 * Measured once in a browser, so that every machine makes the same drawing.
 */
const ROBOTO: Readonly<Record<number, string>> = {
  180: "'",
  230: ',',
  240: ';',
  250: ' |',
  260: 'ijl',
  270: '!:¡',
  280: '.[]',
  290: 'I·',
  330: '"`',
  340: '-t{}',
  350: '()',
  360: 'fr',
  420: '/\\',
  430: '^',
  450: '*',
  460: '_',
  490: '?y¿«»',
  500: 'v',
  510: '<xz',
  520: 's',
  530: '>ck',
  540: 'e×',
  550: 'La',
  560: 'FJhnu',
  570: '$+0123456789=Ebdgpq',
  580: 'o',
  610: 'STZ',
  620: '#Y',
  630: 'R',
  640: 'BKPX',
  650: '&V',
  660: 'CDU–',
  670: 'A',
  690: 'GOQ~',
  710: '…',
  720: 'HN',
  740: '%',
  760: 'w',
  880: 'Mm',
  890: 'W',
  900: '@',
};

const advances = new Map(
  Object.entries(ROBOTO).flatMap(([advance, characters]) =>
    [...characters].map((character) => [character, Number(advance) / 1000] as const),
  ),
);

/** Width of a character without an entry: that of the widest letter. */
const UNKNOWN = 0.9;

/** Advance width of common monospaced fonts. */
const MONO = 0.605;

/** Width of a text in the page's font. Accents add no width. */
export function widthOf(text: string, size: number): number {
  const letters = text.normalize('NFD').replaceAll(/\p{Mn}/gu, '');
  return [...letters].reduce((sum, letter) => sum + (advances.get(letter) ?? UNKNOWN) * size, 0);
}

/** Width of a text in the monospaced font. */
export const monoWidthOf = (text: string, size: number) => [...text].length * MONO * size;

/** Breaks a text into the fewest lines that fit, with lengths as even as possible. */
export function wrap(text: string, size: number, widest: number): readonly string[] {
  const words = text.split(' ');
  const fewest = fill(words, size, widest);
  // The narrowest width that needs no further line.
  for (let measure = widest / 2; measure < widest; measure += size / 2) {
    const lines = fill(words, size, measure);
    if (lines.length <= fewest.length && lines.every((line) => widthOf(line, size) <= widest)) return lines;
  }
  return fewest;
}

function fill(words: readonly string[], size: number, measure: number): readonly string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = lines.length === 0 ? word : `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length > 0 && widthOf(longer, size) <= measure) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}
