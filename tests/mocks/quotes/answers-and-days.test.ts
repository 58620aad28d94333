import { afterEach, describe, expect, it, vi } from 'vitest';
import { quotes as rows } from '#mocks/rows/quote.ts';
import { clientOf, failureOf, visitor } from '../support/client.ts';
import { save, sendOne } from '../support/sent-quotes.ts';
import { bedroom, livingRoom, seededQuote, seen } from '../support/shop.ts';

afterEach(() => {
  vi.useRealTimers();
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

  it('is what its maker chooses on renewing, sooner than before too', async () => {
    at('2027-03-01', '12:00:00');
    const { quote } = await sendOne();
    const { id, revision } = quote;
    const client = await clientOf('distributor');
    const prices = seen([livingRoom, bedroom], 'oro');
    const renewed = await client.request('renewQuote', { id, revision, ...prices, days: 7 });
    expect(renewed.expires_on).toBe('2027-03-08');
    const again = { id, revision: renewed.revision, ...prices };
    const failure = await failureOf(client.request('renewQuote', { ...again, days: 61 }));
    expect(failure.fields).toMatchObject({ days: ['Elige de 1 a 60 días.'] });
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
