import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { resetMocks } from '#.storybook/mocks.ts';
import { logIn } from '#stories/support/log-in.ts';
import { withApp } from '#stories/support/with-app.tsx';
import { show } from './support/show.tsx';

interface Opened {
  readonly path: string;
  readonly as?: 'Cliente' | 'Administrador';
  /** The buttons that open it. */
  readonly by: readonly (string | RegExp)[];
  readonly layer: () => Locator;
}

const dialog = (name: string) => () => page.getByRole('dialog', { name });

const layers: Readonly<Record<string, Opened>> = {
  'the menu of the shop': { path: '/nosotros', by: ['Menú'], layer: dialog('Menú') },
  'the search of the shop': { path: '/nosotros', by: ['Buscar'], layer: dialog('Buscar en el sitio') },
  'the filters of a list': {
    path: '/catalogo/persianas/enrollables',
    by: ['Filtros'],
    layer: () => page.getByRole('region', { name: 'Filtros' }),
  },
  'the price of a quote': {
    path: '/cotizador',
    by: ['Persiana enrollable', 'Ver más'],
    layer: () => page.getByRole('button', { name: 'Cerrar', exact: true }),
  },
  'the menu of the panel': {
    path: '/panel/perfil',
    as: 'Cliente',
    by: ['Menú del panel'],
    layer: dialog('Menú del panel'),
  },
  'the palette': {
    path: '/panel/perfil',
    as: 'Cliente',
    by: [/^Buscar o ir a/],
    layer: dialog('Buscar o ir a'),
  },
  'the menu of the account': {
    path: '/panel/perfil',
    as: 'Cliente',
    by: ['Mi cuenta'],
    layer: () => page.getByRole('menu'),
  },
  'the menu of an order': {
    path: '/panel/listas/ordenes-admin?vista=tablero',
    as: 'Administrador',
    by: [/^Mover/],
    layer: () => page.getByRole('menu'),
  },
  'a dialog': {
    path: '/panel/perfil?seccion=cartera',
    as: 'Cliente',
    by: ['Agregar tarjeta'],
    layer: dialog('Agregar tarjeta'),
  },
  'a question over a drawer': {
    path: '/panel/usuarios?usuario=nuevo',
    as: 'Administrador',
    by: ['Cerrar'],
    layer: dialog('¿Cerrar sin guardar?'),
  },
};

/** The history that the tests share has one entry that is not the page's. */
const outside = () => window.history.state?.outside === true;

beforeEach(async () => {
  await resetMocks();
  const { state } = window.history;
  window.history.replaceState({ outside: true }, '');
  window.history.pushState({ key: 'of the page' }, '');
  await page.viewport(390, 800);
  onTestFinished(() => {
    window.history.replaceState(state, '');
  });
});

it.each(Object.entries(layers))('Back closes %s and stays on the page (B105)', async (_, opened) => {
  const { path, as, by, layer } = opened;
  if (as !== undefined) await logIn(as);
  show(withApp({ path })());
  const heading = page.getByRole('heading', { level: 1 });
  await expect.element(heading).toBeVisible();
  const title = heading.element().textContent;
  if (path.includes('nuevo')) await page.getByRole('textbox', { name: 'Nombre completo' }).fill('Ana');
  for (const name of by) await page.getByRole('button', { name, exact: true }).first().click();
  await expect.element(layer()).toBeVisible();
  window.history.back();
  await expect.element(layer()).not.toBeInTheDocument();
  await expect.element(heading).toHaveTextContent(title);
  expect(outside()).toBe(false);
});
