import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftFromLink, draftToLink } from '#src/api/draft-link.ts';
import { quotable } from '#src/content/quotable.ts';
import { placeOf } from '#src/features/delivery/place.ts';
import { draftOfSaved } from '#src/features/draft-windows/saved-draft.ts';
import { clientPrices } from '#src/features/quoted-windows/client-prices.ts';
import { totalRows } from '#src/features/quoted-windows/total-rows.ts';
import { marginText } from '#src/features/quotes/view/margin-text.ts';
import { promiseFor } from '#src/promise/promise.ts';
import { wireTotals } from '#src/promise/wire-totals.ts';
import { inTens } from '#src/quoting/money/rounding.ts';
import { sumsOf } from '#src/quoting/money/total.ts';
import { clientOf, visitor } from '../../mocks/support/client.ts';
import { save, sendOne } from '../../mocks/support/sent-quotes.ts';

const own = [
  { name: 'Instalación', centavos: 93_750, holdsIva: false },
  { name: 'Cliente frecuente', centavos: -21_300, holdsIva: true },
];
const terms = { depositBp: 3_700, freightCentavos: null, own, isRounded: true };

describe("a client's total in tens of pesos (B130)", () => {
  /**
   * By hand: 4,562.28 + 937.50 × 1.16 − 213.00 = 5,436.78, to tens 5,440.00; ÷ 1.16 = 4,689.655 → 4,689.66; deposit
   * 37 % = 2,012.80.
   */
  it('has its rounding as a row of its own, and IVA and deposit of what is paid', () => {
    const totals = wireTotals(sumsOf(456_228, true, 1_600, terms));
    expect(totalRows(totals).map(({ name, amount }) => `${name} ${amount}`)).toEqual([
      'Suma con IVA $4,562.28',
      'Instalación $1,087.50',
      'Cliente frecuente -$213.00',
      'Flete no incluido',
      'Redondeo $3.22',
      'Subtotal sin IVA $4,689.66',
      'IVA $750.34',
      'Total con IVA $5,440.00',
      'Anticipo al pedir $2,012.80',
      'Al entregar $3,427.20',
    ]);
    const placed = promiseFor(placeOf('97000')).totals(totals, 1_600);
    expect(placed.total_centavos).toBe(inTens(543_678 + (placed.freight_centavos ?? 0)));
    expect(placed.total_centavos).toBe(
      543_678 + (placed.freight_centavos ?? 0) + (placed.rounding_centavos ?? 0),
    );
  });

  it('is at most five pesos from its sum, and never of a cost', () => {
    const sums = fc.integer({ min: 0, max: 90_000_000 });
    fc.assert(
      fc.property(sums, fc.constantFrom(0, 800, 1_600), (subtotal, ivaBp) => {
        const plain = { depositBp: 3_700, freightCentavos: null };
        const rounded = sumsOf(subtotal, true, ivaBp, { ...plain, isRounded: true });
        expect(rounded.totalCentavos % 1_000).toBe(0);
        expect(rounded.totalCentavos).toBe(subtotal + (rounded.roundingCentavos ?? NaN));
        expect(Math.abs(rounded.roundingCentavos ?? NaN)).toBeLessThanOrEqual(500);
        expect(rounded.baseCentavos + rounded.ivaCentavos).toBe(rounded.totalCentavos);
        expect(rounded.depositCentavos + rounded.balanceCentavos).toBe(rounded.totalCentavos);
        expect(sumsOf(subtotal, false, ivaBp, { ...plain, isRounded: true })).toEqual(
          sumsOf(subtotal, false, ivaBp, plain),
        );
      }),
    );
  });

  it('is one in quote, link and order, and can be edited again', async () => {
    const client = await clientOf('distributor');
    const saved = await save(client, 'oro', { margin_bp: 3_700, rounded: true });
    const plain = await save(client, 'oro', { id: 'sin-redondeo', margin_bp: 3_700 });
    expect(saved.rounded).toBe(true);
    expect(saved.totals).toEqual(plain.totals);
    expect(saved.client_totals?.total_centavos).toBe(inTens(plain.client_totals?.total_centavos ?? NaN));
    expect(clientPrices(saved, quotable, true)?.totals).toEqual(saved.client_totals);
    expect(draftOfSaved(saved, quotable, 'cm').rounded).toBe(true);
    expect(draftOfSaved(plain, quotable, 'cm').rounded).toBeUndefined();
    const { share } = await client.request('sendQuote', { id: saved.id, revision: saved.revision });
    const shared = await visitor().request('sharedQuote', { share: share ?? '' });
    expect(shared.totals).toEqual(saved.client_totals);
    const { id, revision } = await client.request('quote', { id: saved.id });
    const { order_id } = await client.request('convertQuote', { id, revision, notes: '' });
    const orders = await client.request('orders', {});
    expect(orders.find((order) => order.id === order_id)?.client_totals).toEqual(saved.client_totals);
  });

  it('makes another version where it is asked for later, and the former keeps its own total', async () => {
    const { client, quote, share } = await sendOne({ margin_bp: 3_700 });
    const before = await visitor().request('sharedQuote', { share });
    await save(client, 'oro', { revision: quote.revision, margin_bp: 3_700, rounded: true });
    const now = await visitor().request('sharedQuote', { share });
    expect(now.version).toBe(before.version + 1);
    expect(now.totals.total_centavos).toBe(inTens(before.totals.total_centavos));
    expect(now.former.at(-1)?.totals).toEqual(before.totals);
  });

  it("is said of what is earned, and no business of the shop's administrators", async () => {
    const totals = wireTotals(sumsOf(456_228, true, 1_600, { ...terms, own: [] }));
    expect(marginText({ margin_bp: 3_700 }, totals)).toBe(', con tu margen de 37% y el redondeo');
    const client = await clientOf('distributor');
    const saved = await save(client, 'oro', { margin_bp: 3_700, rounded: true });
    const all = await (await clientOf('administrator')).request('networkQuotes', {});
    expect(all.find(({ id }) => id === saved.id)?.rounded).toBe(false);
    const linked = draftFromLink(draftToLink(draftOfSaved(saved, quotable, 'cm')));
    expect(linked).not.toHaveProperty('rounded', true);
  });
});
