import { listFields } from '#src/features/draft-windows/list-fields.ts';

/** What a field is called: "Ancho". */
export const titleOf = (field: string): string => listFields.find(({ key }) => key === field)?.title ?? field;
