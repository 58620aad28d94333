import { afterEach, describe, expect, it, vi } from 'vitest';
import { quotes as rows } from '#mocks/rows/quote.ts';
import { dayOf, daysAfter } from '#mocks/today.ts';
import type { InputOf } from '#src/api/contract/index.ts';
import { API_HOST, clientOf, failureOf, tokenOf, visitor } from './support/client.ts';
import { bedroom, livingRoom, newQuote, seededQuote, seen } from './support/shop.ts';

afterEach(() => {
  vi.useRealTimers();
});

type Client = ReturnType<typeof visitor>;

const save = (client: Client, tier: string | null = 'oro', changes: Partial<InputOf<'saveQuote'>> = {}) =>
  client.request('saveQuote', newQuote(tier, changes));

/** A quote that was sent to its client, and the API client of its maker. */
async function sendOne(changes: Partial<InputOf<'saveQuote'>> = {}) {
  const client = await clientOf('distributor');
  const { id, revision } = await save(client, 'oro', { margin_bp: 3_000, ...changes });
  const quote = await client.request('sendQuote', { id, revision });
  return { client, quote, share: quote.share ?? '' };
}

const numbersOf = async (client: Client) => ({
  counted: await client.request('countQuotes', {}),
  listed: (await client.request('quotes', {})).length,
});

describe('saving a quote', () => {
  it('makes one quote for repeated calls, and counts it', async () => {
    const client = await clientOf('distributor');
    const first = await save(client, 'oro', { margin_bp: 2_500 });
    expect(first).toMatchObject({ folio: 'C-1032', status: 'borrador', revision: 1, made_by: { id: 2 } });
    expect(await save(client, 'oro', { margin_bp: 2_500 })).toEqual(first);
    expect(await numbersOf(client)).toEqual({ counted: 13, listed: 13 });
    expect(await client.request('quote', { id: first.id })).toEqual(first);
  });

  it('changes a draft at its current revision, once', async () => {
    const client = await clientOf('customer');
    await save(client, null);
    const change = { revision: 1, title: 'Casa de la playa' };
    const second = await save(client, null, change);
    expect(second).toMatchObject({ revision: 2, title: 'Casa de la playa' });
    expect(await save(client, null, change)).toEqual(second);
    expect(await save(client, null, { ...change, revision: 2 })).toEqual(second);
  });

  it('answers a repeat with its first reply, also after a later change (B97)', async () => {
    const client = await clientOf('customer');
    const first = await save(client, null);
    const second = await save(client, null, { revision: 1, title: 'Casa de la playa' });
    expect(await save(client, null)).toEqual(first);
    expect(await client.request('quote', { id: first.id })).toEqual(second);
  });

  it('refuses another content with a key that was used, and takes it from another person (B97)', async () => {
    const put = async (token: string, id: string, tier: string | null = null) => {
      const { status } = await fetch(`${API_HOST}/api/quotes/${id}`, {
        method: 'PUT',
        headers: { Authorization: `Bearer ${token}`, 'Idempotency-Key': 'una' },
        body: JSON.stringify(newQuote(tier, { id })),
      });
      return status;
    };
    const token = await tokenOf('customer');
    expect(await put(token, 'mia-1')).toBe(200);
    expect(await put(token, 'mia-1')).toBe(200);
    expect(await put(token, 'mia-2')).toBe(422);
    expect((await numbersOf(await clientOf('customer'))).listed).toBe(5);
    expect(await put(await tokenOf('distributor'), 'suya-1', 'oro')).toBe(200);
  });

  it('is refused at an older revision, and changes nothing', async () => {
    const client = await clientOf('customer');
    await save(client, null);
    await save(client, null, { revision: 1, title: 'Una pestaña' });
    for (const revision of [null, 1, 7]) {
      const failure = await failureOf(save(client, null, { revision, title: 'Otra pestaña' }));
      expect(failure).toMatchObject({
        kind: 'refused',
        status: 409,
        serverMessage: 'Esta cotización cambió mientras la veías. Recárgala para ver lo nuevo.',
      });
    }
    expect(await client.request('quote', { id: 'nueva-1' })).toMatchObject({ title: 'Una pestaña' });
  });

  it('reports a conflict before errors in the content', async () => {
    const client = await clientOf('customer');
    await save(client, null);
    await save(client, null, { revision: 1, title: 'Una pestaña' });
    expect(await failureOf(save(client, null, { revision: 1, windows: [] }))).toMatchObject({ status: 409 });
  });

  it('reports an error at its field', async () => {
    const failure = await failureOf(
      save(await clientOf('distributor'), 'oro', {
        title: 'a'.repeat(121),
        client: { name: '', phone: '123', email: 'nadie' },
        margin_bp: 9_001,
      }),
    );
    expect(failure.fields).toEqual({
      title: ['El título puede tener hasta 120 letras.'],
      'client.phone': ['Escribe un teléfono de 10 dígitos.'],
      'client.email': ['Escribe un correo electrónico válido.'],
      margin_bp: ['El margen va de 0 a 90 %.'],
    });
  });

  it('refuses a margin from a customer', async () => {
    const failure = await failureOf(save(await clientOf('customer'), null, { margin_bp: 0 }));
    expect(failure.fields).toEqual({
      margin_bp: ['Solo quien revende le pone margen a una cotización.'],
    });
  });

  it("is refused for another person's quote", async () => {
    const { id } = seededQuote('Casa de los Garza');
    const client = await clientOf('customer');
    const calls = [
      client.request('quote', { id }),
      save(client, null, { id }),
      client.request('removeQuote', { id }),
      client.request('sendQuote', { id, revision: 1 }),
      client.request('answerQuote', { id, revision: 1, accept: true }),
      client.request('renewQuote', { id, revision: 1, ...seen([livingRoom]) }),
      client.request('convertQuote', { id, revision: 1, notes: '' }),
    ];
    for (const failure of await Promise.all(calls.map(failureOf))) {
      expect(failure).toMatchObject({ kind: 'refused', status: 404 });
    }
  });
});

describe('removing a quote', () => {
  it('removes it from the list and the counter', async () => {
    const client = await clientOf('customer');
    await client.request('removeQuote', { id: seededQuote('Recámaras de la casa nueva').id });
    expect(await numbersOf(client)).toEqual({ counted: 3, listed: 3 });
  });

  it('is refused once the quote is an order', async () => {
    const client = await clientOf('customer');
    const failure = await failureOf(client.request('removeQuote', { id: seededQuote('Estudio').id }));
    expect(failure).toMatchObject({ status: 409, serverMessage: 'Ya es una orden: no se puede borrar.' });
  });

  it('refuses later changes to it', async () => {
    const client = await clientOf('customer');
    await save(client, null);
    await client.request('removeQuote', { id: 'nueva-1' });
    expect(await failureOf(save(client, null, { revision: 1 }))).toMatchObject({
      status: 409,
      serverMessage: 'Esta cotización ya no existe: guárdala como nueva.',
    });
  });
});

describe('sending a quote', () => {
  it('makes a link that cannot be guessed, valid for 15 days', async () => {
    const { client, quote, share } = await sendOne();
    expect(quote).toMatchObject({ status: 'enviada', revision: 2 });
    expect(share).toMatch(/^[\da-f]{24,}$/);
    expect(quote.expires_on).toBe(daysAfter(dayOf(new Date()), 15));
    expect(await client.request('sendQuote', { id: quote.id, revision: 1 })).toEqual(quote);
  });

  it('is valid as long as its maker says, within sixty days', async () => {
    const client = await clientOf('distributor');
    const { id } = await save(client, 'oro');
    const wrong = await failureOf(client.request('sendQuote', { id, revision: 1, days: 61 }));
    expect(wrong.fields).toEqual({ days: ['Elige de 1 a 60 días.'] });
    const quote = await client.request('sendQuote', { id, revision: 1, days: 37 });
    expect(quote.expires_on).toBe(daysAfter(dayOf(new Date()), 37));
  });

  it('needs a name, and the current revision', async () => {
    const client = await clientOf('distributor');
    const { id } = await save(client, 'oro', { client: { name: ' ', phone: '', email: '' } });
    const nameless = await failureOf(client.request('sendQuote', { id, revision: 1 }));
    expect(nameless.fields).toEqual({ 'client.name': ['Escribe para quién es.'] });
    expect(await failureOf(client.request('sendQuote', { id, revision: 0 }))).toMatchObject({ status: 409 });
  });

  it('is done once', async () => {
    const { client, quote } = await sendOne();
    const message = 'Ya se envió: cámbiala o renuévala.';
    const resent = client.request('sendQuote', { id: quote.id, revision: quote.revision });
    expect(await failureOf(resent)).toMatchObject({ status: 409, serverMessage: message });
  });
});

describe('the client’s link', () => {
  it("shows the client's prices; the first view is recorded without a new revision", async () => {
    const { client, quote, share } = await sendOne();
    const shared = await visitor().request('sharedQuote', { share });
    expect(shared).toMatchObject({ status: 'vista', folio: quote.folio, totals: quote.client_totals });
    expect(shared.totals.holds_iva).toBe(true);
    const seenOnce = await client.request('quote', { id: quote.id });
    expect(seenOnce).toMatchObject({ status: 'vista', revision: quote.revision });
    await visitor().request('sharedQuote', { share });
    expect(await client.request('quote', { id: quote.id })).toEqual(seenOnce);
  });

  it("shows neither the seller's costs nor their account, but how to reach them", async () => {
    const { client, quote, share } = await sendOne({ windows: [livingRoom, bedroom] });
    const { name, email } = (await client.request('quote', { id: quote.id })).made_by ?? {};
    const brand = await client.request('brand', {});
    const { seller } = await visitor().request('sharedQuote', { share });
    expect(seller).toEqual({ ...brand, name, email });
    const reply = await (await fetch(`${API_HOST}/api/shared-quotes/${share}`)).text();
    const body = reply.replace(JSON.stringify(seller), '');
    expect(body).not.toBe(reply);
    for (const { unit_centavos, total_centavos } of quote.windows) {
      expect(body).not.toContain(String(unit_centavos));
      expect(body).not.toContain(String(total_centavos));
    }
    const { subtotal_centavos, total_centavos, base_centavos } = quote.totals;
    for (const cost of [subtotal_centavos, total_centavos, base_centavos]) {
      expect(body).not.toContain(String(cost));
    }
    for (const word of ['margin', '3000', 'oro', 'distribuidor', 'price_list', 'tier', quote.id, share]) {
      expect(body).not.toContain(word);
    }
  });

  it('of a customer does not show the e-mail of their account', async () => {
    const customer = await clientOf('customer');
    const { id, revision } = await customer.request('saveQuote', newQuote());
    const { share, made_by } = await customer.request('sendQuote', { id, revision });
    expect(made_by?.email).toMatch(/@/);
    const { seller } = await visitor().request('sharedQuote', { share: share ?? '' });
    expect(seller).toEqual({
      ...{ name: made_by?.name, phone: made_by?.phone, email: null },
      ...{ logo: null, address: null, terms: null, pay_to: null },
    });
  });

  it('shows public prices when there is no margin', async () => {
    const { share } = await sendOne({ margin_bp: null });
    const { totals } = await visitor().request('sharedQuote', { share });
    expect(totals.total_centavos).toBe(seen([livingRoom, bedroom]).total_centavos);
  });

  it('counts the views of another user, and not those of its maker', async () => {
    const { client, quote, share } = await sendOne();
    expect(await client.request('sharedQuote', { share })).toMatchObject({ status: 'enviada' });
    expect(await client.request('quote', { id: quote.id })).toMatchObject({ viewed_at: null });
    const stranger = await clientOf('customer');
    expect(await stranger.request('sharedQuote', { share })).toMatchObject({ status: 'vista' });
  });

  it('is not found when it does not exist', async () => {
    for (const share of ['inventada', '0'.repeat(32), 'null']) {
      expect(await failureOf(visitor().request('sharedQuote', { share }))).toMatchObject({ status: 404 });
    }
  });

  it('that names no place is accepted to one, which its order has', async () => {
    const { client, quote, share } = await sendOne();
    const delivery = {
      ...{ street: 'Hidalgo 217', neighborhood: 'Centro', city: 'Monterrey' },
      ...{ references: '', receiver: 'Lucía Garza', phone: '' },
    };
    const accepted = { share, version: 1, accept: true, note: '', postal_code: '64103' };
    expect(
      await failureOf(
        visitor().request('answerSharedQuote', { ...accepted, delivery: { ...delivery, street: '' } }),
      ),
    ).toMatchObject({ status: 422 });
    expect(await visitor().request('answerSharedQuote', { ...accepted, delivery })).toMatchObject({
      postal_code: '64103',
    });
    const { revision, ...named } = await client.request('quote', { id: quote.id });
    expect(named).toMatchObject({
      postal_code: '64103',
      delivery: { street: 'Hidalgo 217', city: 'Monterrey', receiver: 'Lucía Garza' },
    });
    await client.request('convertQuote', {
      ...{ id: quote.id, revision, notes: '', postal_code: named.postal_code ?? '' },
    });
    const orders = await client.request('orders', {});
    expect(orders.find(({ quote_id }) => quote_id === quote.id)).toMatchObject({
      postal_code: '64103',
      delivery: { street: 'Hidalgo 217', city: 'Monterrey', receiver: 'Lucía Garza' },
    });
  });

  it('is answered once: repeating the answer changes nothing, the opposite is refused', async () => {
    const { client, quote, share } = await sendOne();
    const answer = { share, version: 1, accept: true, note: '¡Adelante!' };
    const first = await visitor().request('answerSharedQuote', answer);
    expect(first).toMatchObject({ status: 'aceptada' });
    expect(await visitor().request('answerSharedQuote', { ...answer, note: 'otra nota' })).toEqual(first);
    expect(
      await failureOf(visitor().request('answerSharedQuote', { ...answer, accept: false })),
    ).toMatchObject({ status: 409, serverMessage: 'Esta cotización ya se aceptó.' });
    expect(await client.request('quote', { id: quote.id })).toMatchObject({
      status: 'aceptada',
      answer_note: '¡Adelante!',
      revision: quote.revision + 1,
    });
    await client.request('convertQuote', { id: quote.id, revision: quote.revision + 1, notes: '' });
    const orders = await client.request('orders', {});
    expect(orders.find(({ quote_id }) => quote_id === quote.id)?.client_note).toBe('¡Adelante!');
  });
});

describe('the versions of a quote', () => {
  /** Changes an offered quote: the bedroom is left out. */
  const change = (client: Client, revision: number, changes: Partial<InputOf<'saveQuote'>> = {}) =>
    save(client, 'oro', {
      margin_bp: 3_700,
      revision,
      windows: [livingRoom],
      ...seen([livingRoom], 'oro'),
      ...changes,
    });

  it('is changed under its folio and link, and keeps what was offered before', async () => {
    const { client, quote, share } = await sendOne();
    await visitor().request('sharedQuote', { share });
    const changed = await change(client, quote.revision);
    expect(changed).toMatchObject({
      ...{ id: quote.id, folio: quote.folio, share, version: 2, status: 'enviada' },
      ...{ viewed_at: null, margin_bp: 3_700 },
    });
    expect(changed.former).toMatchObject([
      { version: 1, status: 'vista', windows: [{ key: livingRoom.key }, { key: bedroom.key }] },
    ]);
    expect(changed.former[0]?.totals).toEqual(quote.totals);
    expect(await change(client, quote.revision)).toEqual(changed);
  });

  it('shows the client every version at the client’s price, never at the maker’s', async () => {
    const { client, quote, share } = await sendOne();
    const first = await visitor().request('sharedQuote', { share });
    await change(client, quote.revision);
    const second = await visitor().request('sharedQuote', { share });
    expect(second.former[0]?.totals).toEqual(first.totals);
    expect(second.former[0]?.totals).toEqual(quote.client_totals);
    expect(JSON.stringify(second)).not.toContain('margin');
  });

  it('is answered only in its newest version (B101)', async () => {
    const { client, quote, share } = await sendOne();
    await change(client, quote.revision);
    for (const accept of [true, false]) {
      const old = visitor().request('answerSharedQuote', { share, version: 1, accept, note: '' });
      expect(await failureOf(old)).toMatchObject({
        status: 409,
        serverMessage: 'Esta cotización cambió: revisa la versión nueva antes de contestar.',
      });
    }
    const accepted = { share, version: 2, accept: true, note: '' };
    expect(await visitor().request('answerSharedQuote', accepted)).toMatchObject({ status: 'aceptada' });
  });

  it('is not changed over an answer that its maker has not seen', async () => {
    const { client, quote, share } = await sendOne();
    await visitor().request('answerSharedQuote', { share, version: 1, accept: true, note: '' });
    expect(await failureOf(change(client, quote.revision))).toMatchObject({ status: 409 });
    const changed = await change(client, quote.revision + 1);
    expect(changed).toMatchObject({ status: 'enviada', version: 2, answered_at: null });
    expect(changed.former).toMatchObject([{ version: 1, status: 'aceptada' }]);
  });

  it('needs its client’s name, and stays as it is when it became an order', async () => {
    const { client, quote, share } = await sendOne();
    const nameless = change(client, quote.revision, { client: { name: '', phone: '', email: '' } });
    expect((await failureOf(nameless)).fields).toEqual({ 'client.name': ['Escribe para quién es.'] });
    await visitor().request('answerSharedQuote', { share, version: 1, accept: true, note: '' });
    const { revision } = await client.request('convertQuote', {
      id: quote.id,
      revision: quote.revision + 1,
      notes: '',
    });
    expect(await failureOf(change(client, revision))).toMatchObject({
      status: 409,
      serverMessage: 'Ya es una orden: duplícala.',
    });
  });
});

describe('a change that the client asks for', () => {
  it('is kept with its version, and answers nothing (B102)', async () => {
    const { client, quote, share } = await sendOne();
    const wish = { share, version: 1, note: 'Más clara', windows: [{ key: bedroom.key, note: 'Más ancha' }] };
    const asked = await visitor().request('askForChange', wish);
    expect(asked).toMatchObject({
      status: 'enviada',
      asked_change: { note: 'Más clara', windows: [{ key: bedroom.key, note: 'Más ancha' }] },
    });
    // The maker can still save what was being changed.
    const changed = await save(client, 'oro', { margin_bp: 2_300, revision: quote.revision });
    expect(changed).toMatchObject({ version: 2, asked_change: null });
    expect(changed.former).toMatchObject([{ asked_change: { note: 'Más clara' } }]);
  });

  it('says something, of a window that is quoted, while an answer is awaited', async () => {
    const { share } = await sendOne();
    const wish = { share, version: 1, note: '', windows: [{ key: 'de-otra', note: 'Más ancha' }] };
    expect((await failureOf(visitor().request('askForChange', wish))).fields).toEqual({
      note: ['Escribe qué quieres cambiar.'],
    });
    await visitor().request('answerSharedQuote', { share, version: 1, accept: false, note: '' });
    const late = visitor().request('askForChange', { ...wish, note: 'Más clara' });
    expect(await failureOf(late)).toMatchObject({ status: 409 });
  });
});

describe('the clients of a dealer', () => {
  it('are not sent to the shop: neither who they are, nor what they pay and write (B103)', async () => {
    const { quote, share } = await sendOne({
      client: { name: 'Zoraida Pech', phone: '9991234567', email: '' },
    });
    await visitor().request('askForChange', { share, version: 1, note: 'Con galería', windows: [] });
    const shop = await clientOf('administrator');
    const replies = [
      await shop.request('quote', { id: quote.id }),
      (await shop.request('networkQuotes', {})).find(({ id }) => id === quote.id),
    ];
    for (const reply of replies) {
      expect(reply).toMatchObject({ folio: quote.folio, client: null, margin_bp: null, client_totals: null });
      for (const word of ['Zoraida', '9991234567', 'Con galería', share]) {
        expect(JSON.stringify(reply)).not.toContain(word);
      }
    }
  });

  it('are not sent with the order either', async () => {
    const { client, quote, share } = await sendOne({
      client: { name: 'Zoraida Pech', phone: '', email: '' },
    });
    await visitor().request('answerSharedQuote', { share, version: 1, accept: true, note: 'En sábado' });
    await client.request('convertQuote', { id: quote.id, revision: quote.revision + 1, notes: 'Por favor' });
    const isOf = ({ quote_id }: { quote_id: string | null }) => quote_id === quote.id;
    const shops = (await (await clientOf('administrator')).request('networkOrders', {})).find(isOf);
    expect(shops).toMatchObject({ client: null, client_note: null, notes: 'Por favor' });
    const own = (await client.request('orders', {})).find(isOf);
    expect(own).toMatchObject({ client: { name: 'Zoraida Pech' }, client_note: 'En sábado' });
  });
});

describe('an answer by telephone', () => {
  it('is recorded by the maker of the quote, once', async () => {
    const { client, quote } = await sendOne();
    const answer = { id: quote.id, revision: quote.revision, accept: false };
    const first = await client.request('answerQuote', answer);
    expect(first).toMatchObject({ status: 'rechazada' });
    expect(await client.request('answerQuote', answer)).toEqual(first);
    const contrary = { ...answer, revision: first.revision, accept: true };
    expect(await failureOf(client.request('answerQuote', contrary))).toMatchObject({
      status: 409,
      serverMessage: 'Esta cotización ya se rechazó.',
    });
  });

  it('is refused for a draft', async () => {
    const client = await clientOf('customer');
    const { id, revision } = await save(client, null);
    const failure = await failureOf(client.request('answerQuote', { id, revision, accept: true }));
    expect(failure).toMatchObject({ status: 409, serverMessage: 'Esta cotización todavía no se envía.' });
  });

  it('is refused when a newer answer exists', async () => {
    const { client, quote, share } = await sendOne();
    await visitor().request('answerSharedQuote', { share, version: 1, accept: true, note: '' });
    const answer = { id: quote.id, revision: quote.revision, accept: false };
    expect(await failureOf(client.request('answerQuote', answer))).toMatchObject({ status: 409 });
  });
});

describe('the last day', () => {
  /** Mexico City is six hours behind. */
  const at = (day: string, time: string) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T${time}-06:00`) });
  };

  it('ends at midnight at the shop', async () => {
    at('2027-03-01', '20:00:00');
    const { quote, share } = await sendOne();
    expect(quote.expires_on).toBe('2027-03-16');
    at('2027-03-16', '23:59:59');
    expect(await visitor().request('sharedQuote', { share })).toMatchObject({ status: 'vista' });
    at('2027-03-17', '00:00:00');
    expect(await visitor().request('sharedQuote', { share })).toMatchObject({ status: 'vencida' });
  });

  it('locks the quote: no answer, no order, only a renewal', async () => {
    at('2027-03-01', '12:00:00');
    const { quote, share } = await sendOne();
    at('2027-03-20', '12:00:00');
    const client = await clientOf('distributor');
    const { id, revision } = quote;
    expect(await client.request('quote', { id })).toMatchObject({ status: 'vencida' });
    for (const call of [
      client.request('answerQuote', { id, revision, accept: true }),
      visitor().request('answerSharedQuote', { share, version: 1, accept: true, note: '' }),
      client.request('convertQuote', { id, revision, notes: '' }),
    ]) {
      expect(await failureOf(call)).toMatchObject({ status: 409 });
    }
    const renewed = await client.request('renewQuote', {
      ...{ id, revision },
      ...seen([livingRoom, bedroom], 'oro'),
    });
    expect(renewed).toMatchObject({ status: 'enviada', expires_on: '2027-04-04' });
  });

  it('keeps an answer that was given', async () => {
    at('2027-03-01', '12:00:00');
    const { quote, share } = await sendOne();
    await visitor().request('answerSharedQuote', { share, version: 1, accept: true, note: '' });
    at('2027-06-01', '12:00:00');
    const client = await clientOf('distributor');
    expect(await client.request('quote', { id: quote.id })).toMatchObject({ status: 'aceptada' });
  });
});

describe('renewing a quote', () => {
  const old = seededQuote('Kínder Arcoíris');

  it('uses today’s prices, as the next version by the same link', async () => {
    const client = await clientOf('distributor');
    const before = await client.request('quote', { id: old.id });
    expect(before).toMatchObject({ status: 'vencida', price_list: { id: 'distribuidor-anterior' } });
    const price = seen(old.windows, 'oro');
    expect(price.total_centavos).toBeGreaterThan(before.totals.total_centavos);
    const input = { id: old.id, revision: before.revision, ...price };
    const renewed = await client.request('renewQuote', input);
    expect(renewed).toMatchObject({ status: 'enviada', price_list: { id: 'distribuidor', version: 1 } });
    expect(renewed.totals.total_centavos).toBe(price.total_centavos);
    expect(await client.request('renewQuote', input)).toEqual(renewed);
    expect(renewed).toMatchObject({ version: 2, sent_at: expect.any(String), share: old.share });
    expect(renewed.former).toMatchObject([
      { version: 1, status: 'vencida', sent_at: before.sent_at, totals: before.totals },
    ]);
    expect(await visitor().request('sharedQuote', { share: old.share ?? '' })).toMatchObject({
      folio: before.folio,
      version: 2,
    });
  });

  it('is refused at yesterday’s price', async () => {
    const client = await clientOf('distributor');
    const { revision, price_list, totals } = await client.request('quote', { id: old.id });
    const { total_centavos } = totals;
    const failure = await failureOf(
      client.request('renewQuote', { id: old.id, revision, price_list, total_centavos }),
    );
    expect(Object.keys(failure.fields)).toEqual(['total_centavos']);
  });

  it('drops an answer to outdated prices: the quote is accepted again as the next version, and ordered', async () => {
    const { client, quote, share } = await sendOne();
    await visitor().request('answerSharedQuote', { share, version: 1, accept: true, note: '¡Adelante!' });
    await rows.update((query) => query.where((row) => row.id === quote.id), {
      data: (draft) => {
        draft.price_list = { id: 'distribuidor-anterior', version: 1 };
      },
    });
    const accepted = await client.request('quote', { id: quote.id });
    const { id, revision } = accepted;
    expect(await failureOf(client.request('convertQuote', { id, revision, notes: '' }))).toMatchObject({
      status: 422,
    });
    const price = seen([livingRoom, bedroom], 'oro');
    const { price_list, total_centavos } = { ...accepted, ...accepted.totals };
    const asBefore = client.request('renewQuote', { id, revision, price_list, total_centavos });
    expect(Object.keys((await failureOf(asBefore)).fields)).toEqual(['total_centavos']);
    const renewed = await client.request('renewQuote', { id, revision, ...price });
    expect(renewed).toMatchObject({
      status: 'enviada',
      price_list: price.price_list,
      viewed_at: null,
      answered_at: null,
      answer_note: null,
    });
    expect(renewed.former).toMatchObject([{ status: 'aceptada', answer_note: '¡Adelante!' }]);
    const again = { share, version: 2, accept: true, note: '' };
    expect(await visitor().request('answerSharedQuote', again)).toMatchObject({ status: 'aceptada' });
    const converted = client.request('convertQuote', { id, revision: renewed.revision + 1, notes: '' });
    expect(await converted).toMatchObject({ status: 'convertida', totals: renewed.totals });
  });

  it.each([
    ['Depa de Paulina', 'Todavía no se envía: envíala.'],
    ['Casa Yáñez', 'Ya se aceptó: conviértela en orden.'],
    ['Notaría 27', 'Ya es una orden: duplícala.'],
  ])('is refused for %s', async (title, message) => {
    const { id, revision, windows } = seededQuote(title);
    const input = { id, revision, ...seen(windows, 'oro') };
    const failure = await failureOf((await clientOf('distributor')).request('renewQuote', input));
    expect(failure).toMatchObject({ status: 409, serverMessage: message });
  });
});

describe('ordering a quote', () => {
  const { id, revision } = seededQuote('Casa Yáñez');

  it('takes the notes for the workshop', async () => {
    const client = await clientOf('distributor');
    await client.request('convertQuote', { id, revision, notes: 'Tocar en la caseta' });
    const orders = await client.request('orders', {});
    expect(orders.find(({ quote_id }) => quote_id === id)?.notes).toBe('Tocar en la caseta');
  });

  it('makes one order for repeated and simultaneous calls', async () => {
    const client = await clientOf('distributor');
    const converted = await Promise.all(
      Array.from({ length: 100 }, () => client.request('convertQuote', { id, revision, notes: '' })),
    );
    expect(new Set(converted.map(({ order_id }) => order_id)).size).toBe(1);
    const orders = await client.request('orders', {});
    expect(orders.filter(({ quote_id }) => quote_id === id)).toHaveLength(1);
    expect(orders).toHaveLength(7);
    expect(await client.request('countOrders', {})).toBe(7);
    const [{ totals } = { totals: null }] = orders.filter(({ quote_id }) => quote_id === id);
    expect(totals).toEqual(converted[0]?.totals);
    expect(converted[0]?.status).toBe('convertida');
    expect(orders.map(({ folio }) => folio)).toContain(converted[0]?.order_folio);
  });

  it.each([
    ['Depa de Paulina', 'Primero envíala a tu cliente.'],
    ['Salón de eventos El Mezquite', 'Tu cliente la rechazó: renuévala para pedirla.'],
    ['Kínder Arcoíris', 'Ya venció: renuévala para pedirla.'],
  ])('is refused for %s', async (title, message) => {
    const quote = seededQuote(title);
    const call = (await clientOf('distributor')).request('convertQuote', {
      id: quote.id,
      revision: quote.revision,
      notes: '',
    });
    expect(await failureOf(call)).toMatchObject({ status: 409, serverMessage: message });
  });

  it('is allowed to its maker before the client answers, at the current revision', async () => {
    const { client, quote } = await sendOne();
    const stale = client.request('convertQuote', { id: quote.id, revision: 1, notes: '' });
    expect(await failureOf(stale)).toMatchObject({ status: 409 });
    const { status } = await client.request('convertQuote', {
      id: quote.id,
      revision: quote.revision,
      notes: '',
    });
    expect(status).toBe('convertida');
  });

  it('is refused when prices changed since, or a colour is no longer made', async () => {
    const { client, quote } = await sendOne();
    const change = (changes: object) =>
      rows.update((query) => query.where((row) => row.id === quote.id), {
        data: (draft) => {
          Object.assign(draft, changes);
        },
      });
    const convert = () =>
      failureOf(client.request('convertQuote', { id: quote.id, revision: quote.revision, notes: '' }));
    await change({ windows: [{ ...livingRoom, color: 'color-descontinuado' }] });
    expect((await convert()).fields).toEqual({
      'windows.0.color': ['Este color ya no se fabrica: elige otro.'],
    });
    await change({ price_list: { id: 'distribuidor-anterior', version: 1 } });
    expect((await convert()).fields).toEqual({
      total_centavos: ['Los precios cambiaron desde que se cotizó: renuévala.'],
    });
    expect(await client.request('countOrders', {})).toBe(6);
  });
});

describe('the order of a quote', () => {
  it.each(['customer', 'distributor', 'administrator'] as const)(
    'is named like the other orders of a %s',
    async (who) => {
      const client = await clientOf(who);
      const orders = await client.request('orders', {});
      const named = orders.flatMap(({ quote_id, id, folio }) =>
        quote_id === null ? [] : [[quote_id, id, folio]],
      );
      const quotes = await client.request('quotes', {});
      const linked = quotes.flatMap(({ id, order_id, order_folio }) =>
        order_id === null && order_folio === null ? [] : [[id, order_id, order_folio]],
      );
      expect(linked.length).toBeGreaterThan(0);
      expect(linked.toSorted()).toEqual(named.toSorted());
    },
  );
});

describe('the network', () => {
  it("of a distributor has their network's quotes with names, which they can read but not change", async () => {
    const client = await clientOf('distributor');
    const quotes = await client.request('networkQuotes', {});
    expect(new Set(quotes.map(({ made_by }) => made_by?.id))).toEqual(new Set([1, 2, 5, 7, 10, 11]));
    expect(quotes.every(({ made_by }) => (made_by?.name ?? '') !== '')).toBe(true);
    const { id } = seededQuote('Recámaras de la casa nueva');
    expect(await client.request('quote', { id })).toMatchObject({ made_by: { id: 1 } });
    expect(await failureOf(client.request('removeQuote', { id }))).toMatchObject({ status: 404 });
    const other = seededQuote('Clínica dental');
    expect(await failureOf(client.request('quote', { id: other.id }))).toMatchObject({ status: 404 });
  });

  it('of an administrator has all quotes, and a customer has no network', async () => {
    const quotes = await (await clientOf('administrator')).request('networkQuotes', {});
    expect(quotes).toHaveLength(31);
    const client = await clientOf('customer');
    for (const call of ['networkQuotes', 'networkOrders', 'networkCarts'] as const) {
      expect(await failureOf(client.request(call, {}))).toMatchObject({ kind: 'refused', status: 403 });
    }
  });
});

it('each person sees the prices of their own list', async () => {
  const customer = await (await clientOf('customer')).request('priceList', {});
  expect([customer.list.id, customer.tier]).toEqual(['publico', null]);
  const distributor = await (await clientOf('distributor')).request('priceList', {});
  expect([distributor.list.id, distributor.tier]).toEqual(['distribuidor', 'oro']);
});

it('an id in the body must match the address, and an unreadable id is not found', async () => {
  const headers = { Authorization: `Bearer ${await tokenOf('customer')}` };
  const put = (path: string) =>
    fetch(`${API_HOST}${path}`, { method: 'PUT', headers, body: JSON.stringify(newQuote()) });
  expect((await put('/api/quotes/otra')).status).toBe(422);
  expect((await put('/api/quotes/con%20espacio')).status).toBe(422);
  expect((await put('/api/quotes/nada%ZZ')).status).toBe(404);
  expect((await put('/api/quotes/nueva-1')).status).toBe(200);
});
