import { describe, expect, it } from 'vitest';
import { dayOf, daysAfter } from '#mocks/today.ts';
import { API_HOST, clientOf, failureOf, tokenOf } from '../support/client.ts';
import { numbersOf, save, sendOne } from '../support/sent-quotes.ts';
import { livingRoom, newQuote, seededQuote, seen } from '../support/shop.ts';

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
    const changed = await save(client, 'oro', { id, revision: quote.revision, title: 'Otro título' });
    expect(changed).toMatchObject({ version: 2, expires_on: quote.expires_on });
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
