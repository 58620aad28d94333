import { rowColumns } from '#src/features/draft-windows/row-columns.ts';

/** What a field is called: "Ancho". */
export const titleOf = (field: string): string => rowColumns.find(({ key }) => key === field)?.title ?? field;
