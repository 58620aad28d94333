import type { QuoteStatus, SavedQuote } from '#src/api/contract/assumed/quotes.ts';

type Changing = Pick<SavedQuote, 'status' | 'version' | 'asked_change'>;

const reached: Readonly<Record<QuoteStatus, string>> = {
  borrador: 'es un borrador otra vez',
  enviada: 'ya se compartió',
  vista: 'la abrieron',
  aceptada: 'la aceptaron',
  rechazada: 'la rechazaron',
  vencida: 'venció',
  convertida: 'ya es una orden',
};

function whatChanged(before: Changing, now: Changing): string {
  if (now.asked_change !== null && now.asked_change.at !== before.asked_change?.at)
    return 'pidieron un cambio';
  if (now.version !== before.version) return 'hay una versión nueva';
  return now.status === before.status ? 'cambió' : reached[now.status];
}

/** What happened to a quote while it was open: "Se acaba de actualizar: la aceptaron." */
export const newsText = (before: Changing, now: Changing): string =>
  `Se acaba de actualizar: ${whatChanged(before, now)}.`;
