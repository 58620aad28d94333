import type { Fault } from '#machines/quick-order/quick-order.machine.ts';
import { rowColumns, type RowColumnKey } from '#src/features/draft-windows/row-columns.ts';

/** A place of the review's table, with the fields that it shows. */
export interface RowPlace {
  readonly title: string;
  readonly fields: readonly RowColumnKey[];
}

const shown = [
  { title: 'Ubicación', fields: ['name'] },
  { title: 'Tela y color', fields: ['fabric', 'colour'] },
  { title: 'Medida y piezas', fields: ['width', 'height', 'quantity'] },
  { title: 'Cómo va', fields: ['mount', 'side', 'control'] },
] as const satisfies readonly RowPlace[];

const ofShown = new Set<string>(shown.flatMap(({ fields }) => fields));

/** The places of the table, from the first to the last: what has none of its own is in the last. */
export const rowPlaces: readonly RowPlace[] = [
  ...shown,
  { title: 'Además', fields: rowColumns.flatMap(({ key }) => (ofShown.has(key) ? [] : [key])) },
];

/** The fields that a person changes in any row; the others where something is wrong with them. */
export const mainFields: readonly RowColumnKey[] = shown.flatMap(({ fields }) => fields);

/** The faults of a field. */
export const faultsAt = (faults: readonly Fault[], field: RowColumnKey): readonly Fault[] =>
  faults.filter(({ at }) => at === field);
