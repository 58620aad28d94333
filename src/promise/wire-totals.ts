import type { Totals } from '#src/api/contract/assumed/quoted.ts';
import type { Sums } from '#src/quoting/money/total.ts';

/** A total of the engine as the server sends one. */
export const wireTotals = (total: Sums): Totals => ({
  holds_iva: total.holdsIva,
  subtotal_centavos: total.subtotalCentavos,
  discount_centavos: 0,
  ...(total.own === undefined ? {} : { own_lines: [...total.own] }),
  freight_centavos: total.freightCentavos,
  ...(total.roundingCentavos === undefined ? {} : { rounding_centavos: total.roundingCentavos }),
  base_centavos: total.baseCentavos,
  iva_centavos: total.ivaCentavos,
  total_centavos: total.totalCentavos,
  deposit_centavos: total.depositCentavos,
  balance_centavos: total.balanceCentavos,
});
