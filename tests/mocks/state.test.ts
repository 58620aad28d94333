import { describe, expect, it } from 'vitest';
import { resetDatabase } from '#mocks/database/persistence.ts';
import { restoreDemo } from '#mocks/demo/restore.ts';
import { DEMO_PASSWORD } from '#mocks/seeds/accounts.ts';
import { expireSession } from '#mocks/sessions.ts';
import { quotable } from '#src/content/quotable.ts';
import { ownBook } from '#src/features/draft-windows/price-book.ts';
import { csvOf } from '#src/lists/csv.ts';
import { linePriceFor, seesIva } from '#src/quoting/money/buyer.ts';
import { quoteLine } from '#src/quoting/quote-line.ts';
import { fileColumns } from '#src/screens/panel/lista-precios/price-columns.tsx';
import { fixtures } from '#tests/fixtures/index.ts';
import { API_HOST, clientOf, clientWith, failureOf, tokenOf, visitor } from './support/client.ts';
import { png, pngBytes } from './support/pictures.ts';
import { livingRoom, newQuote } from './support/shop.ts';

const unauthorized = { kind: 'unauthorized', status: 401 };

describe('a session', () => {
  it('is valid until logout, and its token invalid afterwards', async () => {
    const client = await clientOf('customer');
    expect(await client.request('countCart', {})).toBe(3);
    expect(await client.request('logout', {})).toBe(true);
    expect(await failureOf(client.request('countCart', {}))).toMatchObject(unauthorized);
    expect(await failureOf(client.request('logout', {}))).toMatchObject(unauthorized);
  });

  it('stays valid when another session of the same person ends', async () => {
    const [one, other] = [await clientOf('customer'), await clientOf('customer')];
    await one.request('logout', {});
    expect(await other.request('countCart', {})).toBe(3);
  });

  it('expires', async () => {
    const token = await tokenOf('customer');
    await expireSession(token);
    expect(await failureOf(clientWith(token).request('currentUser', {}))).toMatchObject(unauthorized);
  });

  it('ends when an administrator deactivates its person, who cannot log in again', async () => {
    const [customer, administrator] = [await clientOf('customer'), await clientOf('administrator')];
    await administrator.request('toggleUserActive', { id: 1 });
    expect(await failureOf(customer.request('countCart', {}))).toMatchObject(unauthorized);
    expect(await failureOf(tokenOf('customer'))).toMatchObject({ status: 403 });
    await administrator.request('toggleUserActive', { id: 1 });
    expect(await tokenOf('customer')).toEqual(expect.any(String));
  });
});

describe('the counters are the lengths of their lists', () => {
  const numbersOf = async (client: Awaited<ReturnType<typeof clientOf>>) => ({
    counted: [
      await client.request('countQuotes', {}),
      await client.request('countOrders', {}),
      await client.request('countCart', {}),
    ],
    listed: [
      (await client.request('quotes', {})).length,
      (await client.request('orders', {})).length,
      (await client.request('cart', {})).lines.length,
    ],
  });

  it.each(['customer', 'distributor', 'administrator'] as const)('of a %s', async (person) => {
    const { counted, listed } = await numbersOf(await clientOf(person));
    expect(counted).toEqual(listed);
  });

  it('also after a quote was saved and a window added', async () => {
    const client = await clientOf('customer');
    const before = await numbersOf(client);
    await client.request('saveQuote', newQuote());
    await client.request('addToCart', { windows: [livingRoom] });
    const { counted, listed } = await numbersOf(client);
    expect(counted).toEqual(listed);
    expect(counted).toEqual(before.counted.map((count, index) => (index === 1 ? count : count + 1)));
  });
});

describe('written data', () => {
  it('includes a new account, which can log in and has empty counters', async () => {
    const { email, password } = fixtures.register.input;
    await visitor().request('register', fixtures.register.input);
    const { token, user } = await visitor().request('login', { email, password });
    expect(user).toMatchObject({ id: 41, email, municipality_id: 19009 });
    expect(await clientWith(token).request('countQuotes', {})).toBe(0);
  });

  it('has unique ids and e-mails after two simultaneous registrations', async () => {
    const { input } = fixtures.register;
    const results = await Promise.allSettled([
      visitor().request('register', input),
      visitor().request('register', input),
      visitor().request('register', { ...input, email: 'otra@ejemplo.mx' }),
    ]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    const users = await (await clientOf('administrator')).request('users', {});
    expect(new Set(users.map(({ id }) => id)).size).toBe(42);
  });

  it('has a toggled flag, and after another toggle the old value', async () => {
    const client = await clientOf('administrator');
    const inList = async () => (await client.request('users', {})).find(({ id }) => id === 7);
    const before = await inList();
    for (const call of ['toggleUserActive', 'toggleUserMapActive'] as const) {
      const answered = await client.request(call, { id: 7 });
      expect(answered).toEqual(await inList());
      expect(answered).not.toEqual(before);
      expect(await client.request(call, { id: 7 })).toEqual(before);
    }
  });

  it('has only the new password after a change', async () => {
    const client = await clientOf('customer');
    await client.request('updatePassword', fixtures.updatePassword.input);
    expect(await failureOf(tokenOf('customer'))).toMatchObject({ status: 401 });
    const again = { email: 'cliente@rollux.mx', password: 'nuevaclave' };
    expect((await visitor().request('login', again)).user.id).toBe(1);
  });

  it('has an uploaded picture unchanged, under a new address every time', async () => {
    const client = await clientOf('customer');
    await client.request('uploadProfileImage', { image: png() });
    const { image } = await client.request('uploadProfileImage', { image: png() });
    expect(image).toBe('/storage/images/1-2.png');
    const served = await fetch(`${API_HOST}${image ?? ''}`);
    expect(served.headers.get('Content-Type')).toBe('image/png');
    expect(new Uint8Array(await served.arrayBuffer())).toEqual(pngBytes);
  });

  it('has an added user in the list, with their role', async () => {
    const client = await clientOf('administrator');
    await client.request('addUser', fixtures.addUser.input);
    await client.request('updateUser', { ...fixtures.updateUser.input, id: 41, role_id: 1 });
    const users = await client.request('users', {});
    expect(users.at(-1)).toMatchObject({ id: 41, roles: [{ id: 1, name: 'administrador' }] });
  });
});

const firstPrice = async (person: 'customer' | 'distributor') =>
  (await (await clientOf(person)).request('catalogPrices', {}))[0]?.price;

it('prices are those of the logged-in person', async () => {
  expect(await firstPrice('customer')).toBe(1_160);
  // 690.00 less the 5 % of their tier.
  expect(await firstPrice('distributor')).toBe(655.5);
});

/** The price of a square metre of Screen 3 % on each list that a person sees. */
async function pricesOfScreen(person: 'customer' | 'distributor' | 'administrator') {
  const client = await clientOf(person);
  const ofTable = (await client.request('catalogPrices', {})).find(({ name }) =>
    name.startsWith('Screen 3 % '),
  );
  const ofStock = (await client.request('pricesStock', {})).find(({ name }) =>
    name.startsWith('Screen 3 % '),
  );
  const { list, tier } = await client.request('priceList', {});
  const product = quotable.variantOf('screen-3')?.product;
  const quote = product && quoteLine({ widthMm: 1_000, heightMm: 1_000, quantity: 1 }, product, list);
  const { buyer } = ownBook({ list, tier });
  const ofQuoter = quote?.kind === 'quote' ? linePriceFor(quote, list, buyer).totalCentavos / 100 : null;
  const headers = { Authorization: `Bearer ${await tokenOf(person)}` };
  const textOf = async ([file]: readonly { readonly url: string }[]) =>
    (await fetch(`${API_HOST}${file?.url ?? ''}`, { headers })).text();
  const csv = await csvOf(ofTable === undefined ? [] : [ofTable], fileColumns('con o sin IVA'));
  return {
    table: [ofTable?.price, ofTable?.holds_iva],
    stock: [ofStock?.price, ofStock?.holds_iva],
    quoter: [ofQuoter, seesIva(buyer)],
    pdf: await textOf(await client.request('priceListFiles', {})),
    // The newest promotion is of roller blinds.
    promotion: await textOf(await client.request('promotionFiles', {})),
    csv: await csv.text(),
  };
}

it.each([
  // Less the 20 % of the promotion.
  ['customer', 1_370, true, '1,370.00', '1,096.00', 'con IVA'],
  // 815.00 less the 5 % and the 10 % of their tiers.
  ['distributor', 774.25, false, '774.25', '619.40', 'sin IVA'],
  ['administrator', 733.5, false, '733.50', '586.80', 'sin IVA'],
] as const)(
  'a fabric has one price everywhere for the %s',
  async (person, pesos, holdsIva, printed, less, iva) => {
    const { table, stock, quoter, pdf, promotion, csv } = await pricesOfScreen(person);
    expect(table).toEqual([pesos, holdsIva]);
    expect(stock).toEqual([pesos, holdsIva]);
    expect(quoter).toEqual([pesos, holdsIva]);
    expect(pdf).toContain(`$${printed} / m`);
    expect(pdf).toContain(iva);
    expect(promotion).toContain(`de $${printed} a $${less} / m`);
    expect(promotion).toContain(iva);
    expect(csv).toMatch(new RegExp(`^[^,]+,Screen 3 % .*,${String(pesos)}$`, 'm'));
  },
);

it('no reply contains a password', async () => {
  const token = await tokenOf('administrator');
  const login = await fetch(`${API_HOST}/api/login`, {
    method: 'POST',
    body: JSON.stringify({ email: 'admin@rollux.mx', password: DEMO_PASSWORD }),
  });
  const users = await fetch(`${API_HOST}/api/list-users`, { headers: { Authorization: `Bearer ${token}` } });
  for (const reply of [login, users]) expect(await reply.text()).not.toMatch(/password|rollux2026/);
});

it('a reset restores the seeds and ends all sessions', async () => {
  const client = await clientOf('administrator');
  await client.request('addUser', fixtures.addUser.input);
  await resetDatabase();
  expect(await failureOf(client.request('users', {}))).toMatchObject(unauthorized);
  expect(await (await clientOf('administrator')).request('users', {})).toHaveLength(40);
});

it('a reset of the demo keeps seed users logged in, and logs everyone else out', async () => {
  const customer = await clientOf('customer');
  const { email, password } = fixtures.register.input;
  await visitor().request('register', fixtures.register.input);
  const { token } = await visitor().request('login', { email, password });
  await customer.request('updateProfile', { ...fixtures.updateProfile.input, email: 'otra@ejemplo.mx' });
  await restoreDemo();
  expect(await customer.request('currentUser', {})).toMatchObject({ email: 'cliente@rollux.mx' });
  expect(await failureOf(clientWith(token).request('currentUser', {}))).toMatchObject(unauthorized);
});
