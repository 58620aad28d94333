import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ClientRecord } from '#src/api/contract/assumed/clients.ts';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import type { SavedQuote } from '#src/api/contract/assumed/quotes.ts';
import { alikeOf } from '#src/features/quotes/clients/alike.ts';
import { clientsFile, searchText } from '#src/features/quotes/clients/client-columns.tsx';
import { clientsOf, moneyOf } from '#src/features/quotes/clients/clients-of.ts';
import { notesOf } from '#src/features/quotes/clients/notes-of.ts';
import { calendarOf } from '#src/format/dates.ts';
import { searchFor } from '#src/format/search.ts';
import { plainRecord } from '#stories/charts/samples/clients.ts';
import { savedOrder } from '#stories/charts/samples/orders.ts';
import { savedQuote } from '#stories/charts/samples/quotes-samples.ts';

let number = 0;
const quoteFor = (name: string, phone: string, email: string, rest: Partial<SavedQuote> = {}): SavedQuote => {
  number += 1;
  const created_at = `2026-11-${String(1 + (number % 27)).padStart(2, '0')}T15:00:00Z`;
  return { ...savedQuote, id: `c-${String(number)}`, client: { name, phone, email }, created_at, ...rest };
};
const orderFor = (name: string, phone: string, rest: Partial<SavedOrder> = {}): SavedOrder => ({
  ...savedOrder,
  id: `p-${name}`,
  client: { name, phone, email: null },
  created_at: '2026-10-03T15:00:00Z',
  ...rest,
});

const recordOf = (rest: Partial<ClientRecord>): ClientRecord => ({ ...plainRecord, ...rest });

describe('what a dealer keeps of their clients (B140)', () => {
  it('is one client with their quotes, by telephone, by e-mail or by the id of a quote, and comes before them', () => {
    const quotes = [
      quoteFor('Rebeca', '81 1234 5678', '', { id: 'c-rebeca' }),
      quoteFor('Hotel', '', 'compras@nogal.mx', { id: 'c-hotel' }),
      quoteFor('Rubén Ibarra', '55 8765 4321', '', { id: 'c-ruben' }),
    ];
    const records = [
      recordOf({ id: 'a', name: 'Rebeca Ibarra', phone: '+52 81 1234 5678', email: 'rebeca@ejemplo.mx' }),
      recordOf({ id: 'b', name: 'Hotel Nogal', email: 'COMPRAS@nogal.mx', phone: '8187654321' }),
      // Corrected since: nothing but the id is the same.
      recordOf({ id: 'c-ruben', name: 'Rubén Ybarra', phone: '3312345678' }),
      recordOf({ id: 'd', name: 'Sin cotizar' }),
    ];
    const clients = clientsOf(quotes, [], records);
    expect(clients.map(({ name, key, quotes: own }) => [name, key, own.length])).toEqual(
      expect.arrayContaining([
        ['Rebeca Ibarra', 'c-rebeca', 1],
        ['Hotel Nogal', 'c-hotel', 1],
        ['Rubén Ybarra', 'c-ruben', 1],
        ['Sin cotizar', 'd', 0],
      ]),
    );
    expect(clients).toHaveLength(4);
    expect(clients.at(-1)?.name).toBe('Sin cotizar');
    expect(clients.find(({ key }) => key === 'c-ruben')?.phones).toEqual(['3312345678', '5587654321']);
  });

  it('that has two names in an invoice is one client with both', () => {
    const [client, ...others] = clientsOf(
      [],
      [],
      [
        recordOf({ id: 'a', name: 'Nogal', phone: '8112345678' }),
        recordOf({ id: 'b', name: 'Nogal Norte', phone: '81 1234 5678' }),
      ],
    );
    expect(others).toEqual([]);
    expect(client?.records.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('is found by its RFC, and is in the file', () => {
    const tax = {
      rfc: 'EKU9003173C9',
      legal_name: 'KEMPER',
      regime: '601',
      cfdi_use: 'G03',
      postal_code: '64060',
    };
    const [client] = clientsOf([], [], [recordOf({ id: 'a', name: 'Kemper', tax, notes: 'Por piso' })]);
    if (client === undefined) throw new Error('there is no client');
    expect(searchFor('eku9003173c9')(searchText(client))).toBe(true);
    const row = clientsFile(calendarOf('America/Mexico_City')).map(({ value }) => value(client));
    expect(row.slice(-6)).toEqual([
      ...['EKU9003173C9', 'KEMPER', '601 General de Ley Personas Morales', 'G03 Gastos en general'],
      ...['64060', 'Por piso'],
    ]);
  });
});

describe("a dealer's clients (B133)", () => {
  it('are known again by a telephone or an e-mail in another spelling, also through a third', () => {
    const quotes = [
      quoteFor('Rebeca Ibarra', '81 1234 5678', '', { created_at: '2026-11-03T15:00:00Z' }),
      quoteFor('Rebe', '+52 1 81 1234 5678', 'rebeca@ejemplo.mx', { created_at: '2026-11-07T15:00:00Z' }),
      quoteFor('Sra. Ibarra', '', ' Rebeca@Ejemplo.MX', { created_at: '2026-11-13T15:00:00Z' }),
      quoteFor('Rebeca Ibarra', '81 8765 4321', '', { created_at: '2026-11-17T15:00:00Z' }),
    ];
    const clients = clientsOf(quotes, [orderFor('R. Ibarra', '(81) 1234-5678')]);
    expect(clients.map(({ name, quotes: own, orders }) => [name, own.length, orders.length])).toEqual([
      ['Rebeca Ibarra', 1, 0],
      ['Sra. Ibarra', 3, 1],
    ]);
    expect(clients[1]).toMatchObject({
      phones: ['8112345678'],
      emails: ['rebeca@ejemplo.mx'],
      key: 'p-R. Ibarra',
    });
  });

  it('without telephone and e-mail are known by their name alone; who has none of them is nobody', () => {
    const quotes = [quoteFor('José Peña', '', ''), quoteFor('jose pena', '', ''), quoteFor('', '', '')];
    expect(clientsOf([...quotes, quoteFor('', '', '', { client: null })], [])).toHaveLength(1);
  });

  it('are the same however quotes are sorted, and none is lost or counted twice', () => {
    const contact = fc.tuple(
      fc.constantFrom('Ana', 'Beto', ''),
      fc.constantFrom('', '81 1234 5678', '+528112345678', '55 1234 5678', '33.8765.4321'),
      fc.constantFrom('', 'ana@a.mx', 'ANA@a.mx', 'beto@b.mx'),
    );
    const quotes = fc
      .array(contact, { maxLength: 12 })
      .map((all) => all.map(([name, phone, email]) => quoteFor(name, phone, email)));
    const groups = (some: readonly SavedQuote[]) =>
      clientsOf(some, [])
        .map(({ quotes: own }) =>
          own
            .map(({ id }) => id)
            .toSorted()
            .join(' '),
        )
        .toSorted();
    fc.assert(
      fc.property(quotes, (some) => {
        expect(groups(some.toReversed())).toEqual(groups(some));
        const known = some.filter(({ client }) => Object.values(client ?? {}).some((text) => text !== ''));
        expect(
          groups(some)
            .flatMap((ids) => ids.split(' '))
            .toSorted(),
        ).toEqual(known.map(({ id }) => id).toSorted());
      }),
    );
  });

  it('are suggested by a telephone, an e-mail or a name that is typed, and no more once filled in', () => {
    const clients = clientsOf(
      [
        quoteFor('Rebeca Ibarra', '81 1234 5678', 'rebeca@ejemplo.mx'),
        quoteFor('Rubén Ibarra', '55 8765 4321', ''),
      ],
      [],
    );
    const found = (name: string, phone = '', email = '') =>
      alikeOf(clients, { name, phone, email })
        .map((client) => client.name)
        .toSorted();
    expect(found('', '(81) 1234 5678')).toEqual(['Rebeca Ibarra']);
    expect(found('Otra', '', 'REBECA@ejemplo.mx ')).toEqual(['Rebeca Ibarra']);
    expect(found('ibarra')).toEqual(['Rebeca Ibarra', 'Rubén Ibarra']);
    expect(found('ib')).toEqual([]);
    expect(found('ruben')).toEqual(['Rubén Ibarra']);
    expect(found('Rebeca Ibarra', '33 1357 2468')).toEqual([]);
    expect(found('Rebeca Ibarra', '8112345678', 'rebeca@ejemplo.mx')).toEqual([]);
  });

  it('have what they wrote, what they paid for, and rows that are found and exported', () => {
    const asked = { at: '2026-11-09T15:00:00Z', note: null, windows: [{ key: 'a', note: 'Más ancha' }] };
    const quote = quoteFor('=Rebeca', '81 1234 5678', '', {
      answer_note: 'Llamen antes',
      answered_at: '2026-11-17T15:00:00Z',
      asked_change: asked,
    });
    const paid = { ...savedOrder.totals, total_centavos: 731_300 };
    const orders = [
      orderFor('Rebeca', '8112345678', { client_totals: paid }),
      orderFor('R', '8112345678', { client_totals: paid, stage: 'cancelado' }),
    ];
    const [client] = clientsOf([quote], orders);
    if (client === undefined) throw new Error('there is no client');
    expect(notesOf(client).map(({ note }) => note)).toEqual(['Llamen antes', 'Más ancha']);
    expect(moneyOf(client).sold).toBe(731_300);
    expect(searchFor('(81) 1234')(searchText(client))).toBe(true);
    const row = clientsFile(calendarOf('America/Mexico_City')).map(({ value }) => value(client));
    expect(row.slice(0, 2)).toEqual(['=Rebeca', '8112345678']);
    expect(row).toContain(7_313);
  });
});
