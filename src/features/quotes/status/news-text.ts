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

/** What happened to a quote while it was open: "la aceptaron"; null where nothing did. */
export function newsText(before: Changing | null, now: Changing): string | null {
  if (before === null) return null;
  if (now.asked_change !== null && now.asked_change.at !== before.asked_change?.at)
    return 'pidieron un cambio';
  if (now.version !== before.version) return 'hay una versión nueva';
  return now.status === before.status ? 'cambió' : reached[now.status];
}
