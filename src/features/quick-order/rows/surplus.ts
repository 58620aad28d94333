import { type Fault, type ListColumn } from '#machines/quick-order/quick-order.machine.ts';
import { IGNORED, type Offer } from '#machines/support/list-file.ts';
import { MOST_PIECES } from '#src/quoting/most-pieces.ts';
import { readMeasure } from '#src/reading/measure.ts';
import { readCount } from '#src/reading/number.ts';
import type { LengthUnit } from '#src/reading/unit.ts';
import { titleOf } from '../columns/fields.ts';

/** Marks a row whose superfluous cells a person has seen. */
export const SEEN = 'seen';

const WHOLE = /^\d{1,4}$/;
const DECIMALS = /^\d{1,2}$/;

/** More commas than these are not looked for in a row. */
const MOST_SPLIT = 2;

/** All ways to take a number of pairs of neighbours for one number each, with a comma inside. */
function joined(cells: readonly string[], pairs: number, from: number): readonly (readonly string[])[] {
  if (pairs === 0) return [cells];
  const ways: (readonly string[])[] = [];
  for (let at = from; at + 1 < cells.length; at += 1) {
    const [one = '', other = ''] = [cells[at]?.trim(), cells[at + 1]?.trim()];
    if (!WHOLE.test(one) || !DECIMALS.test(other)) continue;
    const next = [...cells.slice(0, at), `${one}.${other}`, ...cells.slice(at + 2)];
    ways.push(...joined(next, pairs - 1, at + 1));
  }
  return ways;
}

const measures: readonly (string | null)[] = ['width', 'height', 'askedWidth', 'askedHeight', 'rollWidth'];

/** What a way says where it differs, when only measures have got a comma; null when it is none. */
function offerOf(
  way: readonly string[],
  cells: readonly string[],
  columns: readonly ListColumn[],
): Offer | null {
  const changed = columns.flatMap(({ as, at: place }) => {
    const text = way[place]?.trim() ?? '';
    return as === null || as === IGNORED || text === (cells[place] ?? '').trim() ? [] : [[as, text] as const];
  });
  const isOfMeasures = changed.every(([as, text]) => !text.includes('.') || measures.includes(as));
  if (changed.length === 0 || !isOfMeasures) return null;
  return {
    says: changed.map(([as, text]) => `${titleOf(as)} ${text === '' ? 'vacío' : text}`).join(' · '),
    cells: { ...Object.fromEntries(changed), [SEEN]: 'sí' },
  };
}

/** What tells whether a way to read a row is one that somebody meant. */
interface Reading {
  readonly columns: readonly ListColumn[];
  /** That of measures without one. */
  readonly unit: LengthUnit;
}

/** Columns of numbers: nobody wonders about one there. */
const numbers: readonly (string | null)[] = [...measures, 'quantity', 'cloths', 'beside'];

/** Whether a column may do without the number that it has: a note, an installation that is 1. */
const mayLack = (as: ListColumn['as'], number: string) => WHOLE.test(number) && !numbers.includes(as);

/** Whether a way empties no more than a column that may lack its number, and its sides and pieces can be what they are. */
function isMeant(way: readonly string[], cells: readonly string[], { columns, unit }: Reading): boolean {
  const isTooLong = cells.length > columns.length;
  return columns.every(({ as, at, unit: own }) => {
    const text = way[at]?.trim() ?? '';
    const before = cells[at]?.trim() ?? '';
    if (text === '' && before !== '') return as === IGNORED || as === null ? isTooLong : mayLack(as, before);
    if (as === 'quantity') return text === '' || 'value' in readCount(text, MOST_PIECES);
    if (as !== 'width' && as !== 'height') return true;
    const read = readMeasure(text, own ?? unit);
    return 'mm' in read || 'mm' in read.problem;
  });
}

/** The ways to read a row in which decimal commas split measures, the fewest commas first. */
function offersOf(cells: readonly string[], least: number, reading: Reading): readonly Offer[] {
  const pairs = Array.from({ length: MOST_SPLIT - least + 1 }, (_, more) => least + more);
  return pairs.flatMap((count) =>
    joined(cells, count, 0)
      .filter((way) => isMeant(way, cells, reading))
      .flatMap((way) => offerOf(way, cells, reading.columns) ?? []),
  );
}

const usedIn = (cells: readonly string[]) =>
  cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1);

/** A row with more cells than its list has columns: a decimal comma may have made two of one. */
export function surplusFault(cells: readonly string[], reading: Reading): Fault {
  const used = usedIn(cells);
  const { length } = reading.columns;
  const surplus = used.length - length;
  const offers = surplus > 0 && surplus <= MOST_SPLIT ? offersOf(used, surplus, reading) : [];
  return {
    at: null,
    kind: offers.length === 1 ? 'decimal-comma' : null,
    says: `Trae ${String(used.length)} celdas y los encabezados son ${String(length)}. ${
      offers.length === 0
        ? 'Si usas coma decimal, escribe la medida con punto o entre comillas.'
        : '¿Una coma decimal partió una medida?'
    }`,
    offers,
  };
}

/**
 * A row of a list with commas that has no cell too many, but a number in a column that may be empty: a decimal comma may
 * have split a measure before it. Null where only one reading is possible.
 */
export function splitFault(cells: readonly string[], reading: Reading): Fault | null {
  // Nobody writes decimals of millimetres.
  if (reading.unit === 'mm') return null;
  const offers = offersOf(usedIn(cells), 1, reading);
  if (offers.length === 0) return null;
  const textOf = (field: string) =>
    cells[reading.columns.find((column) => column.as === field)?.at ?? -1]?.trim() ?? '';
  const emptied = offers.flatMap(({ cells: changed }) =>
    Object.keys(changed).filter((as) => changed[as] === ''),
  );
  const asItComes = reading.columns.flatMap(({ as }) =>
    as === 'width' || as === 'height' || as === 'quantity' || (as !== null && emptied.includes(as))
      ? [`${titleOf(as)} ${textOf(as)}`]
      : [],
  );
  return {
    at: null,
    kind: offers.length === 1 ? 'decimal-comma-or-note' : null,
    says: '¿Una coma decimal partió una medida, o está bien como viene?',
    offers: [
      ...offers,
      {
        says: `Como viene: ${asItComes.join(' · ')}`,
        cells: { [SEEN]: 'sí' },
      },
    ],
  };
}
