import { describe, expect, it } from 'vitest';
import { orderStages, type OrderStage, type SavedOrder } from '#src/api/contract/assumed/orders.ts';
import type { PricedWindow } from '#src/api/contract/assumed/quoted.ts';
import { quotable } from '#src/content/quotable.ts';
import { calendarOf } from '#src/format/dates.ts';
import { againPayload, againRows, againTotals } from '#src/features/orders/parts/order-again-lines.ts';
import { orderFile } from '#src/features/orders/parts/order-columns.tsx';
import {
  orderName,
  isStage,
  listed,
  makerName,
  makersIn,
  NEWEST,
  rowsOf,
  sortOf,
} from '#src/features/orders/order-row.ts';
import { stageNames } from '#src/features/orders/stage-names.ts';
import { milestonesOf, stageProgress, stagesAfter } from '#src/features/orders/parts/stages.ts';
import { publicBook } from '#src/features/windows/price-book.ts';
import { bareOrder, savedOrder } from '#stories/charts/fixtures/orders.ts';
import { pricedFor } from '#stories/support/steps/quotes.ts';

const order = (changes: Partial<SavedOrder> = {}): SavedOrder => ({ ...savedOrder, ...changes });
const step = (stage: OrderStage, at: string | null = null, note: string | null = null) => ({
  stage,
  at,
  note,
});

describe('the stages of an order', () => {
  it('have a name each, in the order of the contract', () => {
    expect(Object.keys(stageNames)).toEqual([...orderStages]);
    expect(Object.values(stageNames)).toEqual([
      'Confirmado',
      'En fabricación',
      'Fabricado',
      'En instalación',
      'Instalado',
      'Entregado',
      'Cancelado',
    ]);
  });

  it.each([
    ['confirmado', 1],
    ['en-fabricacion', 2],
    ['fabricado', 3],
    ['en-instalacion', 4],
    ['instalado', 5],
    ['entregado', 6],
    ['cancelado', 0],
  ] as const)('%s is step %i of six', (stage, done) => {
    expect(stageProgress(stage)).toEqual({ done, of: 6 });
  });

  it.each([
    ['confirmado', ['en-fabricacion', 'cancelado']],
    ['en-fabricacion', ['fabricado', 'cancelado']],
    ['fabricado', ['en-instalacion', 'cancelado']],
    ['en-instalacion', ['instalado', 'cancelado']],
    ['instalado', ['entregado']],
    ['entregado', []],
    ['cancelado', []],
  ] as const)('%s can move on to %j', (stage, after) => {
    expect(stagesAfter(stage)).toEqual(after);
  });
});

describe('the timeline of an order', () => {
  it('shows past, current and coming stages', () => {
    expect(milestonesOf(order())).toEqual([
      { stage: 'confirmado', name: 'Confirmado', state: 'done', at: '2026-11-16T16:00:00Z', note: null },
      {
        stage: 'en-fabricacion',
        name: 'En fabricación',
        state: 'now',
        at: '2026-11-18T16:30:00Z',
        note: 'Entró al taller.',
      },
      { stage: 'fabricado', name: 'Fabricado', state: 'to-come', at: null, note: null },
      { stage: 'en-instalacion', name: 'En instalación', state: 'to-come', at: null, note: null },
      { stage: 'instalado', name: 'Instalado', state: 'to-come', at: null, note: null },
      { stage: 'entregado', name: 'Entregado', state: 'to-come', at: null, note: null },
    ]);
  });

  const states = (one: SavedOrder) => milestonesOf(one).map(({ stage, state }) => `${stage} ${state}`);

  it('ends when the order is delivered', () => {
    const steps = [step('confirmado'), step('instalado'), step('entregado')];
    expect(states(order({ stage: 'entregado', steps }))).toEqual([
      'confirmado done',
      'instalado done',
      'entregado done',
    ]);
  });

  it('ends when the order is cancelled, after the stages reached by then', () => {
    const steps = [step('confirmado'), step('en-fabricacion'), step('cancelado', null, 'Cambió de idea.')];
    expect(states(order({ stage: 'cancelado', steps }))).toEqual([
      'confirmado done',
      'en-fabricacion done',
      'cancelado cancelled',
    ]);
  });

  it('shows a stage without a recorded time', () => {
    expect(milestonesOf(order({ stage: 'fabricado', steps: [step('confirmado')] })).slice(0, 3)).toEqual([
      { stage: 'confirmado', name: 'Confirmado', state: 'done', at: null, note: null },
      { stage: 'fabricado', name: 'Fabricado', state: 'now', at: null, note: null },
      { stage: 'en-instalacion', name: 'En instalación', state: 'to-come', at: null, note: null },
    ]);
    expect(states(bareOrder)).toEqual([
      'confirmado now',
      'en-fabricacion to-come',
      'fabricado to-come',
      'en-instalacion to-come',
      'instalado to-come',
      'entregado to-come',
    ]);
    expect(states(order({ stage: 'cancelado', steps: [] }))).toEqual(['cancelado cancelled']);
  });
});

describe('an order in a list', () => {
  it('is named by its title, else by its client, else not at all', () => {
    const client = { name: 'Lucía Garza', phone: null, email: null };
    expect(orderName(order({ title: 'Casa', client }))).toBe('Casa');
    expect(orderName(order({ title: null, client }))).toBe('Lucía Garza');
    expect(orderName(order({ title: null, client: { ...client, name: null } }))).toBeNull();
    expect(orderName(bareOrder)).toBeNull();
  });

  it('names its maker, or their number', () => {
    const unreached = { phone: null, email: null };
    expect(makerName({ made_by: { ...unreached, id: 2, name: 'Persianas del Norte' } })).toBe(
      'Persianas del Norte',
    );
    expect(makerName({ made_by: { ...unreached, id: 7, name: null } })).toBe('Cuenta 7');
    expect(makerName({ made_by: null })).toBeNull();
  });

  it('has its times as numbers, and null when they are missing', () => {
    const [known, bare, broken] = rowsOf([
      order({ created_at: '2026-11-16T16:00:00Z', promised_on: '2026-11-30' }),
      bareOrder,
      order({ created_at: 'ayer', promised_on: 'pronto' }),
    ]);
    expect(known).toMatchObject({
      id: 0,
      madeAt: Date.UTC(2026, 10, 16, 16),
      promisedAt: Date.UTC(2026, 10, 30),
    });
    expect(bare).toMatchObject({ id: 1, madeAt: null, promisedAt: null });
    expect(broken).toMatchObject({ id: 2, madeAt: null, promisedAt: null });
  });

  const none = { busca: '', etapa: '', de: '', por: NEWEST };
  const some = rowsOf([
    order({ folio: 'P-9', created_at: '2026-11-01T00:00:00Z', promised_on: '2026-12-01', title: 'Ñandú' }),
    order({
      folio: 'P-10',
      stage: 'confirmado',
      created_at: '2026-11-03T00:00:00Z',
      promised_on: '2026-11-20',
      title: null,
      client: { name: 'Álvaro Ríos', phone: null, email: null },
      totals: { ...savedOrder.totals, total_centavos: 1 },
      made_by: { id: 12, name: 'Álamo', phone: null, email: null },
    }),
    order({
      folio: 'P-11',
      stage: 'cancelado',
      created_at: null,
      promised_on: null,
      title: 'Nube',
      totals: { ...savedOrder.totals, total_centavos: 99_999_999 },
      made_by: null,
    }),
  ]);
  const folios = (filters: Partial<typeof none>) =>
    listed(some, { ...none, ...filters }).map(({ order: { folio } }) => folio);

  it('is found by folio, title, client, maker and stage, with or without accents', () => {
    expect(folios({ busca: 'p-10' })).toEqual(['P-10']);
    expect(folios({ busca: 'nandu' })).toEqual(['P-9']);
    expect(folios({ busca: 'RIOS' })).toEqual(['P-10']);
    expect(folios({ busca: 'alamo' })).toEqual(['P-10']);
    expect(folios({ busca: 'en fabricacion' })).toEqual(['P-9']);
    expect(folios({ busca: 'nada de esto' })).toEqual([]);
  });

  it('can be filtered by stage and by maker; an unknown stage filters nothing', () => {
    expect(folios({ etapa: 'cancelado' })).toEqual(['P-11']);
    expect(folios({ etapa: 'volando' })).toEqual(['P-10', 'P-9', 'P-11']);
    expect(folios({ de: '12' })).toEqual(['P-10']);
    expect(folios({ de: '1' })).toEqual([]);
    expect(isStage('entregado')).toBe(true);
    expect(isStage('toString')).toBe(false);
  });

  it.each([
    ['-hecha', ['P-10', 'P-9', 'P-11']],
    ['hecha', ['P-9', 'P-10', 'P-11']],
    ['folio', ['P-9', 'P-10', 'P-11']],
    ['-folio', ['P-11', 'P-10', 'P-9']],
    ['asunto', ['P-10', 'P-11', 'P-9']],
    ['de', ['P-10', 'P-9', 'P-11']],
    // In the order of the stages, not of the alphabet.
    ['etapa', ['P-10', 'P-9', 'P-11']],
    ['total', ['P-10', 'P-9', 'P-11']],
    ['-total', ['P-11', 'P-9', 'P-10']],
    ['prometida', ['P-10', 'P-9', 'P-11']],
    ['-prometida', ['P-9', 'P-10', 'P-11']],
    ['constructor', ['P-10', 'P-9', 'P-11']],
  ] as const)('sorted by %s is %j', (por, expected) => {
    expect(folios({ por })).toEqual(expected);
  });

  it('reads the sort column and direction from the address; newest first by default', () => {
    expect(sortOf('total')).toEqual({ by: 'total', descending: false });
    expect(sortOf('-total')).toEqual({ by: 'total', descending: true });
    expect(sortOf(NEWEST)).toEqual({ by: 'hecha', descending: true });
    expect(sortOf('color')).toEqual({ by: 'hecha', descending: true });
  });

  it('names each maker once, sorted by name', () => {
    const twice = rowsOf([
      ...some.map((row) => row.order),
      order({ made_by: { id: 12, name: 'Álamo', phone: null, email: null } }),
    ]);
    expect(makersIn(twice)).toEqual([
      { value: '12', label: 'Álamo' },
      { value: '2', label: 'Persianas del Norte' },
    ]);
  });

  it('has its day in Mexico, whatever the day in UTC, and the promised day unchanged', () => {
    const calendar = calendarOf('America/Mexico_City');
    const columns = orderFile({ calendar, ofNetwork: false });
    const [row] = rowsOf([order({ created_at: '2026-12-01T05:59:59Z', promised_on: '2026-12-24' })]);
    const said = (title: string) =>
      columns.filter((column) => column.title === title).map(({ value }) => row && value(row));
    // One second before midnight in Mexico.
    expect(said('Hecha')).toEqual(['2026-11-30']);
    expect(said('Prometida')).toEqual(['2026-12-24']);
    expect(calendar.day('2026-12-24')).toMatch(/^24 dic/);
    const [next] = rowsOf([order({ created_at: '2026-12-01T06:00:00Z' })]);
    expect(calendar.fileDay(next?.madeAt ?? 0)).toBe('2026-12-01');
  });
});

describe('ordering again', () => {
  const book = publicBook(quotable.publicPrices);
  const [first, second] = pricedFor(quotable.publicPrices, { kind: 'public' }).windows;
  if (first === undefined || second === undefined) throw new Error('there are two windows');
  const at = (window: PricedWindow, centavos: number): PricedWindow => ({
    ...window,
    total_centavos: centavos,
  });
  const rows = (...windows: PricedWindow[]) => againRows(windows, book, quotable);
  const today = (...windows: PricedWindow[]) => rows(...windows).map((row) => row.today);

  it('costs what the engine calculates today, more or less than before', () => {
    const [cheap, dear] = [at(first, first.total_centavos - 5_000), at(second, second.total_centavos + 700)];
    expect(today(cheap, dear)).toEqual([
      { kind: 'made', centavos: first.total_centavos },
      { kind: 'made', centavos: second.total_centavos },
    ]);
    const both = first.total_centavos + second.total_centavos;
    expect(againTotals(rows(cheap, dear))).toEqual({ before: both - 4_300, today: both });
  });

  it('leaves out what is no longer made: a fabric, a colour, a size', () => {
    const gone = [
      { ...first, variant: 'ya-no-existe' },
      { ...first, color: 'morado-que-no-hay' },
      { ...first, line: { ...first.line, widthMm: 9_000 } },
    ];
    const [fabric, colour, size] = today(...gone);
    expect(fabric).toEqual({ kind: 'discontinued', reasons: ['Esta tela ya no está en el catálogo.'] });
    expect(colour).toEqual({ kind: 'discontinued', reasons: ['Blackout Lino ya no viene en este color.'] });
    expect(size).toMatchObject({
      kind: 'discontinued',
      reasons: expect.arrayContaining(['Se hace hasta 5.90 m de ancho.']),
    });
    // Windows that are no longer made count in neither total.
    expect(againTotals(rows(...gone, second))).toEqual({
      before: second.total_centavos,
      today: second.total_centavos,
    });
  });

  it('adds the windows under new keys, without their old prices and without what is no longer made', () => {
    const all = rows({ ...first, color: 'morado-que-no-hay' }, at(second, 1));
    const [sent, ...more] = againPayload(all, (key) => `otra-${key}`);
    expect(more).toEqual([]);
    expect(sent).toMatchObject({
      key: `otra-${second.key}`,
      name: second.name,
      variant: second.variant,
      color: second.color,
      line: second.line,
    });
    expect(sent).not.toHaveProperty('total_centavos');
  });

  it('adds nothing when nothing can be made any more', () => {
    const none = rows({ ...first, variant: 'ya-no-existe' }, { ...second, color: 'morado-que-no-hay' });
    expect(againPayload(none, (key) => key)).toEqual([]);
    expect(againTotals(none)).toEqual({ before: 0, today: 0 });
    expect(againTotals([])).toEqual({ before: 0, today: 0 });
  });
});
