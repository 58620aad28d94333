import { describe, expect, it } from 'vitest';
import { customerWords, workshopWords, type StageWords } from '#src/features/order-facts/stage-names.ts';
import { countOpen } from '#src/features/quotes/open-quotes.ts';
import { daysLeft, expiryText } from '#src/format/expiry.ts';
import { byMonth } from '#src/screens/panel/home/work/by-month.ts';
import { byStage } from '#src/screens/panel/home/work/by-stage.ts';
import { scaleFor } from '#src/screens/panel/home/work/scale-for.ts';
import { order, quote } from './support/saved-work.ts';

const ZONE = 'America/Mexico_City';
/** 20 November 2026, 23:30 in Mexico: already the 21st in UTC. */
const LATE = Date.parse('2026-11-21T05:30:00Z');

describe('the days left of a quote', () => {
  it.each([
    ['2026-11-20', 0, 'vence hoy'],
    ['2026-11-21', 1, 'vence mañana'],
    ['2026-11-24', 4, 'vence en 4 días'],
    ['2026-11-19', -1, 'venció ayer'],
    ['2026-11-10', -10, 'venció hace 10 días'],
  ])('until %s are %i at the shop: %s', (day, days, text) => {
    expect(daysLeft(day, ZONE, LATE)).toBe(days);
    expect(expiryText(days)).toBe(text);
  });

  it.each([null, '', 'mañana', '2026-13-40'])('are unknown for %j', (day) => {
    expect(daysLeft(day, ZONE, LATE)).toBeNull();
  });
});

describe('orders by stage', () => {
  it('counts the orders in each open stage, and no others', () => {
    const list = [
      order('confirmado', null, 1),
      order('confirmado', null, 1),
      order('en-instalacion', null, 1),
      order('entregado', null, 1),
      order('cancelado', null, 1),
    ];
    const told = (words: StageWords) =>
      byStage(list, words).map(({ name, count }) => `${name}: ${String(count)}`);
    expect(told(workshopWords)).toEqual([
      ...['Confirmado: 2', 'Material reservado: 0', 'En corte: 0', 'Armado: 0', 'Revisado: 0'],
      ...['Listo para entregar: 0', 'Enviado: 1'],
    ]);
    expect(told(customerWords)).toEqual([
      ...['Confirmado: 2', 'En el taller: 0', 'Listo para ti: 0', 'En camino: 1'],
    ]);
  });
});

describe('orders by month', () => {
  it('has twelve months of the shop’s calendar, including empty ones', () => {
    const list = [
      order('entregado', '2026-11-01T05:30:00Z', 700),
      order('confirmado', '2026-11-20T18:00:00Z', 300),
      // A day alone begins in UTC on the evening before.
      order('confirmado', '2026-09-01', 40),
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
      { month: '2026-09', count: 1, centavos: 40 },
      // 11:30 p.m. on 31 October.
      { month: '2026-10', count: 1, centavos: 700 },
      { month: '2026-11', count: 1, centavos: 300 },
    ]);
    expect(months.at(0)?.month).toBe('2025-12');
    expect(months.at(-1)?.month).toBe('2026-11');
  });
});

describe('the axis of the year', () => {
  it.each([
    [0, { top: 1, marks: [0, 0.25, 0.5, 0.75, 1] }],
    [8_000, { top: 8_000, marks: [0, 2_000, 4_000, 6_000, 8_000] }],
    [8_001, { top: 10_000, marks: [0, 2_500, 5_000, 7_500, 10_000] }],
    [41_000, { top: 60_000, marks: [0, 20_000, 40_000, 60_000] }],
    [123_456, { top: 150_000, marks: [0, 50_000, 100_000, 150_000] }],
  ])('has round marks up to %d pesos', (pesos, scale) => {
    expect(scaleFor(pesos)).toEqual(scale);
  });
});

it('open quotes are counted by status; one whose last day has ended is not open', () => {
  const quotes = [
    quote('a', 'enviada', '2026-11-30'),
    quote('b', 'enviada', '2026-11-01'),
    quote('c', 'aceptada', '2026-11-01'),
    quote('d', 'convertida', null),
  ];
  expect(countOpen(quotes, ZONE, LATE).map(({ name, count }) => [name, count])).toEqual([
    ['Borrador', 0],
    ['Enviada', 1],
    ['Vista', 0],
    ['Aceptada', 1],
  ]);
});
