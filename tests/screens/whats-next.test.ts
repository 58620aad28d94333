import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import type { Publication } from '#src/api/contract/assumed/publications.ts';
import { quoteStatuses, type SavedQuote } from '#src/api/contract/assumed/quotes.ts';
import type { User } from '#src/api/contract/user.ts';
import { orderStages } from '#src/config/order-stages.ts';
import { todoPath } from '#src/features/todos/todo-path.ts';
import { tellTodo } from '#src/features/todos/todo-text.ts';
import { whatsNext } from '#src/features/todos/whats-next.ts';
import { bareUser } from '#stories/charts/samples/people.ts';
import { RUNS } from '#tests/support/runs.ts';
import { order, quote } from './support/saved-work.ts';

const timeZone = 'America/Mexico_City';
/** 20 November 2026, 23:30 in Mexico: already the 21st in UTC. */
const now = Date.parse('2026-11-21T05:30:00Z');
const viewer = { maker: null, isOwn: false, timeZone, now };
const ofQuotes = (...quotes: readonly SavedQuote[]) => whatsNext({ quotes, orders: [], samples: [] }, viewer);
const ofOrders = (...orders: readonly SavedOrder[]) => whatsNext({ quotes: [], orders, samples: [] }, viewer);
const lacking = (kind: string, what: string | null, arrives_on: string | null) => ({
  kind,
  stage: 'en-corte' as const,
  what,
  arrives_on,
});
const says = (todo: ReturnType<typeof whatsNext>[number] | undefined) =>
  todo && tellTodo(todo, { timeZone, now, isOwn: true });

const sent = (status: 'enviada' | 'vista', expires_on: string | null, changes: Partial<SavedQuote> = {}) => ({
  ...quote('C-1', status, expires_on),
  sent_at: '2026-11-19T16:00:00Z',
  ...changes,
});

describe('what waits for who quotes', () => {
  it.each([
    [
      'an accepted quote',
      { ...quote('C-1', 'aceptada', '2026-12-01'), answered_at: '2026-11-14T18:00:00Z' },
      'accepted',
      'La aceptó el 14 de noviembre: falta hacer la orden.',
      'Hacer la orden',
    ],
    [
      'a refusal with words',
      {
        ...quote('C-1', 'rechazada', '2026-12-01'),
        answered_at: '2026-11-14T18:00:00Z',
        answer_note: '¿En gris?',
      },
      'asked',
      'La rechazó el 14 de noviembre, y te escribió.',
      'Responder',
    ],
    [
      'a change that its client asks for, before its end',
      sent('vista', '2026-11-21', {
        asked_change: {
          at: '2026-11-18T18:00:00Z',
          note: null,
          windows: [{ key: 'sala', note: 'Más ancha' }],
        },
      }),
      'change',
      'Pidió un cambio el 18 de noviembre.',
      'Cambiarla',
    ],
    [
      'a quote with dates that are none',
      sent('vista', 'pronto', { sent_at: 'ayer', viewed_at: 'anteayer', updated_at: null }),
      'silent',
      'Se mandó y no la ha abierto.',
      'Escribirle',
    ],
    [
      'a quote that ends tomorrow',
      sent('enviada', '2026-11-21'),
      'expiring',
      'Vence mañana y sigue sin respuesta.',
      'Revisar',
    ],
    [
      'a quote that ended',
      sent('vista', '2026-11-18'),
      'expiring',
      'Venció hace 2 días sin respuesta.',
      'Renovar',
    ],
    [
      'a quote seen three days ago',
      sent('vista', '2026-12-09', { viewed_at: '2026-11-17T16:00:00Z' }),
      'silent',
      'La vio el 17 de noviembre y no ha contestado.',
      'Escribirle',
    ],
    [
      'a quote nobody opened',
      sent('enviada', null, { sent_at: '2026-11-13T16:00:00Z' }),
      'silent',
      'Se mandó el 13 de noviembre y no la ha abierto.',
      'Escribirle',
    ],
    [
      'a request of the site',
      { ...quote('C-1', 'borrador', null), requested_online: true, created_at: '2026-11-19T16:00:00Z' },
      'requested',
      'La pidió en línea el 19 de noviembre.',
      'Atender',
    ],
  ] as const)('is %s', (_, one, cause, sentence, act) => {
    const [todo] = ofQuotes(one);
    expect(todo?.cause).toBe(cause);
    expect(says(todo)).toMatchObject({ sentence, act });
  });

  it.each([
    ['a draft', quote('C-1', 'borrador', null)],
    ['a quote sent yesterday', sent('enviada', '2026-12-09')],
    [
      'a quote seen yesterday, sent long ago',
      sent('vista', '2026-12-09', { sent_at: '2026-11-01T16:00:00Z', viewed_at: '2026-11-19T16:00:00Z' }),
    ],
    ['a refusal without a word', quote('C-1', 'rechazada', '2026-12-01')],
    ['a quote that ended long ago', sent('vista', '2026-11-02')],
    ['a quote that was ordered', { ...quote('C-1', 'convertida', '2026-11-21'), requested_online: true }],
  ])('is not %s', (_, one) => {
    expect(ofQuotes(one)).toEqual([]);
  });

  it('is only what the person made, where a whole network is read', () => {
    const by = (id: number) => ({
      ...quote(`C-${String(id)}`, 'aceptada', null),
      made_by: { id, name: null, phone: null, email: null },
    });
    const found = whatsNext({ quotes: [by(3), by(7)], orders: [], samples: [] }, { ...viewer, maker: 7 });
    expect(found.map(({ key }) => key)).toEqual(['quote C-7']);
  });
});

describe('what waits of an order', () => {
  it.each([
    [
      'late',
      { ...order('en-corte', '2026-11-01T16:00:00Z', 1), promised_on: '2026-11-19' },
      'Va tarde: se prometió para el 19 de noviembre.',
    ],
    [
      'lacking',
      {
        ...order('confirmado', '2026-11-01T16:00:00Z', 1),
        missing: [lacking('tela', 'Screen 5 %, Arena', '2026-11-29')],
      },
      'Falta: Screen 5 %, Arena: llega el 29 de noviembre.',
    ],
    ['ready', order('listo', '2026-11-01T16:00:00Z', 1), 'Lista para entregar.'],
    [
      'announced',
      {
        ...order('confirmado', '2026-11-01T16:00:00Z', 1),
        missing: [lacking('anticipo', null, null)],
        payments: [{ ...payment, state: 'avisado' as const }],
      },
      'Avisó que pagó $370.01: falta confirmarlo.',
    ],
  ])('is that it is %s', (cause, one, sentence) => {
    const [todo] = ofOrders(one);
    expect(todo?.cause).toBe(cause);
    expect(says(todo)?.sentence).toBe(sentence);
  });

  it.each([
    ['promised for today', { ...order('en-corte', null, 1), promised_on: '2026-11-20' }],
    ['delivered late', { ...order('entregado', null, 1), promised_on: '2026-11-02' }],
    [
      'cancelled without its deposit',
      { ...order('cancelado', null, 1), missing: [lacking('anticipo', null, null)] },
    ],
  ])('is nothing when it is %s', (_, one) => {
    expect(ofOrders(one)).toEqual([]);
  });
});

describe('what was set aside', () => {
  const asideOf = (todos: ReturnType<typeof whatsNext>) =>
    todos.map(({ key, why }) => ({ key, cause: why, until: null, at: now }));
  const next = (work: Partial<Parameters<typeof whatsNext>[0]>, own: boolean, at = now) => {
    const all = { quotes: [], orders: [], samples: [], ...work };
    return (aside: Parameters<typeof whatsNext>[2]) =>
      whatsNext(all, { ...viewer, isOwn: own, now: at }, aside);
  };

  it('gives way to the next cause of the same order', () => {
    const late = {
      ...order('en-corte', null, 1),
      promised_on: '2026-11-19',
      missing: [lacking('tela', 'Lino', null)],
    };
    const of = next({ orders: [late] }, false);
    expect(of([]).map(({ cause }) => cause)).toEqual(['late']);
    const second = of(asideOf(of([])));
    expect(second.map(({ cause }) => cause)).toEqual(['lacking']);
    expect(of([...asideOf(of([])), ...asideOf(second)])).toEqual([]);
  });

  it('is there again when a quote that was about to end has ended', () => {
    const quotes = [sent('vista', '2026-11-21')];
    const aside = asideOf(next({ quotes }, true)([]));
    expect(next({ quotes }, true)(aside)).toEqual([]);
    const ended = next({ quotes }, true, now + 3 * 86_400_000)(aside);
    expect(ended.map(({ cause }) => cause)).toEqual(['expiring']);
  });

  it('stays so when the client opens their own request', () => {
    const request = { ...sent('enviada', '2026-12-15'), requested_online: true };
    const aside = asideOf(next({ quotes: [request] }, false)([]));
    const opened = { ...request, status: 'vista' as const, viewed_at: '2026-11-20T18:00:00Z' };
    expect(next({ quotes: [opened] }, false)(aside)).toEqual([]);
    expect(next({ quotes: [{ ...opened, version: 2 }] }, false)([])).toEqual([]);
  });
});

describe('the money of an order', () => {
  const totals = { ...order('listo', null, 1).totals, total_centavos: 100_001, deposit_centavos: 37_001 };
  const causes = (changes: Partial<SavedOrder>, isOwn: boolean) =>
    whatsNext(
      { quotes: [], orders: [{ ...order('en-corte', null, 1), totals, ...changes }], samples: [] },
      { ...viewer, isOwn },
    ).map((todo) => [todo.cause, tellTodo(todo, { ...viewer, isOwn }).sentence]);

  it('is due again at any stage when the payment of its deposit was annulled', () => {
    const payments = [{ ...payment, state: 'anulado' as const }];
    const owed = [['owed', 'Falta pagar $370.01.']];
    expect(causes({ payments }, true)).toEqual(owed);
    expect(causes({ payments }, false)).toEqual(owed);
  });

  it('is given back when it was cancelled', () => {
    const cancelled = { stage: 'cancelado' as const, payments: [payment] };
    expect(causes(cancelled, true)).toEqual([['refund', 'Se canceló: te devolvemos $370.01.']]);
    expect(causes(cancelled, false)).toEqual([
      ['refund', 'Se canceló con $370.01 pagados: falta devolverlos.'],
    ]);
    expect(causes({ ...cancelled, payments: [] }, false)).toEqual([]);
  });
});

describe('an order of one’s own', () => {
  const totals = { ...order('listo', null, 1).totals, total_centavos: 100_001, deposit_centavos: 37_001 };
  const own = (changes: Partial<SavedOrder>) =>
    whatsNext(
      {
        quotes: [],
        orders: [{ ...order('listo', null, 1), totals, ...changes }],
        samples: [],
      },
      { ...viewer, isOwn: true },
    ).map((todo) => [todo.cause, tellTodo(todo, { ...viewer, isOwn: true }).sentence]);

  it('waits for its rest when it is ready, also after its delivery', () => {
    const owed = [['owed', 'Falta pagar $630.00.']];
    expect(own({ payments: [payment] })).toEqual(owed);
    expect(own({ payments: [payment], stage: 'entregado' })).toEqual(owed);
  });

  it('waits no longer for a deposit that was announced, but for cloth', () => {
    const deposit = lacking('anticipo', null, null);
    const payments = [{ ...payment, state: 'avisado' as const }];
    const told = { stage: 'confirmado' as const, payments };
    expect(own({ ...told, payments: [], missing: [deposit] })).toMatchObject([
      ['lacking', expect.anything()],
    ]);
    expect(own({ ...told, missing: [deposit] })).toEqual([]);
    expect(own({ ...told, missing: [deposit, lacking('tela', 'Lino', null)] })).toMatchObject([
      ['lacking', expect.anything()],
    ]);
  });
});

const dealer: User = {
  ...bareUser,
  ...{ id: 37, name: 'Daniela Ríos', email: 'daniela@ejemplo.mx', tier: 'plata', active_map: true },
  ...{ lat: 25.67, lng: -100.31, roles: [{ id: 2, name: 'distribuidor' }] },
};
const gazette: Publication = {
  ...{ id: 'gaceta-7', kind: 'promotions', name: 'Gaceta de otoño', url: '/gaceta.pdf', version: null },
  ...{ updated_at: '2026-08-23T05:30:00Z', valid_from: null, withdrawn: false },
};

describe('what waits for who administers (B156)', () => {
  const ofAdministration = (work: Pick<Parameters<typeof whatsNext>[0], 'accounts' | 'files'>) =>
    whatsNext({ quotes: [], orders: [], samples: [], ...work }, viewer).map((todo) => {
      const { name, sentence, act } = tellTodo(todo, { ...viewer, isOwn: false });
      return [name, sentence, act, todoPath(todo, false)];
    });

  it.each<[string, Partial<User>, readonly string[][]]>([
    [
      'without a level',
      { tier: null },
      [
        [
          ...['Daniela Ríos', 'Vende como distribuidor sin nivel de descuento: ve precios públicos.'],
          ...['Darle su nivel', '/panel/usuarios?usuario=37'],
        ],
      ],
    ],
    [
      'on the map without a place',
      { lng: null, name: null },
      [
        [
          ...['daniela@ejemplo.mx', 'Está en el mapa de distribuidores, pero le falta su lugar.'],
          ...['Poner su lugar', '/panel/usuarios?lugar=37'],
        ],
      ],
    ],
    ['without a place, and not on the map', { lat: null, lng: null, active_map: false }, []],
    ['that may not log in', { tier: null, active: false }, []],
    ['that buys for itself', { tier: null, roles: [{ id: 3, name: 'cliente' }] }, []],
    ['whose level the server does not tell', { tier: undefined }, []],
    ['that has all', {}, []],
  ])('is an account %s', (_, lacks, told) => {
    expect(ofAdministration({ accounts: [{ ...dealer, ...lacks }] })).toEqual(told);
  });

  const told = (kind: string, files: readonly Partial<Publication>[]) =>
    ofAdministration({ files: files.map((file) => ({ ...gazette, kind, ...file })) });

  it('is the newest gazette after 90 days, and the newest price list after a year', () => {
    expect(told('promotions', [{ updated_at: '2026-03-01T18:00:00Z', name: 'La de antes' }, {}])).toEqual([
      [
        ...['Gaceta de otoño', 'Es la gaceta más reciente: está a la vista desde el 22 de agosto.'],
        ...['Publicar la siguiente', '/panel/gaseta-promociones?publicar=archivo'],
      ],
    ]);
    expect(told('promotions', [{ updated_at: '2026-08-23T05:30:01Z' }])).toEqual([]);
    expect(told('list-price', [{}])).toEqual([]);
    expect(told('list-price', [{ valid_from: '2025-11-20' }])).toMatchObject([
      [
        'Gaceta de otoño',
        expect.anything(),
        'Publicar la siguiente',
        '/panel/lista-precios?publicar=archivo',
      ],
    ]);
  });

  it.each<[string, string, Partial<Publication>]>([
    ['once the next is planned', 'promotions', { valid_from: '2026-12-01' }],
    ['of a catalogue', 'digital-catalog', {}],
    ['of files without a day', 'promotions', { updated_at: null }],
  ])('is no file %s', (_, kind, next) => {
    expect(
      told(kind, [
        { ...next, id: 'otra' },
        ...(kind === 'promotions' && next.updated_at !== null ? [{}] : []),
      ]),
    ).toEqual([]);
  });

  it('is again an old gazette when the next one was withdrawn', () => {
    expect(told('promotions', [{}, { id: 'otra', valid_from: '2026-12-01', withdrawn: true }])).toHaveLength(
      1,
    );
  });
});

describe('the list of what waits', () => {
  it('has samples that were not sent, and the newest cause first', () => {
    const sample = (id: string, status: 'pendiente' | 'enviada', created_at: string) => ({
      ...{ id, folio: id, status, created_at, name: 'Ana', phone: null, email: null, street: null },
      ...{ neighborhood: null, postal_code: null, city: null, state: null, arrives_on: null },
      samples: [],
    });
    const found = whatsNext(
      {
        quotes: [{ ...quote('C-1', 'aceptada', null), answered_at: '2026-11-14T18:00:00Z' }],
        orders: [{ ...order('en-corte', null, 1), promised_on: '2026-11-19' }],
        samples: [
          sample('M-1', 'pendiente', '2026-11-16T18:00:00Z'),
          sample('M-2', 'enviada', '2026-11-18T18:00:00Z'),
        ],
      },
      viewer,
    );
    expect(found.map(({ key }) => key)).toEqual(['order p', 'samples M-1', 'quote C-1']);
  });

  const day = fc
    .integer({ min: -60, max: 60 })
    .map((days) => new Date(now + days * 86_400_000).toISOString());
  const bareDay = fc.option(day.map((at) => at.slice(0, 10)));
  const anyQuote = fc.record({
    status: fc.constantFrom(...quoteStatuses),
    ...{
      expires_on: bareDay,
      sent_at: fc.option(day),
      viewed_at: fc.option(day),
      answered_at: fc.option(day),
    },
    answer_note: fc.option(fc.constant('¿Y en gris?')),
  });
  const anyOrder = fc.record({
    stage: fc.constantFrom(...orderStages),
    promised_on: bareDay,
    isLacking: fc.boolean(),
  });

  const anyAccount = fc.record({
    active: fc.boolean(),
    active_map: fc.boolean(),
    tier: fc.constantFrom(null, undefined, 'oro'),
    lat: fc.constantFrom(null, 25.67),
    roles: fc.constantFrom(dealer.roles, []),
  });
  const anyFile = fc.record({
    kind: fc.constantFrom('promotions', 'list-price', 'digital-catalog'),
    valid_from: bareDay,
    updated_at: fc.option(day),
    withdrawn: fc.boolean(),
  });

  it('has each unfinished dealer once, and one file of a list at most, all of them set aside one by one (B156)', () => {
    fc.assert(
      fc.property(fc.array(anyAccount), fc.array(anyFile), (someAccounts, someFiles) => {
        const accounts = someAccounts.map((one, id) => ({ ...dealer, ...one, id }));
        const files = someFiles.map((one, at) => ({ ...gazette, ...one, id: String(at) }));
        const work = { quotes: [], orders: [], samples: [], accounts, files };
        const todos = whatsNext(work, viewer);
        const waits = accounts
          .filter(({ active, roles }) => active && roles.length > 0)
          .filter(({ tier, active_map, lat }) => tier === null || (active_map && lat === null))
          .map(({ id }) => `account ${String(id)}`);
        const keys = todos.map(({ key }) => key);
        expect(keys.filter((key) => key.startsWith('account'))).toEqual(waits);
        expect(new Set(keys).size).toBe(keys.length);
        const renewed = todos.flatMap((todo) => (todo.cause === 'renewal' ? [todo.file] : []));
        expect(renewed.filter(({ kind, withdrawn }) => withdrawn || kind === 'digital-catalog')).toEqual([]);
        for (const { kind } of renewed) {
          const planned = files.filter((one) => one.kind === kind && !one.withdrawn);
          expect(planned.filter(({ valid_from }) => (valid_from ?? '') > '2026-11-20')).toEqual([]);
        }
        const aside = todos.map(({ key, why }) => ({ key, cause: why, until: null, at: now }));
        const next = whatsNext(work, viewer, aside).map(({ cause }) => cause);
        expect(next.filter((cause) => cause !== 'unplaced')).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });

  it('misses no accepted quote, no question, no late order and none that lacks something, and has each once', () => {
    fc.assert(
      fc.property(fc.array(anyQuote), fc.array(anyOrder), (someQuotes, someOrders) => {
        const quotes = someQuotes.map((one, at) => ({
          ...quote(String(at), one.status, one.expires_on),
          ...one,
        }));
        const orders = someOrders.map(({ isLacking, ...one }, at) => ({
          ...order(one.stage, null, 1),
          ...one,
          id: String(at),
          missing: isLacking ? [lackingDeposit] : [],
        }));
        const keys = whatsNext({ quotes, orders, samples: [] }, viewer).map(({ key }) => key);
        const waits = [
          ...quotes
            .filter(
              ({ status, answer_note }) =>
                status === 'aceptada' || (status === 'rechazada' && answer_note !== null),
            )
            .map(({ id }) => `quote ${id}`),
          ...orders
            .filter(
              ({ stage, missing, promised_on }) =>
                !['instalado', 'entregado', 'cancelado'].includes(stage) &&
                (missing.length > 0 || (promised_on !== null && promised_on < '2026-11-20')),
            )
            .map(({ id }) => `order ${id}`),
        ];
        expect(keys).toEqual(expect.arrayContaining(waits));
        expect(new Set(keys).size).toBe(keys.length);
      }),
      { numRuns: RUNS },
    );
  });
});

const lackingDeposit = {
  kind: 'anticipo',
  stage: 'material-reservado' as const,
  what: null,
  arrives_on: null,
};

const payment: SavedOrder['payments'][number] = {
  ...{ id: 'pago-1', amount_centavos: 37_001, paid_on: '2026-11-17', way: null, reference: null },
  ...{ state: 'recibido', at: null, note: null, by: null },
};
