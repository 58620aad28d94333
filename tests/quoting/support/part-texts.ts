import { cutTables } from '#src/content/cuts/cut-tables.ts';
import { quotable } from '#src/content/quotable.ts';
import { partsOfLine } from '#src/quoting/cuts/parts-of-line.ts';
import type { Parts } from '#src/quoting/cuts/parts.ts';
import type { Size } from '#src/quoting/measures/size.ts';
import type { CutEntry } from '../cut-book.ts';

const inMm = ({ widthMm, heightMm }: Size) => `${String(widthMm)} × ${String(heightMm)}`;

/** "2 of 3497 × 1635", or unequal cuts one by one. */
function cutsText(cuts: readonly Size[]): string {
  const texts = cuts.map(inMm);
  const [first = ''] = texts;
  return texts.length > 1 && new Set(texts).size === 1
    ? `${String(texts.length)} of ${first}`
    : texts.join(' + ');
}

/** The parts of a piece, in words and millimetres. */
export const partTexts = ({ cloths, bars, sheets, pieces }: Parts): readonly string[] => [
  ...cloths.map(({ finished, cuts, isTurned, rollMm, count }) =>
    [
      `${String(count)} cloth of ${inMm(finished)}, cut ${cutsText(cuts)}`,
      ...(isTurned ? ['turned'] : []),
      ...(rollMm === null ? [] : [`roll ${String(rollMm)}`]),
    ].join(', '),
  ),
  ...bars.map(({ part, lengthMm, count }) => `${String(count)} ${part} of ${String(lengthMm)}`),
  ...sheets.map(({ part, count, ...size }) => `${String(count)} ${part} of ${inMm(size)}`),
  ...pieces.map(({ part, count }) => `${String(count)} ${part}`),
];

/** The parts of an example, from the products and tables that are sold. */
export function partsOfEntry({ variant: slug, line, mount, controlMm }: Omit<CutEntry, 'parts' | 'name'>) {
  const variant = quotable.variantOf(slug);
  const table = cutTables[slug];
  if (variant === undefined || table === undefined) throw new Error(`${slug} is not sold`);
  return partsOfLine(
    { line, mount, fitting: controlMm === undefined ? {} : { controlMm } },
    variant.product,
    table,
  );
}
