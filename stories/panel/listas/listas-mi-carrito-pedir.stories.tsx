import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { keepPostcode } from '#machines/support/place.ts';
import { carts } from '#mocks/rows/cart.ts';
import { orders } from '#mocks/rows/order.ts';
import { request } from '#src/api/connection.ts';
import { phoneText } from '#src/format/phone.ts';
import { Cart } from '#src/screens/panel/listas-mi-carrito/cart.tsx';
import { cartOfTwo } from '#stories/charts/samples/cart.ts';
import {
  countRequests,
  expectRequests,
  json,
  noAnswer,
  serverAnswers,
  serverRecovers,
  unreachable,
} from '../../support/answers.ts';
import { setDarkScheme } from '../../support/dark.ts';
import { expectNoOverflow } from '../../support/expect-page.ts';
import { onPhone } from '../../support/phone.ts';
import type { Play } from '../../support/play.ts';
import { shortenWaits } from '../../support/shorten-waits.ts';
import { dialogNamed } from '../../support/steps/dialogs.ts';
import { beginAs, workAt } from '../../support/steps/orders.tsx';

const meta = preview.meta({
  title: 'Pantallas/panel/listas-mi-carrito/pedir',
  component: Cart,
  render: workAt(Cart, 'cart'),
  parameters: pageParameters,
  beforeEach: beginAs('Cliente'),
});

async function begin({ canvas, userEvent }: Play) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Revisar y pedir' }));
  return dialogNamed('Revisa tu orden');
}

const orderIn = async (dialog: Awaited<ReturnType<typeof begin>>) =>
  dialog.findByRole('button', { name: 'Pedir' });

/** The order's total, its changes and its payments, before ordering. */
export const Review = meta.story({
  name: 'Revisión',
  tags: ['long'],
  play: async (story) => {
    const dialog = await begin(story);
    await orderIn(dialog);
    const changes = within(dialog.getByRole('region', { name: 'Qué cambió desde que lo agregaste' }));
    await waitFor(() => expect(changes.getByText(/Subió .+ desde que se agregó\./)).toBeVisible());
    await expect(dialog.getByText(/^Al pedir te mandamos los datos para el anticipo/)).toBeVisible();
    await expect(await dialog.findByText(/^Entrega .+(?:, si la pides hoy|agotada)\.$/)).toBeVisible();
  },
});

/** The account's address fills what is empty. */
export const OwnAddress = meta.story({
  name: 'Con la dirección de su cuenta (B112)',
  play: async (story) => {
    const dialog = await begin(story);
    const receiver = await dialog.findByLabelText('Quién recibe');
    await story.userEvent.type(receiver, 'Doña Lupe');
    const { address, phone } = await request('currentUser', {});
    const [street, neighborhood] = (address ?? '').split(', ');
    await story.userEvent.click(
      await dialog.findByRole('button', { name: `Usar la de mi cuenta: ${address ?? ''}` }),
    );
    await expect(dialog.getByLabelText('Calle y número')).toHaveValue(street);
    await expect(dialog.getByLabelText('Calle y número')).toHaveFocus();
    await expect(dialog.getByLabelText('Colonia')).toHaveValue(neighborhood);
    await expect(dialog.getByLabelText('Quién recibe')).toHaveValue('Doña Lupe');
    await expect(dialog.getByLabelText('Teléfono de quien recibe (opcional)')).toHaveValue(
      phoneText(phone ?? ''),
    );
    await expect(dialog.queryByRole('button', { name: /Usar la de mi cuenta/ })).toBeNull();
  },
});

/** An account in Yucatán: its street would get the town of the postcode in Jalisco. */
export const OwnAddressElsewhere = meta.story({
  name: 'La dirección de su cuenta está en otro estado (B112)',
  play: async (story) => {
    keepPostcode('97000');
    const dialog = await begin(story);
    await dialog.findByRole('button', { name: /^Usar la de mi cuenta/ });
    keepPostcode('44100');
    await waitFor(() => expect(dialog.getByLabelText('Ciudad o municipio')).toHaveValue('Guadalajara'));
    await expect(dialog.queryByRole('button', { name: /^Usar la de mi cuenta/ })).toBeNull();
  },
});

/** On the narrowest phone, in the dark scheme. */
export const OnPhone = meta.story({
  name: 'En el teléfono',
  tags: ['long'],
  globals: onPhone,
  beforeEach: setDarkScheme,
  play: async (story) => {
    await orderIn(await begin(story));
    await expectNoOverflow();
  },
});

/** The wait for the current cart. */
export const Looking = meta.story({
  name: 'Mirando',
  tags: ['long'],
  beforeEach: () => shortenWaits('brisk'),
  play: async (story) => {
    await story.canvas.findByRole('button', { name: 'Revisar y pedir' });
    await serverAnswers(noAnswer, 'cart');
    const dialog = await begin(story);
    await expect(await dialog.findByText('Revisando los precios de hoy…')).toHaveRole('status');
  },
});

/** Checks out only what the person has reviewed: without the current cart there is no button. */
export const NotSeen = meta.story({
  name: 'Sin ver',
  play: async (story) => {
    await story.canvas.findByRole('list', { name: 'Lo que llevas' });
    await serverAnswers(unreachable, 'cart');
    const dialog = await begin(story);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('No pudimos conectarnos');
    await expect(dialog.queryByRole('button', { name: 'Pedir' })).toBeNull();
    await serverRecovers();
    await story.userEvent.click(dialog.getByRole('button', { name: 'Reintentar' }));
    await orderIn(dialog);
  },
});

/** Lines that cannot be ordered block the order and are listed. */
export const WithProblem = meta.story({
  name: 'Con un problema',
  beforeEach: () => {
    const lines = cartOfTwo.lines.slice(0, 1).map((line) => ({
      ...line,
      added_centavos: line.total_centavos,
      problem: 'Este color ya no se fabrica: elige otro.',
    }));
    return serverAnswers(json(200, { ...cartOfTwo, lines }), 'cart');
  },
  play: async (story) => {
    const dialog = await begin(story);
    const changes = await dialog.findByRole('region', { name: 'Qué cambió desde que lo agregaste' });
    await expect(changes).toHaveTextContent('Este color ya no se fabrica: elige otro.');
    const stuck = await dialog.findByText(/^Hay partidas que no se pueden pedir así/);
    // The dialog is still animating in.
    await waitFor(() => expect(stuck).toBeVisible());
    await expect(dialog.queryByRole('button', { name: 'Pedir' })).toBeNull();
  },
});

/** Ordered: the folio, a link to the order, and an empty cart. */
export const Ordered = meta.story({
  name: 'Pedida',
  play: async (story) => {
    const { canvas, userEvent } = story;
    const dialog = await begin(story);
    await userEvent.type(
      await dialog.findByRole('textbox', { name: /^Notas para el taller/ }),
      'Por la mañana',
    );
    await userEvent.click(await orderIn(dialog));
    const done = await dialogNamed('Orden hecha');
    await expect(await done.findByText(/^Tu orden es la P-\d+\.$/)).toBeVisible();
    const made = orders.all().find(({ notes }) => notes === 'Por la mañana');
    await expect(done.getByRole('link', { name: 'Ver mi orden' })).toHaveAttribute(
      'href',
      `/panel/listas/ordenes?orden=${made?.id ?? ''}`,
    );
    await userEvent.click(done.getByRole('button', { name: 'Listo' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByText(/^Tu carrito está vacío/)).toBeVisible();
  },
});

/** A hundred clicks make one order. */
export const HundredClicks = meta.story({
  name: 'Cien clics',
  play: async (story) => {
    const before = orders.all().length;
    const requests = await countRequests('checkOut');
    const button = await orderIn(await begin(story));
    for (let click = 0; click < 100; click += 1) fireEvent.click(button);
    await (await dialogNamed('Orden hecha')).findByText(/^Tu orden es la/);
    await expectRequests(requests, 1);
    await expect(orders.all()).toHaveLength(before + 1);
  },
});

/** A failed order keeps notes and idempotency key: the retry makes one order. */
export const OrderedAgain = meta.story({
  name: 'Pedida otra vez',
  tags: ['long'],
  play: async (story) => {
    const { userEvent } = story;
    const before = orders.all().length;
    const dialog = await begin(story);
    await userEvent.type(
      await dialog.findByRole('textbox', { name: /^Notas para el taller/ }),
      'Con cuidado',
    );
    await serverAnswers(unreachable, 'checkOut');
    await userEvent.click(await orderIn(dialog));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('No pudimos conectarnos');
    await expect(dialog.getByRole('textbox', { name: /^Notas para el taller/ })).toHaveValue('Con cuidado');
    await expect(orders.all()).toHaveLength(before);
    await serverRecovers();
    await userEvent.click(await orderIn(dialog));
    await (await dialogNamed('Orden hecha')).findByText(/^Tu orden es la/);
    await expect(orders.all().filter(({ notes }) => notes === 'Con cuidado')).toHaveLength(1);
  },
});

/** The order was made and its reply was lost: nothing is left to order, and it says where the order is. */
export const AnswerLost = meta.story({
  name: 'La respuesta se perdió',
  play: async (story) => {
    const dialog = await begin(story);
    const button = await orderIn(dialog);
    await carts.update((query) => query.where(({ user_id }) => user_id === 1), {
      data: (draft) => {
        draft.lines = [];
        draft.revision += 1;
      },
    });
    await serverAnswers(unreachable, 'checkOut');
    await story.userEvent.click(button);
    const alert = within(await dialog.findByRole('alert'));
    await expect(await alert.findByText(/^Tu carrito quedó vacío: si la orden se hizo/)).toBeVisible();
    await expect(alert.getByRole('link', { name: 'tus órdenes' })).toHaveAttribute(
      'href',
      '/panel/listas/ordenes',
    );
    await expect(alert.queryByText(/vuelve a pedir/)).toBeNull();
    await expect(dialog.queryByText(/no hay nada que pedir/)).toBeNull();
  },
});

/** Another tab changed the cart: it says so and shows the new one. */
export const ChangedMeanwhile = meta.story({
  name: 'Cambió mientras tanto',
  play: async (story) => {
    const dialog = await begin(story);
    const button = await orderIn(dialog);
    await carts.update((query) => query.where(({ user_id }) => user_id === 1), {
      data: (draft) => {
        draft.lines = draft.lines.slice(0, 1);
        draft.revision += 1;
      },
    });
    await story.userEvent.click(button);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Tu carrito cambió mientras lo veías.');
    await expect(dialog.getByText(/^1 partida, /)).toBeVisible();
  },
});
