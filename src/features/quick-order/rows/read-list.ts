import type { ListReading, ListReadInput } from '#machines/quick-order/quick-order.machine.ts';
import { recallColumns } from '#machines/support/known-columns.ts';
import { fabricTypes } from '#src/content/fabric-types.ts';
import type { Quotable } from '#src/content/quotable.ts';
import { clothAndColour } from '#src/features/draft-windows/cloth-and-colour.ts';
import { fieldsOf } from '#src/features/draft-windows/headings.ts';
import { readSheets } from '#src/features/sheets/read-sheets.ts';
import { titledSheet } from '#src/features/sheets/titled-sheet.ts';
import { plainName } from '#src/format/plain-name.ts';
import { openList, type FieldOfCells, type Remember } from '../columns/open-list.ts';
import { catalogNames } from './catalog-names.ts';
import { readRows, rowReader } from './read-rows.ts';

/** Cells that tell what a column holds. */
const MOST_TRIED = 50;

/** Kinds of cloths in one word: who names no cloth of ours is asked which they mean. */
const kinds = fabricTypes.map(({ name }) => plainName(name).replace(/s$/, ''));

/** A column whose cells are mostly names of our cloths holds cloths, whatever its heading; without one, colours too. */
function fieldOfCells(quotable: Quotable): FieldOfCells {
  const { variants } = catalogNames(quotable);
  const isCloth = (cell: string) =>
    variants.has(plainName(cell)) ||
    clothAndColour(cell, (name) => variants.get(name)) !== null ||
    kinds.some((kind) => plainName(cell).startsWith(kind));
  const colours = new Set(
    quotable.variants.flatMap((variant) =>
      variant.colours.flatMap(({ name, code, slug }) => [name, code, slug].map(plainName)),
    ),
  );
  return (cells, isUntitled) => {
    const tried = cells.filter((cell) => cell !== '').slice(0, MOST_TRIED);
    const isMostly = (isOne: (cell: string) => boolean) => tried.filter(isOne).length > tried.length / 2;
    if (isMostly(isCloth)) return 'fabric';
    return isUntitled && isMostly((cell) => colours.has(plainName(cell))) ? 'colour' : null;
  };
}

/**
 * Opens a list to find its columns; with decided columns reads its rows.
 * @param bytes those of its file; null for one that is too large
 */
export async function readList(
  { source: { file, key }, taking, list, mended, signal, onProgress }: ListReadInput,
  bytes: Uint8Array<ArrayBuffer> | null,
  remember: Remember = recallColumns,
): Promise<ListReading> {
  const [sheets, { quotable }] = await Promise.all([
    readSheets(file, bytes, list?.taken ?? taking, signal),
    import('#src/content/quotable.ts'),
  ]);
  if ('what' in sheets) return sheets;
  if (list === null) return openList(sheets, taking, remember, fieldOfCells(quotable));
  const titled = titledSheet(sheets, list.taken, fieldsOf);
  return {
    rows: await readRows({ titled, readOne: rowReader(list, quotable, key), mended, signal, onProgress }),
  };
}
