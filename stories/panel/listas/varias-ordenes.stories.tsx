import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { OrdersAdmin } from '#src/screens/panel/listas-ordenes-admin/orders-admin.tsx';
import { countRequests, expectRequests, serverAnswers, unreachable } from '../../support/answers.ts';
import { inDark } from '../../support/dark.ts';
import { fitsPhone } from '../../support/phone.ts';
import type { Play } from '../../support/play.ts';
import { choose } from '../../support/steps/choose.ts';
import { beginAs, workAt } from '../../support/steps/orders.tsx';

const meta = preview.meta({
  title: 'Pantallas/panel/listas-ordenes-admin/varias a la vez',
  component: OrdersAdmin,
  render: workAt(OrdersAdmin, 'ordersAdmin'),
  parameters: pageParameters,
  beforeEach: beginAs('Administrador'),
});

/** Chooses every order of the page and asks to move them on. */
async function asked({ canvas }: Pick<Play, 'canvas'>) {
  await userEvent.click(
    await canvas.findByRole('checkbox', { name: 'Elegir todas las filas de esta página' }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Cambiar de etapa' }));
  return within(await screen.findByRole('dialog', { name: 'Cambiar de etapa' }));
}

const rowOf = (folio: string) => screen.getByRole('link', { name: `Ver la orden ${folio}` }).closest('tr');

/** The question says which orders go on to the chosen stage, and why the others stay. Nothing moves before the answer. */
export const Asked = meta.story({
  name: 'Cuáles pasan y cuáles se quedan',
  play: async (story) => {
    const question = await asked(story);
    const to = question.getByRole('combobox', { name: 'Pasan a' });
    await expect(to).toHaveDisplayValue('Material reservado: 1 orden');
    await expect(question.getByText(/^P-2023\. Para regresar una/)).toBeVisible();
    await expect(question.getByText('A P-2025 le falta: Anticipo.')).toBeVisible();
    await expect(question.getByText('16 se quedan: van en otra etapa.')).toBeVisible();
    await choose(story, to, /^Entregado: 4 órdenes/);
    await expect(question.getByText(/Lo entregado ya no cambia de etapa\./)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Ahora no' }));
    await expect(rowOf('P-2023')).toHaveTextContent('Confirmado');
  },
});

/** Each is sent in its turn; the list shows the new stages, and the orders stay chosen for what follows. */
export const Moved = meta.story({
  name: 'Cuatro entregadas de una vez (B142)',
  play: async (story) => {
    const requests = await countRequests('moveOrder');
    const question = await asked(story);
    await choose(story, question.getByRole('combobox', { name: 'Pasan a' }), /^Entregado: 4 órdenes/);
    await userEvent.click(question.getByRole('button', { name: 'Pasar 4 órdenes' }));
    await waitFor(() => expect(rowOf('P-2017')).toHaveTextContent('Entregado'));
    await expect(rowOf('P-2023')).toHaveTextContent('Confirmado');
    await expectRequests(requests, 4);
    await expect(await screen.findByRole('group', { name: 'Órdenes elegidas' })).toBeVisible();
  },
});

/** What the server does not move is named with its reason, and stays where it is. */
export const Refused = meta.story({
  name: 'No se movieron',
  beforeEach: async () => {
    await beginAs('Administrador')();
    await serverAnswers(unreachable, 'moveOrder');
  },
  play: async (story) => {
    const question = await asked(story);
    await choose(story, question.getByRole('combobox', { name: 'Pasan a' }), /^Entregado: 4 órdenes/);
    await userEvent.click(question.getByRole('button', { name: 'Pasar 4 órdenes' }));
    const alert = within(await screen.findByRole('alert'));
    await expect(alert.getByText('4 órdenes no se movieron')).toBeVisible();
    await expect(alert.getByText(/^P-2017 a Entregado: No pudimos conectarnos/)).toBeVisible();
    await expect(rowOf('P-2017')).toHaveTextContent('Instalado');
    await userEvent.click(alert.getByRole('button', { name: 'Entendido' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  },
});

/** A distributor plans the orders of their network and does not move them. */
export const OfDistributor = meta.story({
  name: 'Quien distribuye no las mueve',
  tags: ['long'],
  beforeEach: beginAs('Distribuidor'),
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('checkbox', { name: 'Elegir todas las filas de esta página' }),
    );
    const bar = within(await screen.findByRole('group', { name: 'Órdenes elegidas' }));
    await expect(bar.queryByRole('button', { name: 'Cambiar de etapa' })).toBeNull();
  },
});

export const OnPhone = meta.story({ name: 'En el teléfono', tags: ['long'], ...fitsPhone(asked) });

export const Dark = meta.story({ name: 'En oscuro', tags: ['long'], ...inDark(asked) });
