import { rowColumns } from './row-columns.ts';

/** What a column of somebody's list may hold: what ours hold, and what people write in another form. */
export const listFields = [
  ...rowColumns,
  { key: 'size', title: 'Ancho × alto' },
  { key: 'width1', title: 'Ancho 1' },
  { key: 'width2', title: 'Ancho 2' },
  { key: 'width3', title: 'Ancho 3' },
  { key: 'height1', title: 'Alto 1' },
  { key: 'height2', title: 'Alto 2' },
  { key: 'height3', title: 'Alto 3' },
] as const;

/** Three measures of each side, as a recess is measured. */
export const thrice = {
  width: ['width1', 'width2', 'width3'],
  height: ['height1', 'height2', 'height3'],
} as const satisfies Record<string, readonly ListField[]>;

export type ListField = (typeof listFields)[number]['key'];
