import { expect, waitFor, within } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { OrdersAdmin } from '#src/screens/panel/listas-ordenes-admin/orders-admin.tsx';
import { json, serverAnswers } from '../../support/answers.ts';
import { expectPage } from '../../support/expect-page.ts';
import { fitsPhone } from '../../support/phone.ts';
import type { Play } from '../../support/play.ts';
import { panelStates } from '../../support/states/panel-states.ts';
import { choose } from '../../support/steps/choose.ts';
import { beginAs, openOrder, workAt } from '../../support/steps/orders.tsx';
import { expectNotice } from '../../support/steps/profile.tsx';

const meta = preview.meta({
  title: 'Pantallas/panel/listas-ordenes-admin',
  component: OrdersAdmin,
  render: workAt(OrdersAdmin, 'ordersAdmin'),
  parameters: pageParameters,
  beforeEach: beginAs('Distribuidor'),
});

const CONFIRMED = 'P-2023';

const rows = async ({ canvas }: Pick<Play, 'canvas'>) =>
  within(await canvas.findByRole('table'))
    .getAllByRole('row')
    .slice(1);

const states = panelStates({
  call: 'networkOrders',
  title: 'Órdenes de mi red',
  loading: 'Cargando las órdenes…',
  arrived: rows,
});

export const Loading = meta.story({ name: 'Cargando', ...states.loading, tags: ['long'] });
export const GivenUp = meta.story({ name: 'Espera cancelada', ...states.givenUp, tags: ['long'] });
export const Failed = meta.story({ name: 'Falló', ...states.failed, tags: ['long'] });
export const NotOffered = meta.story({
  name: 'El servidor no lo ofrece',
  ...states.notOffered,
  tags: ['long'],
});
export const Forbidden = meta.story({ name: 'Sin permiso', tags: ['long'], ...states.forbidden });

/** A distributor sees the maker of each, and filters by maker. */
export const Shown = meta.story({
  name: 'Así se ve',
  tags: ['long'],
  play: async (story) => {
    const { canvas } = story;
    const all = await rows(story);
    await choose(story, canvas.getByRole('combobox', { name: 'De quién' }), 'Mariana Treviño Salas');
    await waitFor(async () => expect(await rows(story)).toHaveLength(2));
    await expect(all.length).toBeGreaterThan(2);
    for (const row of await rows(story)) await expect(row).toHaveTextContent('Mariana Treviño Salas');
  },
});

/** On the narrowest phone. */
export const OnPhone = meta.story({ name: 'En el teléfono', tags: ['long'], ...fitsPhone(rows) });

/** The network has no orders yet. */
export const None = meta.story({
  name: 'Ninguno',
  beforeEach: () => serverAnswers(json(200, []), 'networkOrders'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Tu red todavía no tiene órdenes\./)).toBeVisible();
  },
});

/** A distributor can neither cancel nor move another person's order. */
export const OfSomebodyElse = meta.story({
  name: 'De otra persona',
  tags: ['long'],
  play: async (story) => {
    await choose(
      story,
      await story.canvas.findByRole('combobox', { name: 'De quién' }),
      'Mariana Treviño Salas',
    );
    await waitFor(async () => expect(await rows(story)).toHaveLength(2));
    const [first] = await rows(story);
    const folio = /P-\d+/.exec(first?.textContent ?? '')?.[0] ?? '';
    const panel = await openOrder(story, folio);
    await expect(panel.getByText('Mariana Treviño Salas')).toBeVisible();
    await expect(panel.queryByRole('button', { name: 'Cancelar la orden' })).toBeNull();
    await expect(panel.queryByRole('form', { name: 'Cambiar de etapa' })).toBeNull();
  },
});

/** An administrator moves an order to the next stage, with a note; its history says who did it. */
export const Moved = meta.story({
  name: 'Movida',
  tags: ['long'],
  beforeEach: beginAs('Administrador'),
  play: async (story) => {
    const { userEvent } = story;
    const panel = await openOrder(story, CONFIRMED);
    const form = within(await panel.findByRole('form', { name: 'Cambiar de etapa' }));
    await choose(story, form.getByRole('combobox', { name: 'Pasa a' }), 'Material reservado');
    await userEvent.type(form.getByRole('textbox', { name: 'Nota (opcional)' }), 'Entra el lunes');
    await userEvent.click(form.getByRole('button', { name: 'Cambiar etapa' }));
    await expectNotice(`La orden ${CONFIRMED} está ahora: material reservado`);
    await expect(await panel.findByText('Entra el lunes')).toBeVisible();
    await waitFor(() =>
      expect(panel.getByRole('listitem', { current: 'step' })).toHaveTextContent('Material reservado'),
    );
    // No plan took it from the shelf: it is free for other orders.
    await expect(await panel.findByText('Ninguno: su material no está apartado')).toBeVisible();
    const history = within(await panel.findByRole('list', { name: 'Historial' }));
    await waitFor(() =>
      expect(history.getAllByRole('listitem')[0]).toHaveTextContent(
        /^Material reservadoEntra el lunes.+Lucía Garza/,
      ),
    );
  },
});

/** The server's refusal appears at the form, and the typed values stay. */
export const MoveRefused = meta.story({
  name: 'No se pudo mover',
  tags: ['long'],
  beforeEach: async () => {
    await beginAs('Administrador')();
    await serverAnswers(
      json(422, { errors: { note: ['La nota puede tener hasta 1,000 letras.'] } }),
      'moveOrder',
    );
  },
  play: async (story) => {
    const panel = await openOrder(story, CONFIRMED);
    const form = within(await panel.findByRole('form', { name: 'Cambiar de etapa' }));
    const note = form.getByRole('textbox', { name: 'Nota (opcional)' });
    await story.userEvent.type(note, 'Muy larga');
    await story.userEvent.click(form.getByRole('button', { name: 'Cambiar etapa' }));
    await waitFor(() => expect(note).toHaveAccessibleDescription('La nota puede tener hasta 1,000 letras.'));
    await expect(note).toHaveValue('Muy larga');
  },
});

/** An order goes back with a reason, which the server asks for. */
export const MovedBack = meta.story({
  name: 'Regresada',
  tags: ['long'],
  beforeEach: beginAs('Administrador'),
  play: async (story) => {
    const { userEvent } = story;
    const panel = await openOrder(story, 'P-2021');
    const form = within(await panel.findByRole('form', { name: 'Cambiar de etapa' }));
    await choose(story, form.getByRole('combobox', { name: 'Pasa a' }), /^Regresar a: /);
    await userEvent.click(form.getByRole('button', { name: 'Cambiar etapa' }));
    const why = form.getByRole('textbox', { name: '¿Por qué?' });
    await waitFor(() => expect(why).toHaveAccessibleDescription('Escribe por qué.'));
    await userEvent.type(why, 'Se manchó una tela');
    await userEvent.click(form.getByRole('button', { name: 'Cambiar etapa' }));
    const history = within(await panel.findByRole('list', { name: 'Historial' }));
    await waitFor(() =>
      expect(history.getAllByRole('listitem')[0]).toHaveTextContent(/^Regresó a: .+Se manchó una tela/),
    );
  },
});

/** An order without its deposit says so, and goes on once it is noted. */
export const Unpaid = meta.story({
  name: 'Sin anticipo',
  beforeEach: beginAs('Administrador'),
  play: async (story) => {
    const { userEvent } = story;
    const panel = await openOrder(story, 'P-2025');
    const missing = within(await panel.findByRole('list', { name: 'Para seguir falta' }));
    await expect(missing.getByText(/^El anticipo de \$/)).toBeVisible();
    await expect(panel.getByText('Todavía no puede avanzar.')).toBeVisible();
    const move = within(await panel.findByRole('form', { name: 'Cambiar de etapa' }));
    const to = move.getByRole('combobox', { name: 'Pasa a' });
    await expect(to).toHaveValue('');
    await userEvent.click(move.getByRole('button', { name: 'Cambiar etapa' }));
    await waitFor(() => expect(to).toHaveAccessibleDescription('Elige una etapa.'));
    await userEvent.click(panel.getByRole('button', { name: 'Registrar un pago' }));
    const form = within(await panel.findByRole('form', { name: 'Registrar un pago' }));
    await userEvent.click(form.getByRole('button', { name: 'Registrar' }));
    await expectNotice('Registramos el pago de la orden P-2025');
    await waitFor(() => expect(panel.queryByRole('list', { name: 'Para seguir falta' })).toBeNull());
    await expect(panel.queryByText('Todavía no puede avanzar.')).toBeNull();
  },
});

/** The shop confirms what was announced; then the order is paid, and there is a receipt. */
export const Confirmed = meta.story({
  name: 'Confirmar que llegó',
  beforeEach: beginAs('Administrador'),
  play: async (story) => {
    const panel = await openOrder(story, 'P-2019');
    const payments = within(await panel.findByRole('region', { name: 'Pagos' }));
    await story.userEvent.click(payments.getByRole('button', { name: /^Confirmar que llegó el pago de \$/ }));
    await expectNotice(/^Confirmamos \$.+ de la orden P-2019$/);
    await expect(await payments.findByText('Nada: está pagada')).toBeVisible();
    await expect(payments.getAllByRole('button', { name: /^Recibo de \$/ })).toHaveLength(2);
    await expect(document.activeElement).toHaveTextContent(/^\$[\d,.]+$/);
    await expect(payments.getAllByRole('button', { name: /^Anular el pago de \$/ })).toHaveLength(2);
    await expect(payments.queryByRole('button', { name: 'Registrar un pago' })).toBeNull();
  },
});

/** A customer's role does not have it: the heading stays, and it names the contact. */
export const Narrowed = meta.story({
  name: 'Rol limitado',
  beforeEach: beginAs('Cliente'),
  play: async (story) => {
    await expect(await story.canvas.findByText(/^Esta lista es para distribuidores/)).toBeVisible();
    await expectPage(story, 'Órdenes de mi red', {});
  },
});
