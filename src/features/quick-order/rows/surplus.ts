import { type Fault, type ListColumn } from '#machines/quick-order/quick-order.machine.ts';
import { IGNORED, type Offer } from '#machines/support/list-file.ts';
import { titleOf } from '../columns/fields.ts';

/** Marks a row whose superfluous cells a person has seen. */
export const SEEN = 'seen';

const WHOLE = /^\d{1,4}$/;
const DECIMALS = /^\d{1,2}$/;

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

/** A row with more cells than its list has columns: a decimal comma may have made two of one. */
export function surplusFault(cells: readonly string[], columns: readonly ListColumn[]): Fault {
  const used = cells.findLastIndex((cell) => cell.trim() !== '') + 1;
  const surplus = used - columns.length;
  const ways = surplus > 0 && surplus <= 2 ? joined(cells.slice(0, used), surplus, 0) : [];
  const offers = ways.flatMap((way) => offerOf(way, cells, columns) ?? []);
  return {
    at: null,
    kind: offers.length === 1 ? 'decimal-comma' : null,
    says: `Trae ${String(used)} celdas y los encabezados son ${String(columns.length)}. ${
      offers.length === 0
        ? 'Si usas coma decimal, escribe la medida con punto o entre comillas.'
        : '¿Una coma decimal partió una medida?'
    }`,
    offers,
  };
}
