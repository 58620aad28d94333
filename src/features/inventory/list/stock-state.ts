/** The amounts that a state is derived from. null means not sent by the server, which is not zero. */
export interface Figures {
  readonly total: number | null;
  readonly reserved: number | null;
  readonly free: number | null;
  readonly threshold: number | null;
}

/** The stock states of an article, the most urgent first. */
export const stockStates = ['agotado', 'por-agotarse', 'suficiente', 'sin-dato'] as const;
export type StockState = (typeof stockStates)[number];

export const stateNames: Readonly<Record<StockState, string>> = {
  agotado: 'Agotado',
  'por-agotarse': 'Por agotarse',
  suficiente: 'Suficiente',
  'sin-dato': 'Sin dato',
};

/** The free stock: the server's amount, else total less reserved when both are known. */
export function freeOf({ free, total, reserved }: Figures): number | null {
  if (free !== null) return free;
  return total === null || reserved === null ? null : total - reserved;
}

/** The state of an article by its threshold. Without stock it is sold out, even when other amounts are not known. */
export function stateOf(figures: Figures): StockState {
  const free = freeOf(figures);
  if (free === null) return figures.total !== null && figures.total <= 0 ? 'agotado' : 'sin-dato';
  if (free <= 0) return 'agotado';
  if (figures.threshold === null) return 'sin-dato';
  return free < figures.threshold ? 'por-agotarse' : 'suficiente';
}
