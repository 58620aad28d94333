import { describe, expect, it } from 'vitest';
import { clientOf, failureOf, visitor } from './support/client.ts';
import { livingRoom, seen } from './support/shop.ts';

describe('a visitor’s request', () => {
  const request = {
    ...seen([livingRoom]),
    name: 'Ana Ruiz',
    phone: '81 5550 1420',
    email: 'ana@ejemplo.mx',
    windows: [livingRoom],
    captcha: 'listo',
  };

  it('becomes a quote of the administrator, under the folio in the reply', async () => {
    const { folio, share } = await visitor().request('requestQuote', request);
    const client = await clientOf('administrator');
    const [newest] = await client.request('quotes', {});
    expect(newest).toMatchObject({
      folio,
      share,
      status: 'enviada',
      title: 'Solicitud de Ana Ruiz',
      client: { name: 'Ana Ruiz', phone: '81 5550 1420', email: 'ana@ejemplo.mx' },
    });
    expect(await client.request('countQuotes', {})).toBe(8);
  });

  it('is at once a quote that the visitor sees: valid, with its deposit, and sold by the shop', async () => {
    const { folio, share } = await visitor().request('requestQuote', request);
    const shared = await visitor().request('sharedQuote', { share: share ?? '' });
    expect(shared).toMatchObject({ folio, status: 'vista', seller: null });
    expect(shared.expires_on).toMatch(/^\d{4}-/);
    const { total_centavos, deposit_centavos } = shared.totals;
    expect([total_centavos, deposit_centavos]).toEqual([
      request.total_centavos,
      Math.round(request.total_centavos / 2),
    ]);
  });

  it('that is changed keeps its folio and link, as its next version that the shop answers (B161)', async () => {
    const { folio, share } = await visitor().request('requestQuote', request);
    const wider = [{ ...livingRoom, line: { ...livingRoom.line, quantity: 3 } }];
    const change = { ...request, ...seen(wider), windows: wider, share: share ?? '' };
    expect(await visitor().request('requestQuote', change)).toMatchObject({ folio, share });
    // The same once more changes nothing.
    expect(await visitor().request('requestQuote', change)).toMatchObject({ folio, share });
    const shared = await visitor().request('sharedQuote', { share: share ?? '' });
    expect(shared).toMatchObject({ version: 2, requested_version: 2, asked_change: null });
    expect(shared.windows.map(({ line }) => line.quantity)).toEqual([3]);
    const client = await clientOf('administrator');
    const [newest] = await client.request('quotes', {});
    expect(newest).toMatchObject({ folio, version: 2, requested_version: 2, requested_online: true });
    expect(await client.request('countQuotes', {})).toBe(8);
  });

  it.each([true, false])(
    'that was answered is another one when it is changed (accepted: %s)',
    async (accept) => {
      const { folio, share } = await visitor().request('requestQuote', request);
      const client = await clientOf('administrator');
      const [quote] = await client.request('quotes', {});
      if (quote === undefined) throw new Error('there is no quote');
      await client.request('answerQuote', { id: quote.id, revision: quote.revision, accept });
      const again = await visitor().request('requestQuote', { ...request, share: share ?? '' });
      expect(again.folio).not.toBe(folio);
      expect(again.share).not.toBe(share);
    },
  );

  it('is refused with all its errors', async () => {
    const wrong = { ...request, name: '', phone: '12', email: 'ana', captcha: '', windows: [] };
    const failure = await failureOf(visitor().request('requestQuote', wrong));
    expect(failure.fields).toEqual({
      name: ['Escribe tu nombre.'],
      phone: ['Escribe un teléfono de 10 dígitos.'],
      email: ['Escribe un correo electrónico válido.'],
      captcha: ['Confirma que no eres un robot.'],
      windows: ['Agrega por lo menos una ventana.'],
    });
  });

  it('with freight in its price is refused for what is wrong alone', async () => {
    const wrong = { ...request, ...seen([livingRoom], null, '44100'), postal_code: '44100', phone: '12' };
    const failure = await failureOf(visitor().request('requestQuote', wrong));
    expect(Object.keys(failure.fields)).toEqual(['phone']);
  });

  it('to a place that does not exist is refused for the place alone', async () => {
    const failure = await failureOf(visitor().request('requestQuote', { ...request, postal_code: '00000' }));
    expect(Object.keys(failure.fields)).toEqual(['postal_code']);
  });

  it('is accepted only at the public price', async () => {
    const failure = await failureOf(
      visitor().request('requestQuote', { ...request, ...seen([livingRoom], 'oro') }),
    );
    expect(Object.keys(failure.fields)).toEqual(['total_centavos']);
  });
});
