/** Names under which the browser stores what somebody typed, chose or saved. Their keys depend on the owner. */

/** Whose something is: the id of a person, or whoever uses the browser without a session. */
export type Owner = number | 'visitor';

/** Key of an owner's entry: a visitor's has the name alone. */
export const ownKey = (name: string, owner: Owner): string =>
  owner === 'visitor' ? name : `${name}-${String(owner)}`;

/** Quotes that are being put together (`draft-store.ts`). */
export const DRAFTS = 'rollux-cotizacion';

/** Quotes that were saved without a connection (`outbox-store.ts`). */
export const OUTBOX = 'rollux-por-enviar';

/** Products that a person likes (`favourite-store.ts`). */
export const FAVOURITES = 'rollux-favoritos';

/** Samples that a person chose (`sample-store.ts`). */
export const SAMPLES = 'rollux-muestras';

/** Where a person wants things delivered (`place-store.ts`). */
export const PLACES = 'rollux-entrega';

/** Requests that were sent from this browser (`work-store.ts`). */
export const SENT = 'rollux-enviadas';

/** Who sends requests, if they asked to be remembered (`sender-store.ts`). */
export const SENDERS = 'rollux-remitente';

/** What a visitor's quote came to (`work-store.ts`). */
export const TOTALS = 'rollux-total';

/** What a person set aside of what waits for them (`panel/aside-store.ts`). */
export const SET_ASIDE = 'rollux-pendientes';

/** What a person has seen of what waits for them (`panel/seen-store.ts`). */
export const SEEN = 'rollux-avisos';

/** Filters of lists that a person named (`panel/views-store.ts`). */
export const SAVED_VIEWS = 'rollux-vistas';

/** How a dealer last made a client's price (`margin-store.ts`). */
export const MARGINS = 'rollux-margen';

/** What the columns of a dealer's lists of clients were taken for (`panel/client-columns-store.ts`). */
export const CLIENT_COLUMNS = 'rollux-columnas-clientes';

/** What a visitor has becomes the person's who logs in. */
export const ADOPTED = [DRAFTS, FAVOURITES, SAMPLES, PLACES, SENT] as const;

/** What has an owner. */
export const OWNED = [
  ...ADOPTED,
  OUTBOX,
  SET_ASIDE,
  SEEN,
  SENDERS,
  SAVED_VIEWS,
  MARGINS,
  CLIENT_COLUMNS,
] as const;
