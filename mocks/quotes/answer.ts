import { conflict } from '../requests/refusal.ts';
import type { QuoteRow } from '../rows/quote.ts';
import { changeQuote } from './change.ts';
import { statusOf } from './status.ts';

const refusals = {
  borrador: 'Esta cotización todavía no se envía.',
  vencida: 'Esta cotización ya venció: pide que la renueven.',
  aceptada: 'Esta cotización ya se aceptó.',
  rechazada: 'Esta cotización ya se rechazó.',
  convertida: 'Esta cotización ya es una orden.',
} as const;

const NEWER = 'Esta cotización cambió: revisa la versión nueva antes de contestar.';

/** Checks that the client saw the newest version. @throws Refusal 409 */
export function checkVersion(row: QuoteRow, seen: number): void {
  if (seen !== row.version) throw conflict(NEWER);
}

/** Checks that a quote awaits its client. @throws Refusal 409 */
export function checkOpen(row: QuoteRow): void {
  const status = statusOf(row);
  if (status !== 'enviada' && status !== 'vista') throw conflict(refusals[status]);
}

/** Whether the quote already has this answer. */
export const hasAnswer = ({ status }: QuoteRow, accept: boolean): boolean =>
  accept ? status === 'aceptada' || status === 'convertida' : status === 'rechazada';

/**
 * Saves the client's answer; repeating the same answer changes nothing.
 * @throws Refusal 409 when it has another answer or accepts none
 */
export async function answer(
  row: QuoteRow,
  accept: boolean,
  note: string | null,
  destination: Pick<QuoteRow, 'postal_code' | 'delivery'> = row,
): Promise<QuoteRow> {
  if (hasAnswer(row, accept)) return row;
  checkOpen(row);
  return changeQuote(row, 'answer', {
    status: accept ? 'aceptada' : 'rechazada',
    answered_at: new Date().toISOString(),
    answer_note: note === '' ? null : note,
    // A quote that names its place was priced to it.
    ...(accept
      ? { postal_code: row.postal_code ?? destination.postal_code, delivery: destination.delivery }
      : {}),
  });
}
