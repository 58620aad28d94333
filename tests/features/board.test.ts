import { describe, expect, it } from 'vitest';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import { workshopStages } from '#src/config/order-stages.ts';
import { cardOf, filteredCards, isOnBoard } from '#src/features/orders/board/cards.ts';
import { columnOf, columns } from '#src/features/orders/board/columns.ts';
import { isSameWay, orderFacts } from '#src/features/orders/progress/order-facts.ts';
import { calendarOf } from '#src/format/dates.ts';
import { savedOrder } from '#stories/charts/samples/orders.ts';

const calendar = calendarOf('America/Mexico_City');
/** 20 November 2026, 23:30 in Mexico: already the 21st in UTC. */
const NOW = Date.parse('2026-11-21T05:30:00Z');

const card = (changes: Partial<SavedOrder> = {}) => cardOf({ ...savedOrder, ...changes }, calendar, NOW);
const [window = savedOrder.windows[0]] = savedOrder.windows;

describe('a card of the board', () => {
  it.each([
    ['2026-11-17', '3 días tarde', true],
    ['2026-11-19', '1 día tarde', true],
    ['2026-11-20', 'hoy', false],
    ['2026-11-21', 'mañana', false],
    ['2026-11-26', 'en 6 días', false],
    ['2026-12-03', '3 dic', false],
    ['pronto', null, false],
    [null, null, false],
  ])('promised for %s says %s', (promised_on, due, isLate) => {
    expect(card({ promised_on })).toMatchObject({ due, isLate });
  });

  it('is not late once the order is installed', () => {
    expect(card({ stage: 'instalado', promised_on: '2026-11-17' })).toMatchObject({
      due: '17 nov',
      isLate: false,
    });
  });

  it('counts pieces, and names the families', () => {
    const of = (...variants: string[]) =>
      card({
        windows: variants.flatMap((variant) =>
          window === undefined ? [] : [{ ...window, variant, line: { ...window.line, quantity: 2 } }],
        ),
      }).content;
    expect(of('blackout-lino')).toBe('2 piezas · Enrollables');
    expect(of('blackout-lino', 'sheer-natural')).toBe('4 piezas · Enrollables y Sheer elegance');
    expect(of('blackout-lino', 'sheer-natural', 'tela-descontinuada')).toBe('6 piezas · Enrollables y 2 más');
  });

  it('stays for a week after the delivery, and never after it was cancelled', () => {
    const delivered = (at: string) =>
      isOnBoard(card({ stage: 'entregado', steps: [{ stage: 'entregado', at, note: null, by: null }] }), NOW);
    expect(delivered('2026-11-15T12:00:00Z')).toBe(true);
    expect(delivered('2026-11-13T12:00:00Z')).toBe(false);
    expect(isOnBoard(card({ stage: 'cancelado' }), NOW)).toBe(false);
  });
});

describe('the board', () => {
  it('has a column for every stage except for cancelled orders, also for those of older servers', () => {
    const shown = columns.flatMap(({ stages }) => stages);
    expect(shown).toEqual(workshopStages.filter((stage) => stage !== 'cancelado'));
    expect(columnOf('en-fabricacion')?.id).toBe('en-corte');
    expect(columnOf('cancelado')).toBeUndefined();
  });

  it('shows late orders first, and can show them alone, those that lack something, or of one person', () => {
    const missing = [{ kind: 'anticipo', stage: 'en-corte' as const, what: null, arrives_on: null }];
    const cards = [
      card({ folio: 'P-1', promised_on: null, missing }),
      card({ folio: 'P-2', promised_on: '2026-12-03', title: 'Ñandú' }),
      card({ folio: 'P-3', promised_on: '2026-11-17', made_by: null }),
    ];
    const folios = (filters: object) =>
      filteredCards(cards, { busca: '', solo: '', de: '', ...filters }).map(({ order }) => order.folio);
    expect(folios({})).toEqual(['P-3', 'P-2', 'P-1']);
    expect(folios({ solo: 'tarde' })).toEqual(['P-3']);
    expect(folios({ solo: 'falta' })).toEqual(['P-1']);
    expect(folios({ solo: 'otra' })).toEqual(['P-3', 'P-2', 'P-1']);
    expect(folios({ de: '2' })).toEqual(['P-2', 'P-1']);
    expect(folios({ busca: 'nandu' })).toEqual(['P-2']);
  });
});

describe('the way of an order', () => {
  it('is read from the order: its stage, what its windows ask for, what it lacks, how it left', () => {
    const facts = orderFacts(
      {
        ...savedOrder,
        stage: 'fabricado',
        windows: savedOrder.windows.map((one) => ({
          ...one,
          line: { ...one.line, extras: ['instalacion'] },
        })),
        missing: [{ kind: 'tela', stage: 'en-fabricacion', what: null, arrives_on: null }],
        steps: [{ stage: 'en-instalacion', at: null, note: null, by: null }],
      },
      'administrator',
    );
    expect(facts).toEqual({
      ...{ stage: 'revisado', who: 'administrator', checks: false, installs: true },
      ...{ lacking: ['en-corte'], handed: 'enviado' },
    });
    expect(isSameWay(facts, { ...facts })).toBe(true);
    for (const other of [{ stage: 'listo' }, { who: 'maker' }, { checks: true }, { lacking: [] }] as const) {
      expect(isSameWay(facts, { ...facts, ...other })).toBe(false);
    }
  });
});
