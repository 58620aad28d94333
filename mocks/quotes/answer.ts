import { pricesOfClient } from '../pricing/buyers.ts';
import { priceWindows } from '../pricing/price-windows.ts';
import { conflict, refuseAny } from '../requests/refusal.ts';
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
 * Parts the windows of a quote into those that its client wants and those that they leave out.
 * @param keys of the windows that are left out
 * @throws Refusal 422 when one of them is not optional, none is left, or a discount is more than what is left
 */
export function chosenWindows(
  row: QuoteRow,
  keys: readonly string[],
): Required<Pick<QuoteRow, 'windows' | 'left_out'>> {
  const isLeftOut = ({ key }: QuoteRow['windows'][number]) => keys.includes(key);
  const left_out = row.windows.filter(isLeftOut);
  const windows = row.windows.filter((window) => !isLeftOut(window));
  const refuse = (sentence: string) => {
    refuseAny({ left_out: [sentence] });
  };
  if (left_out.length !== keys.length || left_out.some(({ optional }) => optional !== true)) {
    refuse('Solo puedes dejar fuera las ventanas opcionales.');
  }
  if (windows.length === 0) refuse('Deja por lo menos una ventana.');
  const { totals } = priceWindows(windows, pricesOfClient(row, row), row.postal_code);
  if (totals.total_centavos < 0) refuse('Con el descuento no puedes dejar fuera tanto: pide un cambio.');
  return { windows, left_out };
}

/**
 * Saves the client's answer; repeating the same answer changes nothing.
 * @throws Refusal 409 when it has another answer or accepts none
 */
export async function answer(
  row: QuoteRow,
  accept: boolean,
  note: string | null,
  accepted: Pick<QuoteRow, 'postal_code' | 'delivery' | 'windows' | 'left_out'> = row,
): Promise<QuoteRow> {
  if (hasAnswer(row, accept)) return row;
  checkOpen(row);
  return changeQuote(row, 'answer', {
    status: accept ? 'aceptada' : 'rechazada',
    answered_at: new Date().toISOString(),
    answer_note: note === '' ? null : note,
    // A quote that names its place was priced to it.
    ...(accept
      ? {
          postal_code: row.postal_code ?? accepted.postal_code,
          delivery: accepted.delivery,
          windows: accepted.windows,
          left_out: accepted.left_out ?? [],
        }
      : {}),
  });
}
