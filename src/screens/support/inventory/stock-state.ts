/** The figures that a state is read from. A null is a figure that the server did not send, which is not zero. */
export interface Figures {
  readonly total: number | null;
  readonly reserved: number | null;
  readonly free: number | null;
  readonly threshold: number | null;
}

/** How an article stands, the most urgent first. */
export const stockStates = ['agotado', 'por-agotarse', 'suficiente', 'sin-dato'] as const;
export type StockState = (typeof stockStates)[number];

export const stateNames: Readonly<Record<StockState, string>> = {
  agotado: 'Agotado',
  'por-agotarse': 'Por agotarse',
  suficiente: 'Suficiente',
  'sin-dato': 'Sin dato',
};

/** What can be sold today: as the server says, else what is there less what is spoken for, where both are known. */
export function freeOf({ free, total, reserved }: Figures): number | null {
  if (free !== null) return free;
  return total === null || reserved === null ? null : total - reserved;
}

/** How an article stands by its threshold. Where nothing is left it is sold out whatever else is not known. */
export function stateOf(figures: Figures): StockState {
  const free = freeOf(figures);
  if (free === null) return figures.total !== null && figures.total <= 0 ? 'agotado' : 'sin-dato';
  if (free <= 0) return 'agotado';
  if (figures.threshold === null) return 'sin-dato';
  return free < figures.threshold ? 'por-agotarse' : 'suficiente';
}
