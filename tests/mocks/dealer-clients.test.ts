import { expect, it } from 'vitest';
import { orders } from '#mocks/rows/order.ts';
import { roleIds } from '#mocks/seeds/roles.ts';
import { contract } from '#src/api/contract/index.ts';
import { workshopStages } from '#src/config/order-stages.ts';
import { profile } from '#tests/fixtures/person.ts';
import { API_HOST, clientOf, tokenOf, visitor } from './support/client.ts';
import { rowsIn } from './support/drawn-text.ts';
import { sendOne } from './support/sent-quotes.ts';

/** What a dealer's client is and writes. */
const theirs = ['Zoraida', 'Pech', '9991234567', 'zoraida@correo.mx', 'Con galería', 'Toca la puerta'];

/** An order of a dealer whose client asked for a change, and accepted with a note; it has reached every stage. */
async function deliveredOrder() {
  const client = { name: 'Zoraida Pech', phone: '9991234567', email: 'zoraida@correo.mx' };
  const { client: dealer, quote, share } = await sendOne({ client });
  await visitor().request('askForChange', { share, version: 1, note: 'Con galería', windows: [] });
  const note = 'Toca la puerta de atrás: soy Zoraida, 9991234567';
  const { id, version = 1 } = quote;
  await visitor().request('answerSharedQuote', { share, version, accept: true, note });
  const accepted = await dealer.request('quote', { id });
  const ordered = await dealer.request('convertQuote', { id, revision: accepted.revision, notes: 'Urge' });
  const at = new Date().toISOString();
  await orders.update((query) => query.where((row) => row.id === ordered.order_id), {
    data: (row) => {
      row.stage = 'entregado';
      row.steps = workshopStages.map((stage) => ({ stage, at, note: null, by: null }));
    },
  });
  return { dealer, id: ordered.order_id ?? '' };
}

/** What a person reads at an address of the fake server, as text. */
async function read(token: string, path: string): Promise<string> {
  const reply = await fetch(`${API_HOST}${path}`, { headers: { Authorization: `Bearer ${token}` } });
  return path.endsWith('.pdf') ? rowsIn(await reply.arrayBuffer()).join(' ') : reply.text();
}

/** Every list that a person may ask for, and each paper that one of them links to. */
async function everythingOf(token: string) {
  const lists = Object.values(contract).filter(({ method, path }) => method === 'GET' && !path.includes(':'));
  const replies: [string, string][] = [];
  for (const { path } of lists) replies.push([path, await read(token, path)]);
  const linked = replies.flatMap(([, text]) => text.match(/\/storage\/files\/[^"\\]+\.pdf/g) ?? []);
  for (const path of new Set(linked)) replies.push([path, await read(token, path)]);
  return replies;
}

it("no reply and no paper tells who administers a dealer's client, nor what the client wrote (B103)", async () => {
  const { dealer, id } = await deliveredOrder();
  const own = (await dealer.request('orders', {})).find((order) => order.id === id);
  expect(own?.client_note).toContain('Toca la puerta');
  const all = await everythingOf(await tokenOf('administrator'));
  const papers = all.filter(([path]) => path.includes(id));
  expect(papers.map(([path]) => path.replace(`-${id}.pdf`, ''))).toEqual([
    '/storage/files/orden-de-trabajo',
    '/storage/files/factura',
    '/storage/files/garantia',
  ]);
  // What the dealer tells the workshop is in it.
  expect(papers[0]?.[1]).toContain('Notas: Urge');
  for (const [path, text] of all) {
    expect([path, theirs.filter((word) => text.includes(word))]).toEqual([path, []]);
  }
});

it.each([roleIds.cliente, roleIds.administrador])(
  "another role of a dealer's account shows their clients to nobody (B103): role %d",
  async (role) => {
    const { dealer } = await deliveredOrder();
    const { id = 0, email } = await dealer.request('currentUser', {});
    const shop = await clientOf('administrator');
    await shop.request('updateUser', { ...profile, email: email ?? '', id: Number(id), role_id: role });
    for (const [path, text] of await everythingOf(await tokenOf('administrator'))) {
      expect([path, theirs.filter((word) => text.includes(word))]).toEqual([path, []]);
    }
  },
);
