import { expect, waitFor, within } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { Cart } from '#src/screens/panel/listas-mi-carrito/cart.tsx';
import { cartOfTwo } from '#stories/charts/samples/cart.ts';
import {
  clothOut,
  countRequests,
  expectRequests,
  json,
  serverAnswers,
  serverRecovers,
  unreachable,
  windowsWaitFor,
} from '../../support/answers.ts';
import { inDark } from '../../support/dark.ts';
import { expectNoOverflow } from '../../support/expect-page.ts';
import { LONG } from '../../support/hostile.ts';
import { fitsPhone, onPhone } from '../../support/phone.ts';
import type { Play } from '../../support/play.ts';
import { panelStates } from '../../support/states/panel-states.ts';
import { beginAs, workAt } from '../../support/steps/orders.tsx';

const meta = preview.meta({
  title: 'Pantallas/panel/listas-mi-carrito',
  component: Cart,
  render: workAt(Cart, 'cart'),
  parameters: pageParameters,
  beforeEach: beginAs('Distribuidor'),
});

const lines = async ({ canvas }: Pick<Play, 'canvas'>) =>
  within(await canvas.findByRole('list', { name: 'Lo que llevas' })).getAllByRole('listitem');

const firstLine = async (story: Pick<Play, 'canvas'>) => {
  const [first] = await lines(story);
  if (first === undefined) throw new Error('the cart is empty');
  return within(first);
};

const states = panelStates({
  call: 'cart',
  title: 'Mi carrito',
  loading: 'Cargando tu carrito…',
  arrived: lines,
});

export const Loading = meta.story({ name: 'Cargando', tags: ['long'], ...states.loading });
export const GivenUp = meta.story({ name: 'Espera cancelada', ...states.givenUp, tags: ['long'] });
export const Failed = meta.story({ name: 'Falló', tags: ['long'], ...states.failed });
export const Broken = meta.story({ name: 'Respuesta rota', tags: ['long'], ...states.broken });
export const NotOffered = meta.story({ name: 'El servidor no lo ofrece', ...states.notOffered });
export const Forbidden = meta.story({ name: 'Sin permiso', tags: ['long'], ...states.forbidden });

/** Each window to scale, with price and quantity, and the total. */
export const Shown = meta.story({
  name: 'Así se ve',
  tags: ['long'],
  play: async (story) => {
    const first = await firstLine(story);
    await expect(first.getByRole('textbox', { name: /^Cantidad de / })).toHaveValue('1');
    await expect(first.getByText(/ m · \d+ piezas? · por (?:dentro|fuera)$/)).toBeVisible();
    await expect(await lines(story)).toHaveLength(5);
    const summary = within(story.canvas.getByRole('region', { name: 'Resumen del carrito' }));
    await expect(summary.getByText('Total con IVA')).toBeVisible();
    await expect(summary.getByText(/^Los precios por pieza son antes de IVA\./)).toBeVisible();
  },
});

/** A customer's prices include IVA; a risen price says so. */
export const Customer = meta.story({
  name: 'Cliente',
  tags: ['long'],
  beforeEach: beginAs('Cliente'),
  play: async (story) => {
    await lines(story);
    await expect(story.canvas.getByText(/^Los precios por pieza son con IVA\./)).toBeVisible();
    await expect(story.canvas.getByText(/Subió .+ desde que se agregó\./)).toBeVisible();
  },
});

/** On the narrowest phone. */
export const OnPhone = meta.story({ name: 'En el teléfono', tags: ['long'], ...fitsPhone(lines) });

/** In the dark scheme. */
export const Dark = meta.story({ name: 'En oscuro', tags: ['long'], ...inDark(lines) });

/** An empty cart says how to start. */
export const Empty = meta.story({
  name: 'Vacío',
  tags: ['long'],
  beforeEach: () => serverAnswers(json(200, { data: { ...cartOfTwo, lines: [] } }), 'cart'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Cotizar una ventana' })).toHaveAttribute(
      'href',
      '/cotizador',
    );
    await expect(canvas.queryByRole('button', { name: 'Revisar y pedir' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Subir una lista' })).toHaveAttribute(
      'href',
      '/panel/listas/mi-carrito?orden=rapida',
    );
  },
});

/** The required fields only, very long names, and products that are no longer sold. */
export const LittleKnown = meta.story({
  name: 'Se sabe poco',
  tags: ['long'],
  globals: onPhone,
  beforeEach: async () => {
    await serverAnswers(
      windowsWaitFor(() => clothOut(null)),
      'availability',
    );
    const [line] = cartOfTwo.lines;
    const {
      added_centavos: _added,
      problem: _problem,
      added_at: _at,
      mount: _mount,
      measured: _measured,
      ...bare
    } = line ?? {};
    await serverAnswers(
      json(200, {
        ...cartOfTwo,
        lines: [
          { ...bare, key: 'a', name: LONG },
          { ...bare, key: 'b', variant: 'ya-no-existe' },
          { ...line, key: 'c', problem: 'Este color ya no se fabrica: elige otro.' },
          { ...line, key: 'd' },
        ],
      }),
      'cart',
    );
  },
  play: async (story) => {
    await expect(await lines(story)).toHaveLength(4);
    await expect(
      story.canvas.getByText(/^No se puede pedir así\. Este color ya no se fabrica/),
    ).toBeVisible();
    await expect((await story.canvas.findAllByText('Agotada, sin fecha de llegada.'))[0]).toBeVisible();
    await expect(story.canvas.getByText(/^Una partida no se puede pedir así/)).toBeVisible();
    await expectNoOverflow();
  },
});

/** One more: the price updates, and the layout does not move. */
export const OneMore = meta.story({
  name: 'Una más',
  play: async (story) => {
    const first = await firstLine(story);
    const before = first.getByText(/^\$/).textContent;
    await story.userEvent.click(first.getByRole('button', { name: 'Uno más' }));
    await waitFor(() => expect(first.getByText(/cada una$/)).toBeVisible());
    await expect(first.getByText(`${before} cada una`)).toBeVisible();
    await expect(first.getByRole('textbox', { name: /^Cantidad de / })).toHaveValue('2');
  },
});

/** A typed quantity is sent on blur; an invalid one shows an error and is not sent. */
export const Typed = meta.story({
  name: 'Escrito',
  play: async (story) => {
    const { userEvent } = story;
    const first = await firstLine(story);
    const field = first.getByRole('textbox', { name: /^Cantidad de / });
    const requests = await countRequests('setCartQuantity');
    await userEvent.clear(field);
    await userEvent.type(field, '2.5');
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription('Escribe un número de 1 a 999.');
    await expect(field).toHaveValue('2.5');
    await expect(requests()).toBe(0);
    await userEvent.clear(field);
    await userEvent.type(field, '12 pzas{Enter}');
    await expectRequests(requests, 1);
    await waitFor(() => expect(first.getByText(/cada una$/)).toBeVisible());
    await expect(field).toHaveValue('12');
  },
});

/** Removed and restored. */
export const PutBack = meta.story({
  name: 'Devuelta',
  play: async (story) => {
    const { canvas, userEvent } = story;
    await userEvent.click((await firstLine(story)).getByRole('button', { name: /^Quitar / }));
    await expect(await canvas.findByText(/^Quitamos “Sala”\.$/)).toBeVisible();
    await expect(await lines(story)).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Deshacer' }));
    await waitFor(async () => expect(await lines(story)).toHaveLength(5));
    await expect(canvas.queryByRole('button', { name: 'Deshacer' })).toBeNull();
  },
});

/** A failed change shows an alert and reloads the cart: the server may have applied it. */
export const NotRemoved = meta.story({
  name: 'No se quitó',
  beforeEach: () => serverAnswers(unreachable, 'removeFromCart'),
  play: async (story) => {
    const { canvas, userEvent } = story;
    await userEvent.click((await firstLine(story)).getByRole('button', { name: /^Quitar / }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No pudimos conectarnos');
    await expect(await lines(story)).toHaveLength(5);
    await serverRecovers();
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
});

/** The whole cart, or one window, opens in the quoter by a link with its windows. */
export const ToQuote = meta.story({
  name: 'A cotización',
  tags: ['long'],
  play: async (story) => {
    const first = await firstLine(story);
    const one = first.getByRole('link', { name: /^Pasar a cotización/ });
    await expect(one).toHaveAttribute('href', expect.stringMatching(/^\/cotizador#propia\.v2\./));
    await expect(story.canvas.getByRole('link', { name: 'Pasar todo a cotización' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/cotizador#propia\.v2\./),
    );
  },
});

/** There is one link to the order, at the foot of a phone however long the cart is. */
export const WithinReach = meta.story({
  name: 'A la mano',
  tags: ['long'],
  globals: onPhone,
  beforeEach: () => {
    const [line] = cartOfTwo.lines;
    const many = Array.from({ length: 30 }, (_, at) => ({
      ...line,
      key: `v-${String(at)}`,
      name: `Ventana ${String(at + 1)}`,
    }));
    return serverAnswers(json(200, { ...cartOfTwo, lines: many }), 'cart');
  },
  play: async (story) => {
    await lines(story);
    const [way, ...others] = story.canvas.getAllByRole('button', { name: /pedir|la orden/ });
    await expect(others).toEqual([]);
    for (const top of [0, 1_000]) {
      window.scrollTo({ top, behavior: 'instant' });
      const { top: from, bottom: to } = way?.getBoundingClientRect() ?? { top: -1, bottom: Infinity };
      await expect(from).toBeGreaterThan(0);
      await expect(to).toBeLessThanOrEqual(window.innerHeight);
    }
  },
});

/** Thousands of lines are paged. */
export const Thousands = meta.story({
  name: 'Miles',
  tags: ['long'],
  beforeEach: () => {
    const [line] = cartOfTwo.lines;
    const many = Array.from({ length: 5_000 }, (_, at) => ({
      ...line,
      key: `v-${String(at)}`,
      name: `Ventana ${String(at + 1)}`,
    }));
    return serverAnswers(json(200, { ...cartOfTwo, lines: many }), 'cart');
  },
  play: async (story) => {
    await expect(await lines(story)).toHaveLength(50);
    await story.userEvent.click(story.canvas.getByRole('button', { name: 'Página 100' }));
    await expect(
      await story.canvas.findByRole('textbox', { name: 'Cantidad de Ventana 5000' }),
    ).toBeVisible();
    await expect(story.canvas.getByText(/^A una cotización pasan hasta 200 partidas/)).toBeVisible();
  },
});
