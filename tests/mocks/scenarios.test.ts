import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { initialScenario } from '#mocks/database/initial-data.ts';
import { conditions, NORMAL_CONDITIONS } from '#mocks/faults/conditions.ts';
import { AccountChangeRow } from '#mocks/rows/account-change.ts';
import { BrandRow } from '#mocks/rows/brand.ts';
import { CartRow } from '#mocks/rows/cart.ts';
import { CatalogItemRow } from '#mocks/rows/catalog-item.ts';
import { ClientRow } from '#mocks/rows/client.ts';
import { CutPlanRow } from '#mocks/rows/cut-plan.ts';
import { FileRow } from '#mocks/rows/file.ts';
import type { Rows } from '#mocks/rows/index.ts';
import { MaterialRow } from '#mocks/rows/material.ts';
import { MunicipalityRow } from '#mocks/rows/municipality.ts';
import { OrderRow } from '#mocks/rows/order.ts';
import { PaymentMethodRow } from '#mocks/rows/payment-method.ts';
import { QuoteRow } from '#mocks/rows/quote.ts';
import { RemnantRow } from '#mocks/rows/remnant.ts';
import { RoleRow } from '#mocks/rows/role.ts';
import { SampleRequestRow } from '#mocks/rows/sample-request.ts';
import { SessionRow } from '#mocks/rows/session.ts';
import { StateRow } from '#mocks/rows/state.ts';
import { StockRow } from '#mocks/rows/stock.ts';
import { UploadRow } from '#mocks/rows/upload.ts';
import { UserRow } from '#mocks/rows/user.ts';
import { applyScenario, logInAs } from '#mocks/scenarios/apply.ts';
import { followAddress } from '#mocks/scenarios/follow-address.ts';
import { isScenario, rowsOf, scenarioIds, scenarioOf } from '#mocks/scenarios/index.ts';
import { prepareScenario } from '#mocks/scenarios/prepare.ts';
import { quotable } from '#src/content/quotable.ts';
import { paidOf } from '#src/features/order-facts/paid.ts';
import { whatsNext } from '#src/features/todos/whats-next.ts';
import { useFakeBrowser } from '#tests/support/fake-browser.ts';
import { clientOf, clientWith, type visitor } from './support/client.ts';

afterEach(() => {
  conditions.set(NORMAL_CONDITIONS);
});

const schemas: { readonly [N in keyof Rows]: z.ZodMiniType<Rows[N][number]> } = {
  roles: RoleRow,
  states: StateRow,
  municipalities: MunicipalityRow,
  users: UserRow,
  sessions: SessionRow,
  catalogItems: CatalogItemRow,
  files: FileRow,
  uploads: UploadRow,
  stock: StockRow,
  paymentMethods: PaymentMethodRow,
  brands: BrandRow,
  quotes: QuoteRow,
  orders: OrderRow,
  carts: CartRow,
  clients: ClientRow,
  materials: MaterialRow,
  remnants: RemnantRow,
  cutPlans: CutPlanRow,
  sampleRequests: SampleRequestRow,
  accountChanges: AccountChangeRow,
};

describe.each(scenarioIds)('%s', (id) => {
  it('has rows that fit their schemas, the same every time', () => {
    for (const [name, schema] of Object.entries(schemas)) {
      const rows: unknown = Reflect.get(rowsOf(id), name);
      expect(z.safeParse(z.array(schema), rows).error, name).toBeUndefined();
    }
    const { rows } = scenarioOf(id);
    expect(rows?.('2026-11-21')).toEqual(rows?.('2026-11-21'));
  });

  it('has an id that fits an address, and a description of one sentence', () => {
    expect(id).toMatch(/^[a-z0-9-]+$/);
    expect(scenarioOf(id).about).toMatch(/^\p{Lu}[^.]*\.$/u);
  });

  it('starts in the described situation', async () => {
    const { loggedIn, expired = false, latencyMs = 0, faults = {} } = scenarioOf(id);
    const token = await prepareScenario(id);
    expect(initialScenario.get()).toBe(id);
    expect(conditions.get()).toEqual({ scenario: id, latencyMs, faults });
    conditions.set(NORMAL_CONDITIONS);
    expect(token === null).toBe(loggedIn === undefined);
    const email = await clientWith(token)
      .request('currentUser', {})
      .then(
        (user) => user.email,
        () => undefined,
      );
    expect(email).toBe(expired ? undefined : loggedIn);
  });
});

const clientIn = async (id: (typeof scenarioIds)[number]) => clientWith(await prepareScenario(id));
const countsOf = (client: ReturnType<typeof visitor>) =>
  Promise.all([
    client.request('countQuotes', {}),
    client.request('countOrders', {}),
    client.request('countCart', {}),
  ]);

it('a new customer registered today and has no data', async () => {
  const client = await clientIn('cliente-nuevo');
  expect(await countsOf(client)).toEqual([0, 0, 0]);
  const user = await client.request('currentUser', {});
  expect(user).toMatchObject({ image: null, phone: null, state_id: null });
  expect(Date.now() - Date.parse(String(user['created_at']))).toBeLessThan(60_000);
});

it('the scenario of ten thousand users gives each an e-mail and a past date', () => {
  const { users } = rowsOf('administrador-10000');
  expect(users).toHaveLength(10_000);
  expect(new Set(users.map(({ email }) => email)).size).toBe(10_000);
  const newest = Math.max(...users.map((user) => Date.parse(user.created_at)));
  expect(newest).toBeLessThan(Date.UTC(2026, 10, 1));
});

it('the scenario of twenty thousand fabrics gives each a unique name', () => {
  const fabrics = rowsOf('inventario-20000').stock.filter(({ shelf }) => shelf === 'blinds');
  expect(fabrics).toHaveLength(20_000);
  const named = new Set(fabrics.map(({ name, roll_width }) => `${name} ${String(roll_width)}`));
  expect(named.size).toBe(20_000);
});

it('the scenario of a large quote has five hundred windows', async () => {
  const [newest] = await (await clientIn('cotizacion-500')).request('quotes', {});
  expect(newest?.windows).toHaveLength(500);
  expect(newest).toMatchObject({ status: 'borrador', title: 'Torre Constitución, 500 ventanas' });
  expect(newest?.windows.every(({ total_centavos }) => total_centavos > 0)).toBe(true);
});

it('the scenario of a dealer’s year has forty clients whose quotes became paid orders', async () => {
  const client = await clientIn('distribuidor-40-clientes');
  const [quotes, orders, records] = await Promise.all([
    client.request('quotes', {}),
    client.request('orders', {}),
    client.request('clients', {}),
  ]);
  expect(new Set(quotes.map((quote) => quote.client?.phone)).size).toBe(40);
  expect(new Set(quotes.map((quote) => quote.client?.name)).size).toBe(40);
  expect(records).toHaveLength(30);
  const converted = quotes.filter(({ status }) => status === 'convertida').map(({ id }) => id);
  expect(orders.map(({ quote_id }) => quote_id).toSorted()).toEqual(converted.toSorted());
  expect(new Set(orders.map(({ created_at }) => created_at?.slice(0, 7))).size).toBeGreaterThanOrEqual(12);
  const delivered = orders.filter(({ stage }) => stage === 'entregado');
  expect(delivered.length).toBeGreaterThan(50);
  expect(delivered.filter((order) => paidOf(order).left !== 0)).toEqual([]);
});

it('the scenario of a Monday has what clients accepted, asked, rejected and left open', async () => {
  const client = await clientIn('lunes-por-la-manana');
  const [quotes, orders] = await Promise.all([client.request('quotes', {}), client.request('orders', {})]);
  const viewer = { maker: null, isOwn: true, timeZone: 'America/Mexico_City', now: Date.now() };
  const causes = whatsNext({ quotes, orders, samples: [] }, viewer).map(({ cause }) => cause);
  for (const [cause, least] of [
    ['accepted', 4],
    ['change', 3],
    ['asked', 2],
    ['silent', 2],
    ['expiring', 2],
  ] as const) {
    expect(causes.filter((one) => one === cause).length, cause).toBeGreaterThanOrEqual(least);
  }
});

it('the scenario of a Monday has a dealer without a level, who waits for who administers', async () => {
  await clientIn('lunes-por-la-manana');
  const accounts = await (await clientOf('administrator')).request('users', {});
  const viewer = { maker: null, isOwn: false, timeZone: 'America/Mexico_City', now: Date.now() };
  const waits = whatsNext({ quotes: [], orders: [], samples: [], accounts }, viewer);
  expect(waits.map(({ key, cause }) => [key, cause])).toEqual([['account 18', 'unlevelled']]);
});

it.each([
  ['coleccion-agotada', 'blackout-lino', null],
  ['llega-en-enero', 'screen-5', '01-22'],
] as const)('the scenario %s has none of %s until %s', async (scenario, slug, day) => {
  const client = await clientIn(scenario);
  const colours = quotable.variantOf(slug)?.colours ?? [];
  const supplies = await client.request('availability', {
    windows: colours.map((colour) => ({
      ...{ key: colour.slug, variant: slug, color: colour.slug },
      ...{ line: { widthMm: 1_207, heightMm: 1_409, quantity: 1 }, mount: null, fitting: null },
    })),
  });
  expect(supplies).toHaveLength(colours.length);
  for (const { waits } of supplies) {
    expect(waits.map(({ state, arrives_on }) => [state, arrives_on?.slice(5) ?? null])).toEqual([
      ['out', day],
    ]);
  }
});

it('the scenario of the last roll has one roll with a few metres, and no rests', async () => {
  const client = await clientIn('ultimo-rollo');
  const code = quotable.variantOf('blackout-lino')?.colours[0]?.code;
  const { materials } = await client.request('cuttingStock', {});
  const own = materials.filter((material) => material.code === code);
  expect(own.map(({ free }) => free).toSorted()).toEqual([0, 6.4]);
  expect(own.flatMap(({ remnants }) => remnants)).toEqual([]);
});

it('an empty shop has nothing to list or count', async () => {
  const client = await clientIn('tienda-vacia');
  const calls = [
    'catalogs',
    'catalogPrices',
    'priceListFiles',
    'digitalCatalogFiles',
    'promotionFiles',
    'blindsStock',
    'pricesStock',
  ] as const;
  for (const call of calls) expect(await client.request(call, {}), call).toEqual([]);
  expect(await countsOf(client)).toEqual([0, 0, 0]);
});

it("starting a scenario removes the person's changes", async () => {
  const client = await clientIn('administrador');
  const user = await client.request('toggleUserActive', { id: 4 });
  expect(user.active).toBe(true);
  const again = await (await clientIn('administrador')).request('users', {});
  expect(again.find(({ id }) => id === 4)?.active).toBe(false);
});

it('unknown names are not scenarios', () => {
  expect(['toString', 'nada', ''].filter(isScenario)).toEqual([]);
});

describe('in a browser', () => {
  const browser = useFakeBrowser();
  const dispatched = vi.fn<(event: Event) => void>();
  const at = (search: string) => {
    vi.stubGlobal('location', { search });
    vi.stubGlobal('dispatchEvent', dispatched);
    vi.stubGlobal(
      'StorageEvent',
      class extends Event {
        readonly key: string;
        constructor(type: string, { key }: { key: string }) {
          super(type);
          this.key = key;
        }
      },
    );
    dispatched.mockClear();
  };

  it('a scenario stores the person’s token, and notifies the page as another tab would', async () => {
    at('');
    await applyScenario('cliente');
    expect(await clientWith(browser().stored('user_token')).request('currentUser', {})).toMatchObject({
      id: 1,
    });
    expect(dispatched).toHaveBeenCalledWith(expect.objectContaining({ type: 'storage', key: 'user_token' }));
    await applyScenario('visitante');
    expect(browser().stored('user_token')).toBeNull();
    expect(dispatched).toHaveBeenCalledTimes(2);
  });

  it('any user is logged in without a password, and out again', async () => {
    at('');
    await logInAs(2);
    expect(await clientWith(browser().stored('user_token')).request('currentUser', {})).toMatchObject({
      id: 2,
    });
    await logInAs(null);
    expect(browser().stored('user_token')).toBeNull();
  });

  it('the scenario in the address starts once, and not again on a reload', async () => {
    at('?escenario=administrador');
    expect(await followAddress()).toBeNull();
    expect(initialScenario.get()).toBe('administrador');
    const token = browser().stored('user_token');
    await clientWith(token).request('toggleUserActive', { id: 4 });
    expect(await followAddress()).toBeNull();
    expect(browser().stored('user_token')).toBe(token);
    const users = await clientWith(token).request('users', {});
    expect(users.find(({ id }) => id === 4)?.active).toBe(true);
  });

  it('a new tab has the conditions of the current scenario, with or without the address', async () => {
    at('?escenario=sin-servidor');
    await followAddress();
    for (const search of ['?escenario=sin-servidor', '']) {
      at(search);
      conditions.set(NORMAL_CONDITIONS);
      await followAddress();
      expect(conditions.get().faults).toMatchObject({ login: { kind: 'unreachable' } });
    }
  });

  it('an unknown scenario in the address changes nothing', async () => {
    at('');
    await applyScenario('cliente');
    const token = browser().stored('user_token');
    at('?escenario=tienda-llena');
    expect(await followAddress()).toBe('tienda-llena');
    expect(initialScenario.get()).toBe('cliente');
    expect(browser().stored('user_token')).toBe(token);
    expect(dispatched).not.toHaveBeenCalled();
  });
});
