import { describe, expect, it } from 'vitest';
import { totalsOf } from '#mocks/orders/money.ts';
import { findColour, findVariant } from '#mocks/pricing/find-variant.ts';
import { orders as orderRows } from '#mocks/rows/order.ts';
import { stock } from '#mocks/rows/stock.ts';
import { daysAfter, today } from '#mocks/today.ts';
import type { InputOf } from '#src/api/contract/index.ts';
import { quotable } from '#src/content/quotable.ts';
import { factsOf, linesOf } from '#src/features/quoted-windows/window-facts.ts';
import { API_HOST, clientOf, failureOf, visitor, type Person } from './support/client.ts';
import { rowsIn } from './support/drawn-text.ts';
import { livingRoom, newQuote, payDeposit, seededOrder } from './support/shop.ts';

type Stage = ReturnType<typeof seededOrder>['stage'];

interface Told {
  readonly from?: Stage;
  readonly note?: string;
}

async function move(person: Person, title: string, to: Stage, told: Told = {}) {
  const { id, stage } = seededOrder(title);
  const client = await clientOf(person);
  return client.request('moveOrder', { id, from: stage, to, note: '', ...told });
}

async function change(
  title: string,
  told: Partial<InputOf<'changeOrder'>>,
  person: Person = 'administrator',
) {
  const { id, stage } = seededOrder(title);
  const client = await clientOf(person);
  return client.request('changeOrder', {
    ...{ id, from: stage, kind: 'promesa', day: null, window: null, pieces: null, note: '' },
    ...told,
  });
}

/** Gives the windows of a seeded order these extras; what was paid is the deposit still. */
async function ask(title: string, extras: readonly string[]): Promise<void> {
  // The first call fills the database.
  await clientOf('administrator');
  const { id } = seededOrder(title);
  await orderRows.update((query) => query.where((row) => row.id === id), {
    data: (row) => {
      row.windows = row.windows.map((window) => ({
        ...window,
        line: { ...window.line, extras: [...extras] },
      }));
      const { deposit_centavos } = totalsOf(row);
      row.payments = row.payments.map((payment) => ({ ...payment, amount_centavos: deposit_centavos }));
    },
  });
}

describe('an order', () => {
  it('is moved on by an administrator, stage by stage, each with its time and author', async () => {
    await ask('Recámara de Sofía', ['instalacion']);
    const { id } = seededOrder('Recámara de Sofía');
    const client = await clientOf('administrator');
    const stages = [
      ...(['confirmado', 'material-reservado', 'en-corte', 'armado', 'revisado'] as const),
      ...(['enviado', 'instalado', 'entregado'] as const),
    ];
    let order = null;
    for (const [at, to] of stages.slice(1).entries()) {
      order = await client.request('moveOrder', { id, from: stages[at] ?? to, to, note: 'Listo' });
    }
    expect(order?.steps.map(({ stage }) => stage)).toEqual(stages);
    const by = { name: 'Lucía Garza Montemayor' };
    expect(order?.steps.at(-1)).toMatchObject({ stage: 'entregado', note: 'Listo', by });
    expect(order?.documents.map(({ name }) => name)).toEqual([
      `Orden de trabajo ${order?.folio ?? ''}`,
      `Factura ${order?.folio ?? ''}`,
      `Póliza de garantía ${order?.folio ?? ''}`,
    ]);
  });

  it('goes one stage back, with a reason that its maker is not told', async () => {
    const moved = await move('administrator', 'Casa Bautista', 'revisado', { note: 'Le falta una tapa' });
    expect(moved).toMatchObject({ stage: 'revisado', steps: expect.arrayContaining([]) });
    expect(moved.steps.at(-1)?.note).toBe('Le falta una tapa');
    await move('administrator', 'Cuarto de visitas', 'material-reservado', { note: 'Tela equivocada' });
    const seen = await (await clientOf('customer')).request('orders', {});
    const own = seen.find(({ title }) => title === 'Cuarto de visitas');
    expect(own?.steps.at(-1)).toMatchObject({ stage: 'material-reservado', note: null, by: null });
    expect(own?.changes).toEqual([]);
  });

  it.each<[Person, string, Stage, number, string]>([
    ['administrator', 'Casa Bautista', 'instalado', 409, 'Una orden pasa por sus etapas una tras otra.'],
    ['administrator', 'Casa Bautista', 'en-corte', 409, 'Una orden pasa por sus etapas una tras otra.'],
    ['administrator', 'Casa Bautista', 'revisado', 422, 'Escribe por qué.'],
    ['administrator', 'Casa Bautista', 'cancelado', 422, 'Escribe por qué.'],
    ['administrator', 'Local 14', 'confirmado', 409, 'Esta orden está cancelada.'],
    ['administrator', 'Pasillo', 'material-reservado', 409, 'Falta el anticipo de esta orden.'],
    [
      'administrator',
      'Ventanal de la sala',
      'cancelado',
      409,
      'Esta orden ya se instaló: no se puede cancelar.',
    ],
    ['distributor', 'Recámara de Sofía', 'material-reservado', 403, 'No tienes permiso para hacer esto.'],
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

  it('can be cancelled by an administrator until it is installed, with a reason', async () => {
    expect(
      await move('administrator', 'Casa Bautista', 'cancelado', { note: 'Cambió de idea' }),
    ).toMatchObject({ stage: 'cancelado' });
  });

  it('is not moved when it reached another stage meanwhile', async () => {
    const failure = await failureOf(
      move('administrator', 'Casa Bautista', 'en-corte', { from: 'confirmado' }),
    );
    expect(failure).toMatchObject({
      status: 409,
      serverMessage: 'Esta orden ya cambió de etapa. Recárgala para ver lo nuevo.',
    });
  });

  it('has its measures confirmed first where a window asks for it', async () => {
    await ask('Recámara de Sofía', ['toma-de-medidas']);
    const skipped = await failureOf(move('administrator', 'Recámara de Sofía', 'material-reservado'));
    expect(skipped).toMatchObject({ serverMessage: 'Una orden pasa por sus etapas una tras otra.' });
    const confirmed = await move('administrator', 'Recámara de Sofía', 'medidas-confirmadas');
    expect(confirmed.missing).toEqual([]);
  });

  it('says what it lacks: its deposit, its measures, cloth that arrives', async () => {
    await ask('Pasillo', ['toma-de-medidas']);
    const { id, windows } = seededOrder('Pasillo');
    const code = windows.flatMap(({ variant: slug, color }) => {
      const variant = findVariant(slug);
      return (variant && findColour(variant, color))?.code ?? [];
    })[0];
    await stock.updateMany((query) => query.where((row) => row.code === code), {
      data: (row) => {
        Object.assign(row, { total: 0, reserved: 0, incoming: 30, arrives_in_days: 8 });
      },
    });
    const all = await (await clientOf('administrator')).request('networkOrders', {});
    expect(all.find((one) => one.id === id)?.missing).toMatchObject([
      { kind: 'anticipo', stage: 'material-reservado' },
      { kind: 'medidas', stage: 'material-reservado' },
      { kind: 'tela', stage: 'en-corte', arrives_on: daysAfter(today(), 8) },
    ]);
  });
});

describe('a change of an order', () => {
  it('moves the promised day, and sends a spoiled piece back to be cut', async () => {
    const promised = await change('Casa Bautista', { day: '2099-12-03', note: 'Está de viaje' });
    expect(promised).toMatchObject({ stage: 'listo', promised_on: '2099-12-03' });
    const [window] = seededOrder('Casa Bautista').windows;
    const again = await change('Casa Bautista', {
      ...{ kind: 'recorte', window: window?.key ?? '', pieces: 1, note: 'Se manchó' },
    });
    expect(again).toMatchObject({ stage: 'en-corte' });
    const by = { name: 'Lucía Garza Montemayor' };
    expect(again.changes.at(-1)).toMatchObject({ kind: 'recorte', pieces: 1, note: 'Se manchó', by });
    expect(again.steps.at(-1)).toMatchObject({ stage: 'en-corte', note: 'Se manchó', by });
  });

  it.each<[string, string, Partial<InputOf<'changeOrder'>>, number, string]>([
    ['a day', 'Casa Bautista', { note: 'x' }, 422, 'Elige el día.'],
    ['a day to come', 'Casa Bautista', { day: '2020-01-01', note: 'x' }, 422, 'Ese día ya pasó.'],
    ['a reason', 'Casa Bautista', { day: '2099-12-03' }, 422, 'Escribe por qué.'],
    ['an order that was cut', 'Pasillo', { kind: 'recorte', note: 'x' }, 409, 'Esta orden no se ha cortado.'],
    [
      ...(['a window', 'Casa Bautista', { kind: 'recorte', window: 'otra', pieces: 1, note: 'x' }] as const),
      ...([422, 'Elige una ventana de la orden.'] as const),
    ],
    ['an open order', 'Casa Quintanilla', { day: '2099-12-03', note: 'x' }, 409, 'Esta orden ya terminó.'],
  ])('needs %s', async (_, title, told, status, serverMessage) => {
    expect(await failureOf(change(title, told))).toMatchObject({ status, serverMessage });
  });

  it('that comes twice is one, and another like it is taken from who has seen the first (B154)', async () => {
    const { windows, changes } = seededOrder('Casa Bautista');
    const spoiled = { kind: 'recorte', window: windows[0]?.key ?? '', pieces: 1, note: 'Se manchó' } as const;
    const known_changes = changes.length;
    const once = await change('Casa Bautista', { ...spoiled, known_changes });
    const again = await change('Casa Bautista', { ...spoiled, known_changes });
    expect(again.changes).toEqual(once.changes);
    const from = once.stage;
    const unseen = change('Casa Bautista', { ...spoiled, from, known_changes, note: 'Se rayó' });
    expect(await failureOf(unseen)).toMatchObject({
      status: 409,
      serverMessage:
        'Mientras tanto esta orden tuvo otro cambio. Revisa su historia y, si falta el tuyo, envíalo otra vez.',
    });
    const twice = await change('Casa Bautista', { ...spoiled, from, known_changes: known_changes + 1 });
    expect(twice.changes).toHaveLength(known_changes + 2);
  });

  it('is for administrators', async () => {
    const told = { day: '2099-12-03', note: 'x' };
    expect(await failureOf(change('Casa Sepúlveda', told, 'distributor'))).toMatchObject({ status: 403 });
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
      ...{ share: sent.share ?? '', version: 1, accept: true, note: 'Solo por las tardes.' },
    });
    expect(accepted.status).toBe('aceptada');
    const notes = 'Tocar el timbre dos veces y preguntar por Mariana, que recibe en la puerta de atrás.';
    const quote = await customer.request('quote', { id });
    await customer.request('convertQuote', { id, revision: quote.revision, notes });
    const administrator = await clientOf('administrator');
    const order = (await administrator.request('networkOrders', {})).find((one) => one.quote_id === id);
    const named = { id: order?.id ?? '', note: '' };
    await payDeposit(administrator, named);
    const reserved = { ...named, from: 'confirmado', to: 'material-reservado' } as const;
    await administrator.request('moveOrder', reserved);
    const cut = { ...named, from: 'material-reservado', to: 'en-corte' } as const;
    const made = await administrator.request('moveOrder', cut);
    const response = await fetch(`${API_HOST}${made.documents[0]?.url ?? ''}`);
    const said = rowsIn(await response.arrayBuffer());
    const text = said.join(' ').replaceAll(/\s+/g, ' ');
    const [window = windows[0]] = made.windows;
    const facts = window && factsOf(window, quotable);
    for (const fact of [...(facts === undefined ? [] : linesOf(facts)), facts?.measured ?? '']) {
      expect(fact).not.toBe('');
      expect(text).toContain(fact.replaceAll('\u00a0', ' '));
    }
    for (const fact of [
      ...['Blackout Lino', 'Arena', '4.20 × 1.80 m', '2 piezas', '2 lienzos', 'Motor eléctrico'],
      ...['mando de 1.50 m a la izquierda', 'pasa una línea de luz', 'Medido: anchos 150', notes],
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

  it.each<[Person, string]>([
    ['customer', '97000'],
    ['distributor', '97000'],
    ['distributor', '64103'],
  ])('add up in the invoice, with the freight, for a %s at %s', async (person, postal_code) => {
    const client = await clientOf(person);
    const order = (await client.request('orders', {})).find(({ documents }) =>
      documents.some(({ name }) => name.startsWith('Factura')),
    );
    await orderRows.update((query) => query.where(({ id }) => id === order?.id), {
      data: (row) => {
        row.postal_code = postal_code;
      },
    });
    const { url } = order?.documents.find(({ name }) => name.startsWith('Factura')) ?? { url: '' };
    const text = rowsIn(await (await fetch(`${API_HOST}${url}`)).arrayBuffer()).join(' ');
    const centavos = [...text.matchAll(/\$([\d,]+\.\d\d)/g)].map(([, figure = '']) =>
      Math.round(Number(figure.replaceAll(',', '')) * 100),
    );
    const total = centavos.pop();
    expect(centavos.reduce((sum, one) => sum + one, 0)).toBe(total);
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
