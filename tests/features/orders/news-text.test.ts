import { describe, expect, it } from 'vitest';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import { customerWords, workshopWords } from '#src/features/order-facts/stage-names.ts';
import { newsText } from '#src/features/orders/news/news-text.ts';
import { calendarOf } from '#src/format/dates.ts';
import { savedOrder } from '#stories/charts/samples/orders.ts';

const calendar = calendarOf('America/Mexico_City');
const [payment] = savedOrder.payments;
const paidWith = (state: 'avisado' | 'recibido' | 'anulado'): Partial<SavedOrder> => ({
  payments: payment === undefined ? [] : [{ ...payment, id: 'otro', amount_centavos: 50_000, state }],
});
const delivery = {
  street: 'Hidalgo 215',
  neighborhood: 'Centro',
  city: 'Monterrey',
  references: null,
  receiver: null,
  phone: null,
};

describe('what is said of an order that changed while it was open (B138)', () => {
  it.each<[string, Partial<SavedOrder>]>([
    ['pasó a Listo para ti', { stage: 'listo' }],
    ['se canceló', { stage: 'cancelado', promised_on: null }],
    ['avisaron de un pago de $500.00', paidWith('avisado')],
    ['se recibió un pago de $500.00', paidWith('recibido')],
    ['se anuló un pago de $500.00', paidWith('anulado')],
    ['su fecha quedó por confirmar', { promised_on: null }],
    ['cambió a dónde se entrega', { delivery }],
    ['pasó a En camino y cambió a dónde se entrega', { stage: 'enviado', delivery }],
  ])('is that %s', (what, others) => {
    expect(newsText(savedOrder, { ...savedOrder, ...others }, customerWords, calendar)).toBe(what);
  });

  it('names the day that it is promised for now', () => {
    const later = { ...savedOrder, promised_on: '2026-12-04' };
    expect(newsText(savedOrder, later, customerWords, calendar)).toMatch(/^se promete para el .*4/);
  });

  it('is in the words of who reads it: a stage that a customer is not told of is no news', () => {
    const assembled = { ...savedOrder, stage: 'armado' as const };
    expect(newsText(savedOrder, assembled, customerWords, calendar)).toBeNull();
    expect(newsText(savedOrder, assembled, workshopWords, calendar)).toBe('pasó a Armado');
  });
});
