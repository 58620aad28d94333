import type { FailedRow } from '#machines/quick-order/quick-order.machine.ts';
import { rowColumns, type WindowRow } from '#src/features/draft-windows/row-columns.ts';
import type { CsvColumn } from '#src/lists/csv.ts';

/** Column with the reasons in the file of failed rows; ignored when that file is uploaded. */
const REASON = 'Motivo';

/** Columns that few windows need. */
const rare = {
  ...{ motor: '', remotes: '', extras: '', cloths: '', lay: '', rollWidth: '' },
  ...{ askedWidth: '', askedHeight: '', beside: '', widths: '', heights: '', diagonals: '' },
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

/** Columns of failed rows: those of their file, and the reasons. */
export function failedColumns(rows: readonly FailedRow[]): readonly CsvColumn<FailedRow>[] {
  // A row may have fewer cells than its file has headings, or more.
  const all = new Set(rows.flatMap(({ cells }) => Object.keys(cells)));
  const headings = [...all].filter((heading) => heading.toLowerCase() !== REASON.toLowerCase());
  return [
    ...headings.map((title) => ({ title, value: ({ cells }: FailedRow) => cells[title] ?? '' })),
    { title: REASON, value: ({ reasons }) => reasons.join(' ') },
  ];
}
