import { expect, screen, waitFor, within } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { CartAdmin } from '#src/screens/panel/listas-mi-carrito-admin/cart-admin.tsx';
import { countRequests, expectRequests, json, serverAnswers } from '../../support/answers.ts';
import { expectNoOverflow, expectPage } from '../../support/expect-page.ts';
import { onPhone } from '../../support/phone.ts';
import type { Play } from '../../support/play.ts';
import { panelStates } from '../../support/states/panel-states.ts';
import { beginAs, panelNamed, workAt } from '../../support/steps/orders.tsx';

const meta = preview.meta({
  title: 'Pantallas/panel/listas-mi-carrito-admin',
  component: CartAdmin,
  render: workAt(CartAdmin, 'cartAdmin'),
  parameters: pageParameters,
  beforeEach: beginAs('Distribuidor'),
});

const rows = async ({ canvas }: Pick<Play, 'canvas'>) =>
  within(await canvas.findByRole('table'))
    .getAllByRole('row')
    .slice(1);

const states = panelStates({
  call: 'networkCarts',
  title: 'Carritos de mi red',
  loading: 'Cargando los carritos…',
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
export const Forbidden = meta.story({ name: 'Sin permiso', ...states.forbidden, tags: ['long'] });

/** Owner, amount and date of each, searched by name. */
export const Shown = meta.story({
  name: 'Así se ve',
  tags: ['long'],
  play: async (story) => {
    await expect((await rows(story)).length).toBeGreaterThan(2);
    await story.userEvent.type(story.canvas.getByRole('searchbox', { name: 'Buscar' }), 'trevino');
    await waitFor(async () => expect(await rows(story)).toHaveLength(1));
  },
});

/** One of them, read-only. */
export const One = meta.story({
  name: 'Una',
  play: async (story) => {
    const { canvas, userEvent } = story;
    await userEvent.click(
      await canvas.findByRole('link', { name: 'Ver el carrito de Mariana Treviño Salas' }),
    );
    const panel = await panelNamed(/^Carrito de Mariana/);
    await expect(
      within(await panel.findByRole('list', { name: 'Piezas del carrito' })).getAllByRole('listitem'),
    ).toHaveLength(3);
    await expect(panel.getAllByRole('button')).toHaveLength(1);
    await userEvent.click(panel.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** The required fields only, on the narrowest phone. */
export const LittleKnown = meta.story({
  name: 'Se sabe poco',
  tags: ['long'],
  globals: onPhone,
  beforeEach: () => {
    const cart = {
      lines: [],
      price_list: { id: 'publico', version: 1 },
      totals: {
        holds_iva: true,
        subtotal_centavos: 0,
        discount_centavos: 0,
        base_centavos: 0,
        iva_centavos: 0,
        total_centavos: 0,
        deposit_centavos: 0,
        balance_centavos: 0,
      },
      revision: 0,
    };
    return serverAnswers(
      json(200, [
        { ...cart, id: 1 },
        { ...cart, id: 2, made_by: { id: 9 } },
      ]),
      'networkCarts',
    );
  },
  play: async (story) => {
    await expect(await rows(story)).toHaveLength(2);
    await expect(story.canvas.getByRole('link', { name: 'Ver el carrito de Cuenta 9' })).toBeVisible();
    await expectNoOverflow();
  },
});

/** No cart has articles. */
export const None = meta.story({
  name: 'Ninguno',
  beforeEach: () => serverAnswers(json(200, []), 'networkCarts'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nadie de tu red tiene algo en su carrito.')).toBeVisible();
  },
});

/** A link to a cart that no longer exists. */
export const OneGone = meta.story({
  name: 'Una ya no está',
  render: workAt(CartAdmin, 'cartAdmin', '?carrito=nadie'),
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'No encontramos ese carrito' })).toBeVisible();
  },
});

let cartRequests: () => number;

/** A customer's role does not have it: the heading stays, it names the contact, and the server is not asked. */
export const Narrowed = meta.story({
  name: 'Rol limitado',
  tags: ['long'],
  beforeEach: async () => {
    await beginAs('Cliente')();
    cartRequests = await countRequests('networkCarts');
  },
  play: async (story) => {
    await expect(await story.canvas.findByText(/^Esta lista es para distribuidores/)).toBeVisible();
    await expectPage(story, 'Carritos de mi red', {});
    await expectRequests(cartRequests, 0);
  },
});
