import { describe, expect, it } from 'vitest';
import type { DraftOwnLine } from '#src/api/draft.ts';
import { quotable } from '#src/content/quotable.ts';
import { placeOf } from '#src/features/delivery/place.ts';
import { draftOfSaved } from '#src/features/draft-windows/saved-draft.ts';
import { totalRows } from '#src/features/quoted-windows/total-rows.ts';
import { promiseFor } from '#src/promise/promise.ts';
import { wireTotals } from '#src/promise/wire-totals.ts';
import { sumsOf } from '#src/quoting/money/total.ts';
import { firstWrong, readOwnLines } from '#src/screens/storefront/cotizador/finish/own-lines.ts';
import { clientOf, failureOf, visitor } from '../../mocks/support/client.ts';
import { save, sendOne } from '../../mocks/support/sent-quotes.ts';

const line = (typed: Partial<DraftOwnLine>): DraftOwnLine => ({
  ...{ key: 'uno', name: 'Instalación', amount: '937.50', kind: 'with-iva' },
  ...typed,
});

const installation = { name: 'Instalación', centavos: 93_750, holds_iva: false };
const discount = { name: 'Cliente frecuente', centavos: -21_300, holds_iva: true };

describe("a dealer's own lines (B126)", () => {
  it.each([
    [line({}), { name: 'Instalación', centavos: 93_750, holds_iva: true }],
    [line({ kind: 'before-iva', name: ' Retiro ' }), { name: 'Retiro', centavos: 93_750, holds_iva: false }],
    [
      line({ kind: 'discount', amount: '$1,213' }),
      { name: 'Instalación', centavos: -121_300, holds_iva: true },
    ],
  ])('are read as they are typed: %o', (typed, read) => {
    expect(readOwnLines([line({ name: '', amount: ' ' }), typed])).toEqual([read]);
  });

  it.each([line({ name: '' }), line({ amount: '' }), line({ amount: 'mucho' }), line({ amount: '0' })])(
    'are not read with a mistake: %o',
    (typed) => {
      expect(readOwnLines([line({ key: 'otro' }), typed])).toBeNull();
      expect(firstWrong([line({ key: 'otro' }), typed])).toBe(typed);
    },
  );

  /**
   * By hand: 4,562.28 + 937.50 × 1.16 − 213.00 = 5,436.78; ÷ 1.16 = 4,686.879 → 4,686.88; deposit 37 % = 2,011.6086.
   * With 613.37 of freight 6,050.15; deposit 37 % = 2,238.5555 → 2,238.56.
   */
  it('are in the total, its deposit and its rows, each once', () => {
    const own = [
      { name: 'Instalación', centavos: 93_750, holdsIva: false },
      { name: 'Cliente frecuente', centavos: -21_300, holdsIva: true },
    ];
    const terms = { depositBp: 3_700, freightCentavos: null, own };
    const totals = wireTotals(sumsOf(456_228, true, 1_600, terms));
    expect(totals).toMatchObject({
      subtotal_centavos: 456_228,
      base_centavos: 468_688,
      iva_centavos: 74_990,
      total_centavos: 543_678,
      deposit_centavos: 201_161,
    });
    expect(totalRows(totals).map(({ name, amount }) => `${name} ${amount}`)).toEqual([
      'Suma con IVA $4,562.28',
      'Instalación $1,087.50',
      'Cliente frecuente -$213.00',
      'Flete no incluido',
      'Subtotal sin IVA $4,686.88',
      'IVA $749.90',
      'Total con IVA $5,436.78',
      'Anticipo al pedir $2,011.61',
      'Al entregar $3,425.17',
    ]);
    const placed = promiseFor(placeOf('97000')).totals(totals, 1_600);
    expect(placed.total_centavos).toBe(543_678 + (placed.freight_centavos ?? 0));
    expect(placed.own_lines).toEqual(totals.own_lines);
  });

  it('are kept with the quote, shown to its client, and can be edited again', async () => {
    const client = await clientOf('distributor');
    const saved = await save(client, 'oro', { margin_bp: 3_700, own_lines: [installation, discount] });
    expect(saved.own_lines).toEqual([installation, discount]);
    const shown = [
      { name: 'Instalación', centavos: 108_750 },
      { name: 'Cliente frecuente', centavos: -21_300 },
    ];
    expect(saved.client_totals?.own_lines).toEqual(shown);
    expect(saved.totals.own_lines).toBeUndefined();
    const draft = draftOfSaved(saved, quotable, 'cm');
    expect(readOwnLines(draft.ownLines)).toEqual(saved.own_lines);
    const { share } = await client.request('sendQuote', { id: saved.id, revision: saved.revision });
    const shared = await visitor().request('sharedQuote', { share: share ?? '' });
    expect(shared.totals).toEqual(saved.client_totals);

    const { id, revision } = await client.request('quote', { id: saved.id });
    const { order_id } = await client.request('convertQuote', { id, revision, notes: '' });
    const orders = await client.request('orders', {});
    const order = orders.find((one) => one.id === order_id);
    expect(order?.client_totals).toEqual(saved.client_totals);
    expect(order?.totals).toEqual(saved.totals);
  });

  it('make another version when they change, and the former keeps its own', async () => {
    const { client, quote, share } = await sendOne({ margin_bp: 3_700, own_lines: [installation] });
    const before = await visitor().request('sharedQuote', { share });
    await save(client, 'oro', { revision: quote.revision, margin_bp: 3_700, own_lines: [discount] });
    const now = await visitor().request('sharedQuote', { share });
    expect(now.version).toBe(before.version + 1);
    expect(now.totals.own_lines).toEqual([{ name: 'Cliente frecuente', centavos: -21_300 }]);
    expect(now.former.at(-1)?.totals).toEqual(before.totals);
  });

  it.each([
    [{ ...installation, name: ' ' }],
    [{ ...discount, holds_iva: false }],
    [{ ...discount, centavos: -9_000_000 }],
    [...Array.from({ length: 11 }, () => installation)],
  ])('are refused: %o', async (...own_lines) => {
    const client = await clientOf('distributor');
    const failure = await failureOf(save(client, 'oro', { margin_bp: 3_700, own_lines }));
    expect(failure).toMatchObject({ status: 422 });
    expect(Object.keys(failure.fields).some((field) => field.startsWith('own_lines'))).toBe(true);
  });

  it("are not the business of the shop's administrators (B103)", async () => {
    const client = await clientOf('distributor');
    const saved = await save(client, 'oro', { margin_bp: 3_700, own_lines: [installation] });
    const all = await (await clientOf('administrator')).request('networkQuotes', {});
    expect(all.find(({ id }) => id === saved.id)?.own_lines).toEqual([]);
  });
});
