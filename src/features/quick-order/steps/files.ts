import { type ListColumn, type ListRow } from '#machines/quick-order/quick-order.machine.ts';
import { IGNORED } from '#machines/support/list-file.ts';
import { rowColumns, type WindowRow } from '#src/features/draft-windows/row-columns.ts';
import type { CsvColumn } from '#src/lists/csv.ts';
import { REASON } from '../columns/open-list.ts';
import { SEEN } from '../rows/surplus.ts';

/** Columns that few windows need. */
const rare = {
  ...{ motor: '', remotes: '', safety: '', extras: '', cloths: '', lay: '', rollWidth: '' },
  ...{ askedWidth: '', askedHeight: '', beside: '', widths: '', heights: '', diagonals: '', note: '' },
};

/** Rows that show the options of each column. */
export const sampleRows: readonly WindowRow[] = [
  {
    ...rare,
    name: 'Sala',
    fabric: 'Blackout Lino',
    colour: 'Arena',
    width: '180',
    height: '210',
    unit: 'cm',
    quantity: '2',
    mount: 'dentro',
    control: 'Cadena',
    gallery: '',
    side: 'derecha',
    controlLength: '150',
    roll: 'normal',
    fixing: 'techo',
    hardware: 'blanco',
    bar: 'a la vista',
    installation: 'sí',
  },
  {
    ...rare,
    name: 'Recámara 1',
    fabric: 'Screen 3 %',
    colour: 'ES-301',
    width: '1.45',
    height: '1.60',
    unit: 'm',
    quantity: '1',
    mount: 'fuera',
    control: 'Motor de batería',
    gallery: 'Galería de aluminio',
    side: 'izquierda',
    controlLength: '',
    roll: 'invertida',
    fixing: 'muro',
    hardware: 'negro',
    bar: 'forrado con la tela',
    installation: 'no',
  },
  {
    ...rare,
    name: 'Terraza',
    fabric: 'Oporto Acrílica',
    colour: 'Crema',
    width: '3500',
    height: '2030',
    unit: 'mm',
    quantity: '1',
    mount: '',
    control: 'Manivela',
    gallery: '',
    side: 'izquierda',
    controlLength: '180',
    roll: '',
    fixing: 'muro',
    hardware: 'blanco',
    bar: '',
    installation: 'sí',
  },
];

export const sampleColumns: readonly CsvColumn<WindowRow>[] = rowColumns.map(({ key, title }) => ({
  title,
  value: (row) => row[key],
}));

/**
 * Columns of rows that were not added: all of their file, with what was mended, and the reasons. What was typed into a
 * field without a column gets one.
 */
export function failedColumns(
  columns: readonly ListColumn[],
  rows: readonly ListRow[],
): readonly CsvColumn<ListRow>[] {
  const places = new Set(columns.map(({ at }) => at));
  const widest = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const isUsed = (at: number) => rows.some(({ cells }) => (cells[at] ?? '').trim() !== '');
  const surplus = Array.from({ length: widest }, (_, at) => at).filter((at) => !places.has(at) && isUsed(at));
  const fields = new Set(rows.flatMap(({ mended }) => Object.keys(mended)));
  const others = rowColumns.filter(({ key }) => fields.has(key) && !columns.some(({ as }) => as === key));
  return [
    ...columns
      .filter(({ heading, as }) => as !== IGNORED || heading.toLowerCase() !== REASON.toLowerCase())
      .map(({ at, as, heading }) => ({
        title: heading,
        value: ({ cells, mended }: ListRow) => (as === null ? undefined : mended[as]) ?? cells[at] ?? '',
      })),
    ...surplus.map((at) => ({
      title: `Columna ${String(at + 1)}`,
      value: ({ cells, mended }: ListRow) => (mended[SEEN] === undefined ? (cells[at] ?? '') : ''),
    })),
    ...others.map(({ key, title }) => ({ title, value: ({ mended }: ListRow) => mended[key] ?? '' })),
    { title: REASON, value: ({ faults }) => faults.map(({ says }) => says).join(' ') },
  ];
}
