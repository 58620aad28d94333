import { expect, waitFor, within } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { PanelHome } from '#src/screens/panel/home/home.tsx';
import { json, serverAnswers } from '../../support/answers.ts';
import { expectNoOverflow } from '../../support/expect-page.ts';
import { onPhone } from '../../support/phone.ts';
import type { Play } from '../../support/play.ts';
import { card } from '../../support/steps/panel.ts';
import { withScreen } from '../../support/with-screen.tsx';

const meta = preview.meta({
  title: 'Pantallas/panel/home',
  component: PanelHome,
  render: withScreen(<PanelHome />, { path: '/panel', padded: true }),
  parameters: pageParameters,
  globals: { escenario: 'cliente' },
});

const COUNTERS = ['Cotizaciones', 'Órdenes', 'Carrito'];

/** The person is greeted by their first name and sees three numbers and shortcuts. */
export const Loaded = meta.story({
  name: 'Cargado',
  tags: ['long'],
  play: async (story) => {
    const { canvas } = story;
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Hola, Mariana' })).toBeVisible();
    for (const name of COUNTERS) {
      await expect(await (await card(story, name)).findByText(/^\d+$/)).toBeVisible();
    }
    await expect(canvas.getByRole('link', { name: 'Ver mi carrito' })).toHaveAttribute(
      'href',
      '/panel/listas/mi-carrito',
    );
    await expect(canvas.getByRole('link', { name: /^Cotizador/ })).toHaveAttribute('href', '/cotizador');
  },
});

/** A new person sees the same with three zeros. */
export const NewCustomer = meta.story({
  name: 'Cliente nuevo',
  tags: ['long'],
  globals: { escenario: 'cliente-nuevo' },
  play: async (story) => {
    await expect(await story.canvas.findByRole('heading', { level: 1, name: 'Hola, Renata' })).toBeVisible();
    for (const name of COUNTERS) {
      await expect(await (await card(story, name)).findByText('0')).toBeVisible();
    }
  },
});

/** With all failures at once it fits the narrowest phone. */
export const Phone = meta.story({
  name: 'En el teléfono',
  tags: ['long'],
  globals: onPhone,
  beforeEach: () => serverAnswers(json(500, {}), 'currentUser', 'countQuotes', 'countOrders', 'countCart'),
  play: async ({ canvas }) => {
    await canvas.findByText('No pudimos cargar tus datos.');
    await expectNoOverflow();
  },
});

/** Everything fails: three counters and the user each show an alert, and nothing else breaks. */
export const AllFails = meta.story({
  name: 'Todo falla',
  tags: ['long'],
  beforeEach: () => serverAnswers(json(500, {}), 'currentUser', 'countQuotes', 'countOrders', 'countCart'),
  play: async (story) => {
    const { canvas } = story;
    for (const name of COUNTERS) {
      await expect(await (await card(story, name)).findByRole('alert')).toHaveTextContent(
        'El servidor tuvo un problema.',
      );
    }
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(4));
    await expect(canvas.getByRole('heading', { level: 2, name: 'Accesos rápidos' })).toBeVisible();
  },
});

/** The shown shortcuts. */
async function shortcuts({ canvas }: Pick<Play, 'canvas'>) {
  const section = within(await canvas.findByRole('region', { name: 'Accesos rápidos' }));
  return () => section.getAllByRole('link').map((link) => link.querySelector('span')?.textContent ?? '');
}

/** A customer sees a customer's shortcuts. */
export const CustomersShortcuts = meta.story({
  name: 'Accesos del cliente',
  play: async (story) => {
    await story.canvas.findByRole('heading', { level: 1, name: 'Hola, Mariana' });
    const names = await shortcuts(story);
    await expect(names().join()).toMatch(/^Cotizador.*Lista de precios.*Catálogos.*Mi perfil/);
    await expect(names()).toHaveLength(4);
  },
});

/** A distributor sees the inventory too. */
export const DistributorsShortcuts = meta.story({
  name: 'Accesos del distribuidor',
  tags: ['long'],
  globals: { escenario: 'distribuidor' },
  play: async (story) => {
    const names = await shortcuts(story);
    await waitFor(() => expect(names()).toHaveLength(5));
    await expect(names().at(-1)).toMatch(/^Inventario/);
  },
});

/** An administrator sees every shortcut. */
export const AdministratorsShortcuts = meta.story({
  name: 'Accesos del administrador',
  tags: ['long'],
  globals: { escenario: 'administrador' },
  play: async (story) => {
    const names = await shortcuts(story);
    await waitFor(() => expect(names()).toHaveLength(6));
    await expect(names().at(-1)).toMatch(/^Usuarios/);
  },
});

/** An unknown role hides nothing: the server decides. */
export const UnknownRolesShortcuts = meta.story({
  name: 'Accesos de un rol desconocido',
  tags: ['long'],
  beforeEach: () => serverAnswers(json(200, { id: 7, active: 1, role: 'gerente de zona' }), 'currentUser'),
  play: async (story) => {
    const names = await shortcuts(story);
    await waitFor(() => expect(names()).toHaveLength(6));
  },
});
