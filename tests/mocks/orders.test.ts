import { describe, expect, it } from 'vitest';
import { quotable } from '#src/content/quotable.ts';
import { factsOf, linesOf } from '#src/features/quotes/window-facts.ts';
import { API_HOST, clientOf, failureOf, visitor, type Person } from './support/client.ts';
import { livingRoom, newQuote, seededOrder } from './support/shop.ts';

type Stage = ReturnType<typeof seededOrder>['stage'];

async function move(person: Person, title: string, to: Stage, changes: { from?: Stage } = {}) {
  const { id, stage } = seededOrder(title);
  const client = await clientOf(person);
  return client.request('moveOrder', { id, from: stage, to, note: '', ...changes });
}

describe('an order', () => {
  it('is moved on by an administrator, stage by stage, each with its time', async () => {
    const { id } = seededOrder('Recámara de Sofía');
    const client = await clientOf('administrator');
    const stages = [
      'confirmado',
      'en-fabricacion',
      'fabricado',
      'en-instalacion',
      'instalado',
      'entregado',
    ] as const;
    let order = null;
    for (const [at, to] of stages.slice(1).entries()) {
      order = await client.request('moveOrder', { id, from: stages[at] ?? to, to, note: 'Listo' });
    }
    expect(order?.steps.map(({ stage }) => stage)).toEqual(stages);
    expect(order?.steps.at(-1)).toMatchObject({ stage: 'entregado', note: 'Listo' });
    expect(order?.documents.map(({ name }) => name)).toEqual([
      `Orden de trabajo ${order?.folio ?? ''}`,
      `Factura ${order?.folio ?? ''}`,
      `Póliza de garantía ${order?.folio ?? ''}`,
    ]);
  });

  it.each<[Person, string, Stage, number, string]>([
    ['administrator', 'Casa Bautista', 'instalado', 409, 'Una orden pasa por sus etapas una tras otra.'],
    ['administrator', 'Casa Bautista', 'en-fabricacion', 409, 'Una orden pasa por sus etapas una tras otra.'],
    ['administrator', 'Local 14', 'confirmado', 409, 'Esta orden está cancelada.'],
    [
      'administrator',
      'Ventanal de la sala',
      'cancelado',
      409,
      'Esta orden ya se instaló: no se puede cancelar.',
    ],
    ['distributor', 'Recámara de Sofía', 'en-fabricacion', 403, 'No tienes permiso para hacer esto.'],
    [
      'distributor',
      'Casa Sepúlveda',
      'cancelado',
      409,
      'Esta orden ya se está fabricando. Llámanos para cancelarla.',
    ],
    ['distributor', 'Pasillo', 'cancelado', 403, 'No tienes permiso para hacer esto.'],
    ['distributor', 'Casa Bautista', 'cancelado', 404, 'No encontramos lo que buscas.'],
    ['customer', 'Casa Sepúlveda', 'cancelado', 404, 'No encontramos lo que buscas.'],
  ])('%s cannot move %s to %s', async (person, title, to, status, serverMessage) => {
    expect(await failureOf(move(person, title, to))).toMatchObject({ status, serverMessage });
  });

  it('can be cancelled by its maker while it is only confirmed, and is still counted', async () => {
    expect(await move('distributor', 'Recámara de Sofía', 'cancelado')).toMatchObject({ stage: 'cancelado' });
    const client = await clientOf('distributor');
    expect(await client.request('countOrders', {})).toBe(6);
    expect(await client.request('orders', {})).toHaveLength(6);
  });

  it('can be cancelled by an administrator until it is installed', async () => {
    expect(await move('administrator', 'Casa Bautista', 'cancelado')).toMatchObject({ stage: 'cancelado' });
  });

  it('is not moved when it reached another stage meanwhile', async () => {
    const failure = await failureOf(
      move('administrator', 'Casa Bautista', 'en-fabricacion', { from: 'confirmado' }),
    );
    expect(failure).toMatchObject({
      status: 409,
      serverMessage: 'Esta orden ya cambió de etapa. Recárgala para ver lo nuevo.',
    });
  });
});

describe('documents', () => {
  it('are served only at the addresses in their order', async () => {
    const orders = await (await clientOf('administrator')).request('networkOrders', {});
    const urls = orders.flatMap(({ documents }) => documents.map(({ url }) => url));
    expect(urls.length).toBeGreaterThan(30);
    for (const url of urls.slice(0, 5)) {
      const response = await fetch(`${API_HOST}${url}`);
      expect(response.headers.get('Content-Type')).toBe('application/pdf');
    }
    const confirmed = seededOrder('Recámara de Sofía').id;
    for (const name of [`factura-${confirmed}.pdf`, 'factura-P-2001.pdf']) {
      expect((await fetch(`${API_HOST}/storage/files/${name}`)).status).toBe(404);
    }
  });

  it('tell the workshop every fact of a window, the notes and the promised day', async () => {
    const line = {
      ...{ widthMm: 4_200, heightMm: 1_800, quantity: 2, cloths: 2 },
      ...{ control: 'motor-electrico', extras: ['instalacion'] },
    };
    const windows = [{ ...livingRoom, line }];
    const customer = await clientOf('customer');
    const { id, revision } = await customer.request('saveQuote', newQuote(null, { windows }));
    const sent = await customer.request('sendQuote', { id, revision });
    const accepted = await visitor().request('answerSharedQuote', {
      ...{ share: sent.share ?? '', accept: true, note: 'Solo por las tardes.' },
    });
    expect(accepted.status).toBe('aceptada');
    const notes = 'Tocar el timbre dos veces y preguntar por Mariana, que recibe en la puerta de atrás.';
    const quote = await customer.request('quote', { id });
    await customer.request('convertQuote', { id, revision: quote.revision, notes });
    const administrator = await clientOf('administrator');
    const order = (await administrator.request('networkOrders', {})).find((one) => one.quote_id === id);
    const made = await administrator.request('moveOrder', {
      ...{ id: order?.id ?? '', from: 'confirmado', to: 'en-fabricacion', note: '' },
    });
    const response = await fetch(`${API_HOST}${made.documents[0]?.url ?? ''}`);
    const file = new TextDecoder('latin1').decode(await response.arrayBuffer());
    // What the page draws, row by row.
    const said = [...file.matchAll(/\(((?:\\.|[^\\)])*)\) Tj/g)].map(([, row = '']) =>
      row.replaceAll('\\', ''),
    );
    const text = said.join(' ').replaceAll(/\s+/g, ' ');
    const [window = windows[0]] = made.windows;
    const facts = window && factsOf(window, quotable);
    for (const fact of [...(facts === undefined ? [] : linesOf(facts)), facts?.measured ?? '']) {
      expect(fact).not.toBe('');
      expect(text).toContain(fact.replaceAll('\u00a0', ' '));
    }
    for (const fact of [
      ...['Blackout Lino', 'Arena', '4.20 × 1.80 m', '2 piezas', '2 lienzos', 'Motor eléctrico'],
      ...['mando a la izquierda', 'pasa una línea de luz', 'Medido: anchos 150', notes],
      ...['Nota del cliente: Solo por las tardes.', 'Entrega prometida: '],
    ]) {
      expect(text).toContain(fact);
    }
    expect(Math.max(...said.map((row) => row.length))).toBeLessThanOrEqual(84);
  });

  it('state the paid price in the invoice', async () => {
    const orders = await (await clientOf('customer')).request('orders', {});
    const delivered = orders.find(({ stage }) => stage === 'entregado');
    const invoice = delivered?.documents.find(({ name }) => name.startsWith('Factura'));
    const text = await (await fetch(`${API_HOST}${invoice?.url ?? ''}`)).text();
    const total = (delivered?.totals.total_centavos ?? 0) / 100;
    expect(text).toContain(total.toLocaleString('es-MX', { minimumFractionDigits: 2 }));
  });
});

describe('the network', () => {
  it("of a distributor has their network's orders, of an administrator all orders", async () => {
    const mine = await (await clientOf('distributor')).request('networkOrders', {});
    expect(new Set(mine.map(({ made_by }) => made_by?.id))).toEqual(new Set([1, 2, 5, 7, 8, 10, 11]));
    const all = await (await clientOf('administrator')).request('networkOrders', {});
    expect(all).toHaveLength(25);
  });
});
