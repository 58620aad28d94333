import type { QuoteStatus } from '#src/api/contract/assumed/quotes.ts';

/** The name of each status, in the order that a quote goes through them. */
export const statusNames: Readonly<Record<QuoteStatus, string>> = {
  borrador: 'Borrador',
  enviada: 'Enviada',
  vista: 'Vista',
  aceptada: 'Aceptada',
  rechazada: 'Rechazada',
  vencida: 'Vencida',
  convertida: 'Convertida',
};

const order = Object.keys(statusNames);

/** The index of a status in that order. */
export const statusRank = (status: QuoteStatus): number => order.indexOf(status);
