import type { QuoteStatus } from '#src/api/contract/assumed/quotes.ts';

/** What each status is called, in the order in which a quote comes through them. */
export const statusWords: Readonly<Record<QuoteStatus, string>> = {
  borrador: 'Borrador',
  enviada: 'Enviada',
  vista: 'Vista',
  aceptada: 'Aceptada',
  rechazada: 'Rechazada',
  vencida: 'Vencida',
  convertida: 'Convertida',
};

const order = Object.keys(statusWords);

/** Place of a status in that order. */
export const statusRank = (status: QuoteStatus): number => order.indexOf(status);
