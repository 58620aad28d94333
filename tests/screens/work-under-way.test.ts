import { describe, expect, it } from 'vitest';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import type { Totals } from '#src/api/contract/assumed/quoted.ts';
import type { SavedQuote } from '#src/api/contract/assumed/quotes.ts';
import { aboutToExpire } from '#src/screens/panel/home/work/about-to-expire.ts';
import { byMonth } from '#src/screens/panel/home/work/by-month.ts';
import { byStage } from '#src/screens/panel/home/work/by-stage.ts';
import { daysLeft, expiryText } from '#src/screens/support/quotes/days-left.ts';

const ZONE = 'America/Mexico_City';
/** 20 November 2026, 23:30 in Mexico: the 21st already in Greenwich. */
const LATE = Date.parse('2026-11-21T05:30:00Z');

const totals = (total: number): Totals => ({
  holds_iva: true,
  subtotal_centavos: total,
  discount_centavos: 0,
  base_centavos: total,
  iva_centavos: 0,
  total_centavos: total,
  deposit_centavos: 0,
  balance_centavos: total,
});

const nothing = {
  title: null,
  client: null,
  windows: [],
  price_list: { id: 'publico', version: 1 },
  made_by: null,
};

const quote = (id: string, status: SavedQuote['status'], expires_on: string | null): SavedQuote => ({
  ...nothing,
  id,
  folio: id,
  status,
  expires_on,
  totals: totals(100),
  margin_bp: null,
  client_totals: null,
  revision: 1,
  created_at: null,
  updated_at: null,
  sent_at: null,
  viewed_at: null,
  answered_at: null,
  answer_note: null,
  share: null,
  order_id: null,
  order_folio: null,
});

const order = (stage: SavedOrder['stage'], created_at: string | null, centavos: number): SavedOrder => ({
  ...nothing,
  id: 'p',
  folio: 'P-1',
  stage,
  created_at,
  totals: totals(centavos),
  steps: [],
  notes: null,
  documents: [],
  promised_on: null,
  quote_id: null,
});

describe('the days that a quote still holds', () => {
  it.each([
    ['2026-11-20', 0, 'vence hoy'],
    ['2026-11-21', 1, 'vence mañana'],
    ['2026-11-24', 4, 'vence en 4 días'],
    ['2026-11-19', -1, 'venció ayer'],
    ['2026-11-10', -10, 'venció hace 10 días'],
  ])('until %s are %i where the shop is: %s', (day, days, text) => {
    expect(daysLeft(day, ZONE, LATE)).toBe(days);
    expect(expiryText(days)).toBe(text);
  });

  it.each([null, '', 'mañana', '2026-13-40'])('are unknown of %j', (day) => {
    expect(daysLeft(day, ZONE, LATE)).toBeNull();
  });
});

describe('quotes about to expire', () => {
  it('are those that wait for an answer and end within a week, the most urgent first', () => {
    const list = [
      quote('later', 'enviada', '2026-11-27'),
      quote('today', 'vista', '2026-11-20'),
      quote('next month', 'enviada', '2026-12-20'),
      quote('over', 'enviada', '2026-11-19'),
      quote('a draft', 'borrador', '2026-11-21'),
      quote('accepted', 'aceptada', '2026-11-21'),
      quote('without a day', 'enviada', null),
    ];
    expect(aboutToExpire(list, ZONE, LATE).map((one) => [one.quote.id, one.days])).toEqual([
      ['today', 0],
      ['later', 7],
    ]);
  });
});

describe('orders by stage', () => {
  it('counts each stage that is worked on, and no other', () => {
    const list = [
      order('confirmado', null, 1),
      order('confirmado', null, 1),
      order('en-instalacion', null, 1),
      order('entregado', null, 1),
      order('cancelado', null, 1),
    ];
    expect(byStage(list)).toEqual([
      { stage: 'confirmado', count: 2 },
      { stage: 'en-fabricacion', count: 0 },
      { stage: 'fabricado', count: 0 },
      { stage: 'en-instalacion', count: 1 },
    ]);
  });
});

describe('orders by month', () => {
  it('are twelve months of the shop’s calendar, with those that hold nothing', () => {
    const list = [
      order('entregado', '2026-11-01T05:30:00Z', 700),
      order('confirmado', '2026-11-20T18:00:00Z', 300),
      order('instalado', '2025-12-15T18:00:00Z', 50),
      order('instalado', '2025-11-30T18:00:00Z', 9_000),
      order('cancelado', '2026-11-20T18:00:00Z', 9_000),
      order('confirmado', 'ayer', 9_000),
      order('confirmado', null, 9_000),
    ];
    const months = byMonth(list, ZONE, LATE);
    expect(months).toHaveLength(12);
    expect(months.filter(({ count }) => count > 0)).toEqual([
      { month: '2025-12', count: 1, centavos: 50 },
      // Half past eleven on the last night of October.
      { month: '2026-10', count: 1, centavos: 700 },
      { month: '2026-11', count: 1, centavos: 300 },
    ]);
    expect(months.at(0)?.month).toBe('2025-12');
    expect(months.at(-1)?.month).toBe('2026-11');
  });
});
