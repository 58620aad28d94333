import type { PricedDraftWindow } from '#src/features/draft-windows/price-window.ts';
import { secondMeasure } from '#src/features/window-words/piece-words.ts';
import { readSpoken } from '#src/reading/spoken.ts';
import { valueIn, type Reading } from './cells.ts';
import { measureOf, type Column, type ColumnKey } from './columns.ts';
import { cellId } from './paste.ts';

/** Whether what is in a cell is wrong; an empty one is not. */
export function wrongIn({ window, reading }: PricedDraftWindow, key: ColumnKey, context: Reading): boolean {
  const { problems } = reading;
  const measure = measureOf(key);
  if (measure !== null) {
    const typed = valueIn(key, window, context);
    if (typed.trim() === '') return false;
    // Of three, each is wrong by itself; of two sides, one may be asked about because of the other.
    return context.isThrice
      ? 'problem' in readSpoken(typed, context.unit)
      : problems[measure.side === 'widths' ? 'width' : 'height'] !== undefined;
  }
  if (key === 'quantity') return problems.quantity !== undefined && problems.quantity !== 'empty';
  if (key === 'cloth') return problems.variant === 'withdrawn';
  return key === 'colour' && problems.color === 'withdrawn';
}

/** The columns of a window in which a pasted text could not be read. */
export const unreadIn = (
  { window }: PricedDraftWindow,
  unread: ReadonlyMap<string, string>,
  columns: readonly Column[],
): readonly { readonly column: Column; readonly text: string }[] =>
  columns.flatMap((column) => {
    const text = unread.get(cellId(window.key, column.key));
    return text === undefined ? [] : [{ column, text }];
  });

/** Whether something is said below a row. */
export function hasProblems(
  priced: PricedDraftWindow,
  unread: ReadonlyMap<string, string>,
  columns: readonly Column[],
): boolean {
  const { width, height, quantity, variant, color } = priced.reading.problems;
  return (
    priced.outcome?.kind === 'refusal' ||
    [width, height].some((problem) => problem !== undefined && problem.code !== 'empty') ||
    (quantity !== undefined && quantity !== 'empty') ||
    variant === 'withdrawn' ||
    color === 'withdrawn' ||
    unreadIn(priced, unread, columns).length > 0
  );
}

/** Why a window has no price, in a few words. */
export function sayState({ window, reading: { problems }, outcome }: PricedDraftWindow): string {
  if (outcome?.kind === 'refusal') return 'No cabe así';
  if (problems.variant !== undefined)
    return problems.variant === 'missing' ? 'Falta la tela' : 'Cambia la tela';
  if (problems.width?.code === 'empty') return 'Falta el ancho';
  if (problems.height?.code === 'empty') return `Falta ${secondMeasure(window.family).the}`;
  if (problems.quantity === 'empty') return 'Faltan las piezas';
  return 'Revisa el dato';
}
