import { linkInHash } from '#machines/support/draft-link.ts';

/** Parameter of measures that were estimated from a photo. */
export const ESTIMATED_PARAM = 'estimada';

/** Parameter of the control that moves a window, by its id. */
export const CONTROL_PARAM = 'mando';

/** Parameters that describe a window: product, colour, measures in cm, and what moves it. */
export const windowParams = [
  ...['variante', 'color', 'familia', 'ancho', 'alto'],
  ...[ESTIMATED_PARAM, CONTROL_PARAM],
] as const;

/** Parameters that name a saved quote to edit, to duplicate, or for whose client another is made; or the record of a client. */
export const savedParams = ['editar', 'duplicar', 'para', 'ficha'] as const;

/** Parameter that starts a new quote. */
export const NEW_PARAM = 'nueva';

/** Parameter that names a quote in the outbox. */
export const UNSENT_PARAM = 'pendiente';

/** Parameter that opens the sheet of measures of a house. */
export const SHEET_PARAM = 'hoja';

/** The same with this value: its windows come from a list that is pasted or in a file. */
export const AS_LIST = 'lista';

/** Whether an address contains a window, a draft or a saved quote, starts a new quote, or opens the sheet of measures. */
export function hasContent({ search, hash }: Pick<Location, 'search' | 'hash'>): boolean {
  const query = new URLSearchParams(search);
  return (
    linkInHash(hash) !== null ||
    [...windowParams, ...savedParams, NEW_PARAM, UNSENT_PARAM, SHEET_PARAM].some((param) => query.has(param))
  );
}
