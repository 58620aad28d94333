import { describe, expect, it } from 'vitest';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import type { PricedWindow } from '#src/api/contract/assumed/quoted.ts';
import { orderStages, workshopStage, type OrderStage } from '#src/config/order-stages.ts';
import { quotable } from '#src/content/quotable.ts';
import { publicBook } from '#src/features/draft-windows/price-book.ts';
import { missingTexts } from '#src/features/order-facts/missing-texts.ts';
import {
  isStage,
  listed,
  makerName,
  makersIn,
  NEWEST,
  orderName,
  rowsOf,
  sortOf,
} from '#src/features/order-facts/order-row.ts';
import { customerWords, stageNames, workshopWords } from '#src/features/order-facts/stage-names.ts';
import { againPayload, againRows, againTotals } from '#src/features/orders/details/order-again-lines.ts';
import { orderFile } from '#src/features/orders/list/order-columns.tsx';
import { historyOf } from '#src/features/orders/progress/history.ts';
import { milestonesOf } from '#src/features/orders/progress/stages.ts';
import { orderSheetOf, windowRows } from '#src/features/orders/sheet/order-sheet.ts';
import { calendarOf } from '#src/format/dates.ts';
import { bareOrder, savedOrder } from '#stories/charts/samples/orders.ts';
import { pricedFor } from '#stories/support/steps/quotes.ts';

const order = (changes: Partial<SavedOrder> = {}): SavedOrder => ({ ...savedOrder, ...changes });
const step = (stage: OrderStage, at: string | null = null, note: string | null = null) => ({
  stage,
  at,
  note,
  by: null,
});

describe('the stages of an order', () => {
  it('have a name each, also those of servers that know fewer', () => {
    expect(Object.keys(stageNames)).toEqual([...orderStages]);
    expect(Object.values(stageNames)).toEqual([
      ...['Confirmado', 'Medidas confirmadas', 'Material reservado', 'En corte', 'Armado', 'Revisado'],
      ...['Listo para entregar', 'Enviado', 'Instalado', 'Entregado', 'Cancelado'],
      ...['En fabricación', 'Fabricado', 'En instalación'],
    ]);
  });

  it.each<[OrderStage, string, number, string, number]>([
    ['confirmado', 'Confirmado', 1, 'Confirmado', 1],
    ['medidas-confirmadas', 'Medidas confirmadas', 2, 'Medidas confirmadas', 1],
    ['material-reservado', 'Material reservado', 3, 'En el taller', 2],
    ['en-corte', 'En corte', 4, 'En el taller', 2],
    ['en-fabricacion', 'En fabricación', 4, 'En el taller', 2],
    ['armado', 'Armado', 5, 'En el taller', 2],
    ['revisado', 'Revisado', 6, 'En el taller', 2],
    ['fabricado', 'Fabricado', 6, 'En el taller', 2],
    ['listo', 'Listo para entregar', 7, 'Listo para ti', 3],
    ['enviado', 'Enviado', 7, 'En camino', 3],
    ['en-instalacion', 'En instalación', 7, 'En camino', 3],
    ['instalado', 'Instalado', 8, 'Instalado', 4],
    ['entregado', 'Entregado', 9, 'Entregado', 5],
    ['cancelado', 'Cancelado', 0, 'Cancelado', 0],
  ])('%s is told to the workshop as %s (%i of nine), to a customer as %s (%i of five)', (stage, ...told) => {
    const [workshop, customer] = [workshopWords.progressOf(stage), customerWords.progressOf(stage)];
    expect([
      ...[workshopWords.nameOf(stage), workshop.done, customerWords.nameOf(stage), customer.done],
    ]).toEqual(told);
    expect([workshop.of, customer.of]).toEqual([9, 5]);
    expect(workshopWords.groupOf(stage)).toBe(workshopStage(stage));
  });
});

describe('the timeline of an order', () => {
  it('shows past, current and coming stages', () => {
    const coming = (group: string, name: string) => ({
      ...{ group, name, state: 'to-come', at: null, note: null },
    });
    expect(milestonesOf(order(), workshopWords)).toEqual([
      { group: 'confirmado', name: 'Confirmado', state: 'done', at: '2026-11-16T16:00:00Z', note: null },
      {
        ...{ group: 'en-corte', name: 'En corte', state: 'now' },
        ...{ at: '2026-11-18T16:30:00Z', note: 'Entró al taller.' },
      },
      coming('armado', 'Armado'),
      coming('revisado', 'Revisado'),
      coming('listo', 'Listo para entregar'),
      coming('entregado', 'Entregado'),
    ]);
  });

  const states = (one: SavedOrder, words = workshopWords) =>
    milestonesOf(one, words).map(({ group, state }) => `${group} ${state}`);

  it('is short for a customer, and does not tell what went back', () => {
    const steps = [step('confirmado'), step('en-corte'), step('armado'), step('en-corte')];
    expect(states(order({ stage: 'en-corte', steps }), customerWords)).toEqual([
      ...['confirmado done', 'taller now', 'listo to-come', 'entregado to-come'],
    ]);
    expect(states(order({ stage: 'en-corte', steps }))).toEqual([
      ...['confirmado done', 'en-corte now', 'armado to-come', 'revisado to-come'],
      ...['listo to-come', 'entregado to-come'],
    ]);
  });

  it('has the measures and the installation that its windows ask for', () => {
    const windows = savedOrder.windows.map((window) => ({
      ...window,
      line: { ...window.line, extras: ['toma-de-medidas', 'instalacion'] },
    }));
    expect(states(order({ stage: 'confirmado', steps: [], windows }), customerWords)).toEqual([
      ...['confirmado now', 'medidas to-come', 'taller to-come', 'camino to-come'],
      ...['instalado to-come', 'entregado to-come'],
    ]);
  });

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
      'en-corte done',
      'cancelado cancelled',
    ]);
  });

  it('shows a stage without a recorded time', () => {
    expect(states(order({ stage: 'fabricado', steps: [step('confirmado')] }))).toEqual([
      ...['confirmado done', 'revisado now', 'listo to-come', 'entregado to-come'],
    ]);
    expect(states(order({ stage: 'cancelado', steps: [] }))).toEqual(['cancelado cancelled']);
  });
});

describe('what an order lacks', () => {
  const missing = (kind: string, changes: object = {}) => ({
    ...{ kind, stage: 'en-corte' as const, what: null, arrives_on: null },
    ...changes,
  });
  const lacking = order({
    missing: [
      missing('anticipo'),
      missing('medidas'),
      missing('tela', { what: 'Screen 5 % Arena', arrives_on: '2026-11-29' }),
      missing('tela'),
      missing('permiso', { what: 'El permiso del edificio' }),
    ],
  });

  it('is told to the workshop and to the customer in their own words', () => {
    const said = (whom: 'workshop' | 'customer') =>
      missingTexts(lacking, whom).map(({ sentence }) => sentence);
    const others = [
      'Screen 5 % Arena: llega el 29 de noviembre.',
      'Su tela: no sabemos cuándo llega.',
      'El permiso del edificio.',
    ];
    expect(said('workshop')).toEqual(['El anticipo de $1,252.80.', 'Confirmar las medidas.', ...others]);
    expect(said('customer')).toEqual([
      'Tu anticipo de $1,252.80: con él apartamos tu material.',
      'Tus medidas: las confirmamos contigo antes de cortar.',
      ...others,
    ]);
    expect(missingTexts(lacking, 'workshop').map(({ short }) => short)).toEqual([
      ...['Anticipo', 'Medidas', 'Tela el 29 nov', 'Tela sin fecha', 'El permiso del edificio'],
    ]);
  });
});

describe('the history of an order', () => {
  it('tells each step and change with its author, the newest first', () => {
    const lucia = { id: 3, name: 'Lucía', phone: null, email: null };
    const change = { note: 'Se manchó', by: lucia, day: null, window: null, pieces: null };
    const done = historyOf(
      order({
        steps: [
          { ...step('confirmado', '2026-11-16T16:00:00Z'), by: null },
          { ...step('armado', '2026-11-18T16:00:00Z'), by: lucia },
          { ...step('en-corte', '2026-11-20T16:00:00Z', 'Se manchó'), by: lucia },
        ],
        changes: [
          {
            ...change,
            kind: 'promesa',
            at: '2026-11-19T16:00:00Z',
            day: '2026-12-03',
            day_before: '2026-11-30',
          },
          { ...change, kind: 'recorte', at: '2026-11-21T16:00:00Z', window: 'ventana-1', pieces: 2 },
          { ...change, kind: 'otro', at: null, by: null },
        ],
        payments: savedOrder.payments.map((one) => ({ ...one, by: lucia })),
      }),
      calendarOf('America/Mexico_City'),
    );
    expect(done.map(({ text, by, note }) => [text, by, note])).toEqual([
      ['Cortar otra vez 2 piezas de Sala', 'Lucía', 'Se manchó'],
      ['Regresó a: En corte', 'Lucía', 'Se manchó'],
      ['Nueva fecha prometida: 3 dic 2026, antes 30 nov 2026', 'Lucía', 'Se manchó'],
      ['Armado', 'Lucía', null],
      ['Pago recibido: $1,252.80', 'Lucía', null],
      ['Confirmado', null, null],
      ['Otro cambio', null, 'Se manchó'],
    ]);
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
    const [known, bare, broken] = rowsOf(
      [
        order({ created_at: '2026-11-16T16:00:00Z', promised_on: '2026-11-30' }),
        bareOrder,
        order({ created_at: 'ayer', promised_on: 'pronto' }),
      ],
      workshopWords,
    );
    expect(known).toMatchObject({
      id: 0,
      madeAt: Date.UTC(2026, 10, 16, 16),
      promisedAt: Date.UTC(2026, 10, 30),
    });
    expect(bare).toMatchObject({ id: 1, madeAt: null, promisedAt: null });
    expect(broken).toMatchObject({ id: 2, madeAt: null, promisedAt: null });
  });

  const none = { busca: '', etapa: '', pago: '', cuando: '', de: '', por: NEWEST };
  const some = rowsOf(
    [
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
    ],
    workshopWords,
  );
  const on = { calendar: calendarOf('America/Mexico_City'), now: Date.parse('2026-11-28T18:00:00Z') };
  const folios = (filters: Partial<typeof none>) =>
    listed(some, { ...none, ...filters }, workshopWords, on).map(({ order: { folio } }) => folio);

  it('is found by folio, title, client, maker and stage, with or without accents', () => {
    expect(folios({ busca: 'p-10' })).toEqual(['P-10']);
    expect(folios({ busca: 'nandu' })).toEqual(['P-9']);
    expect(folios({ busca: 'RIOS' })).toEqual(['P-10']);
    expect(folios({ busca: 'alamo' })).toEqual(['P-10']);
    expect(folios({ busca: 'en corte' })).toEqual(['P-9']);
    expect(folios({ busca: 'nada de esto' })).toEqual([]);
  });

  it('can be filtered by stage and by maker; an unknown stage filters nothing', () => {
    expect(folios({ etapa: 'cancelado' })).toEqual(['P-11']);
    // As older servers name it, in links that people kept.
    expect(folios({ etapa: 'en-fabricacion' })).toEqual(['P-9']);
    expect(folios({ etapa: 'volando' })).toEqual(['P-10', 'P-9', 'P-11']);
    expect(folios({ de: '12' })).toEqual(['P-10']);
    expect(folios({ de: '1' })).toEqual([]);
    expect(isStage('entregado')).toBe(true);
    expect(isStage('toString')).toBe(false);
  });

  it('can be filtered by what is left to pay, and by what a cancelled one gives back', () => {
    expect(folios({ pago: 'debe' })).toEqual(['P-9']);
    expect(folios({ pago: 'pagada' })).toEqual(['P-10']);
    expect(folios({ pago: 'devolver' })).toEqual(['P-11']);
    expect(folios({ pago: 'quizá' })).toEqual(['P-10', 'P-9', 'P-11']);
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
    const twice = rowsOf(
      [
        ...some.map((row) => row.order),
        order({ made_by: { id: 12, name: 'Álamo', phone: null, email: null } }),
      ],
      workshopWords,
    );
    expect(makersIn(twice)).toEqual([
      { value: '12', label: 'Álamo' },
      { value: '2', label: 'Persianas del Norte' },
    ]);
  });

  it('says in its file what it earns without IVA: nothing when cancelled, or without a price for the client', () => {
    const calendar = calendarOf('America/Mexico_City');
    const totals = { ...order({}).totals, base_centavos: 310_037 };
    const client_totals = { ...totals, base_centavos: 456_789 };
    const rows = rowsOf(
      [
        order({ totals, client_totals }),
        order({ totals, client_totals, stage: 'cancelado' }),
        order({ totals, client_totals: null }),
      ],
      workshopWords,
    );
    const earned = (earns: boolean) =>
      orderFile({ calendar, ofNetwork: false, earns })
        .filter(({ title }) => title === 'Ganancia sin IVA')
        .map(({ value }) => rows.map(value));
    expect(earned(true)).toEqual([[1467.52, null, null]]);
    expect(earned(false)).toEqual([]);
  });

  it('has its day in Mexico, whatever the day in UTC, and the promised day unchanged', () => {
    const calendar = calendarOf('America/Mexico_City');
    const columns = orderFile({ calendar, ofNetwork: false, earns: false });
    const [row] = rowsOf(
      [order({ created_at: '2026-12-01T05:59:59Z', promised_on: '2026-12-24' })],
      workshopWords,
    );
    const said = (title: string) =>
      columns.filter((column) => column.title === title).map(({ value }) => row && value(row));
    // One second before midnight in Mexico.
    expect(said('Hecha')).toEqual(['2026-11-30']);
    expect(said('Prometida')).toEqual(['2026-12-24']);
    expect(calendar.day('2026-12-24')).toMatch(/^24 dic/);
    const [next] = rowsOf([order({ created_at: '2026-12-01T06:00:00Z' })], workshopWords);
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

it('a spoiled piece is on the sheet of the workshop, with its day and the reason', () => {
  const [window] = savedOrder.windows;
  const change = {
    kind: 'recorte',
    at: '2026-11-24T16:00:00Z',
    note: 'Se manchó',
    by: null,
    day: null,
    pieces: 2,
  };
  const changes = [
    { ...change, window: window?.key ?? '' },
    { ...change, window: 'de otra ventana' },
  ];
  const [sheet, ...others] = orderSheetOf(order({ changes }), quotable, 'America/Mexico_City').windows;
  expect(sheet && windowRows(sheet)).toContainEqual({
    name: 'Cortar otra vez',
    value: '2 piezas, 24 nov 2026: Se manchó',
  });
  expect(others.flatMap(windowRows).map(({ name }) => name)).not.toContain('Cortar otra vez');
});
