import { rowColumns } from './row-columns.ts';

/** What a column of somebody's list may hold: what ours hold, and what people write in another form. */
export const listFields = [...rowColumns, { key: 'size', title: 'Ancho × alto' }] as const;

export type ListField = (typeof listFields)[number]['key'];
