import { describe, expect, it } from 'vitest';
import type { InputOf } from '#src/api/contract/index.ts';
import { API_HOST, clientOf, failureOf, visitor } from '../support/client.ts';
import { save, sendOne, type Client } from '../support/sent-quotes.ts';
import { bedroom, livingRoom, newQuote, seen } from '../support/shop.ts';

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

  it('counts the views of another user, and not those of its maker and of who administers', async () => {
    const { client, quote, share } = await sendOne();
    for (const seller of [client, await clientOf('administrator')]) {
      expect(await seller.request('sharedQuote', { share })).toMatchObject({ status: 'enviada' });
    }
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
    expect(changed.former[0]?.client_totals).toEqual(quote.client_totals);
    expect(changed.client_totals).not.toEqual(quote.client_totals);
    expect(await change(client, quote.revision)).toEqual(changed);
  });

  it('shows the client every version at the client’s price, never at the maker’s', async () => {
    const { client, quote, share } = await sendOne();
    const first = await visitor().request('sharedQuote', { share });
    await change(client, quote.revision);
    const second = await visitor().request('sharedQuote', { share });
    expect(second.former[0]?.totals).toEqual(first.totals);
    expect(second.former[0]?.totals).toEqual(quote.client_totals);
    expect(second.former[0]?.client_totals).toBeNull();
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
