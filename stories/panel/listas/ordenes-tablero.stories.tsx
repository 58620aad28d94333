import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { OrdersAdmin } from '#src/screens/panel/listas-ordenes-admin/orders-admin.tsx';
import { savedOrder } from '#stories/charts/samples/orders.ts';
import { json, serverAnswers, unreachable } from '../../support/answers.ts';
import { setDarkScheme } from '../../support/dark.ts';
import { expectNoOverflow } from '../../support/expect-page.ts';
import { onPhone } from '../../support/phone.ts';
import type { Play } from '../../support/play.ts';
import { choose } from '../../support/steps/choose.ts';
import { beginAs, panelNamed, workAt } from '../../support/steps/orders.tsx';

const meta = preview.meta({
  title: 'Pantallas/panel/listas-ordenes-admin/tablero',
  component: OrdersAdmin,
  render: workAt(OrdersAdmin, 'ordersAdmin', '?vista=tablero'),
  parameters: pageParameters,
  beforeEach: beginAs('Administrador'),
});

const SOFIA = 'P-2023';

const column = async ({ canvas }: Pick<Play, 'canvas'>, name: string) =>
  within(await canvas.findByRole('region', { name }));

const expectIn = async (story: Pick<Play, 'canvas'>, name: string, folio: string) =>
  (await column(story, name)).findByRole('link', { name: `Ver la orden ${folio}` });

/** Moves a card with its menu. */
async function moveTo({ canvas, userEvent }: Play, folio: string, to: string): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: `Mover ${folio} a…` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: to }));
}

/** A card is moved with its menu: it is in the other column at once, and stays there. */
export const Moved = meta.story({
  name: 'Movida',
  tags: ['long'],
  play: async (story) => {
    await expectIn(story, 'Confirmado', SOFIA);
    await moveTo(story, SOFIA, 'Material reservado');
    await expectIn(story, 'Material reservado', SOFIA);
    await waitFor(() =>
      expect(story.canvas.getByRole('button', { name: `Mover ${SOFIA} a…` })).toHaveFocus(),
    );
    await waitFor(() => expect(story.canvas.queryByText('Moviendo la orden…')).toBeNull());
    await expectIn(story, 'Material reservado', SOFIA);
  },
});

/** Somebody else moved it meanwhile: the card goes back, and the board says why. */
export const Refused = meta.story({
  name: 'Rechazado',
  beforeEach: async () => {
    await beginAs('Administrador')();
    const message = 'Esta orden ya cambió de etapa. Recárgala para ver lo nuevo.';
    await serverAnswers(json(409, { message }), 'moveOrder');
  },
  play: async (story) => {
    await moveTo(story, SOFIA, 'Material reservado');
    const alert = within(await story.canvas.findByRole('alert'));
    await expect(
      alert.getByText(new RegExp(`${SOFIA} a Material reservado: Esta orden ya cambió`)),
    ).toBeVisible();
    await expect(alert.queryByRole('button', { name: 'Reintentar' })).toBeNull();
    await expectIn(story, 'Confirmado', SOFIA);
    await story.userEvent.click(alert.getByRole('button', { name: 'Entendido' }));
    await waitFor(() => expect(story.canvas.queryByRole('alert')).toBeNull());
  },
});

/** Without a connection a move can be tried again. */
export const Offline = meta.story({
  name: 'Sin conexión',
  tags: ['long'],
  beforeEach: async () => {
    await beginAs('Administrador')();
    await serverAnswers(unreachable, 'moveOrder');
  },
  play: async (story) => {
    await moveTo(story, SOFIA, 'Material reservado');
    const alert = within(await story.canvas.findByRole('alert'));
    await expect(alert.getByRole('button', { name: 'Reintentar' })).toBeVisible();
    await expectIn(story, 'Confirmado', SOFIA);
  },
});

/** A card is dragged to the next column with the mouse. */
export const Dragged = meta.story({
  name: 'Arrastrada',
  tags: ['long'],
  play: async (story) => {
    const button = await expectIn(story, 'Confirmado', SOFIA);
    const card = button.closest('li');
    const target = await story.canvas.findByRole('region', { name: 'Material reservado' });
    if (card === null) throw new Error('there is no card');
    const from = card.getBoundingClientRect();
    const to = target.getBoundingClientRect();
    const mouse = { pointerId: 1, pointerType: 'mouse', button: 0, bubbles: true };
    const at = ({ x, y }: DOMRect) => ({ clientX: x + 20, clientY: y + 20 });
    await fireEvent.pointerDown(card, { ...mouse, ...at(from) });
    await fireEvent.pointerMove(card, { ...mouse, ...at(to) });
    await waitFor(() => expect(target).toHaveAttribute('data-over'));
    await fireEvent.pointerUp(card, { ...mouse, ...at(to) });
    await expectIn(story, 'Material reservado', SOFIA);
  },
});

/** To go back, the open order asks for the reason. */
export const Back = meta.story({
  name: 'De regreso',
  tags: ['long'],
  play: async (story) => {
    const armado = await column(story, 'Armado');
    const [first] = await armado.findAllByRole('button', { name: /^Mover/ });
    if (first === undefined) throw new Error('there is no card');
    await story.userEvent.click(first);
    await story.userEvent.click(await screen.findByRole('menuitem', { name: 'Regresar a: En corte…' }));
    const panel = await panelNamed(/^Orden P-/);
    const form = within(await panel.findByRole('form', { name: 'Cambiar de etapa' }));
    await expect(form.getByRole('combobox', { name: 'Pasa a' })).toHaveDisplayValue('Regresar a: En corte');
    await expect(form.getByRole('textbox', { name: '¿Por qué?' })).toBeVisible();
  },
});

/** Of many orders in a column the first are drawn; the focus goes to the first of those that are asked for. */
export const Many = meta.story({
  name: 'Ciento veinte en corte',
  beforeEach: async () => {
    await beginAs('Administrador')();
    const orders = Array.from({ length: 120 }, (_, at) => ({
      ...{ ...savedOrder, id: String(at), folio: `P-${String(2_000 + at)}`, promised_on: '2099-12-01' },
    }));
    await serverAnswers(json(200, orders), 'networkOrders');
  },
  play: async (story) => {
    const cut = await column(story, 'En corte');
    await waitFor(() => expect(cut.getAllByRole('listitem')).toHaveLength(50));
    await story.userEvent.click(cut.getByRole('button', { name: 'Ver 50 más' }));
    await waitFor(() => expect(cut.getAllByRole('listitem')).toHaveLength(100));
    await expect(document.activeElement?.closest('li')).toBe(cut.getAllByRole('listitem')[50]);
    await story.userEvent.click(cut.getByRole('button', { name: 'Ver 20 más' }));
    await waitFor(() => expect(cut.getAllByRole('listitem')).toHaveLength(120));
    await expect(cut.queryByRole('button', { name: /^Ver .* más$/ })).toBeNull();
  },
});

/** Late orders come first, and can be seen alone. */
export const Late = meta.story({
  name: 'Tarde',
  tags: ['long'],
  beforeEach: async () => {
    await beginAs('Administrador')();
    const orders = ['2099-12-01', '2020-12-01', null].map((promised_on, at) => ({
      ...{ ...savedOrder, id: String(at), folio: `P-${String(at + 1)}`, promised_on },
    }));
    await serverAnswers(json(200, orders), 'networkOrders');
  },
  play: async (story) => {
    const cut = await column(story, 'En corte');
    const folios = () => cut.getAllByRole('listitem').map(({ textContent }) => /P-\d/.exec(textContent)?.[0]);
    await waitFor(() => expect(folios()).toEqual(['P-2', 'P-1', 'P-3']));
    await expect(cut.getByText('1 tarde')).toBeVisible();
    await choose(story, story.canvas.getByRole('combobox', { name: 'Cuáles' }), 'Tarde');
    await waitFor(() => expect(folios()).toEqual(['P-2']));
    await expect(story.canvas.getByText('1 de 3 órdenes')).toBeVisible();
  },
});

/** On the narrowest phone one column fills the screen; the tabs lead to the others. */
export const OnPhone = meta.story({
  name: 'En el teléfono',
  tags: ['long'],
  globals: onPhone,
  beforeEach: setDarkScheme,
  play: async (story) => {
    await expectIn(story, 'Confirmado', SOFIA);
    const tabs = within(story.canvas.getByRole('navigation', { name: 'Columnas' }));
    const tab = tabs.getByRole('button', { name: /^Armado/ });
    await story.userEvent.click(tab);
    await waitFor(() => expect(tab).toHaveAttribute('aria-current', 'true'));
    await expectNoOverflow();
  },
});

/** A distributor reads the board of their network. */
export const ReadOnly = meta.story({
  name: 'Solo para leer',
  tags: ['long'],
  beforeEach: beginAs('Distribuidor'),
  play: async (story) => {
    await expectIn(story, 'Confirmado', SOFIA);
    await expect(story.canvas.queryByRole('button', { name: /^Mover/ })).toBeNull();
  },
});
