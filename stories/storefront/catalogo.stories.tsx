import { expect, waitFor } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { href, routes } from '#src/config/routes.ts';
import { Catalog } from '#src/screens/storefront/catalogo/catalog.tsx';
import { expectNoOverflow, expectPage } from '../support/expect-page.ts';
import { LONG, MARKUP } from '../support/hostile.ts';
import { fitsPhone, onPhone } from '../support/phone.ts';
import { withScreen } from '../support/with-screen.tsx';

const at = (params: Parameters<typeof href<'catalog'>>[1]) =>
  withScreen(<Catalog />, { path: href('catalog', params), route: routes.catalog.path });

const meta = preview.meta({
  title: 'Pantallas/storefront/catalogo',
  component: Catalog,
  parameters: pageParameters,
});

const enrollables = { product: 'persianas', tipo: 'enrollables' };

/** A family's catalog shows every variant with its colours, and each filter's count. */
export const Shown = meta.story({
  name: 'Así se ve',
  tags: ['long'],
  render: at(enrollables),
  play: async (story) => {
    await expectPage(story, 'Catálogo de persianas enrollables', {
      Blackout: '/catalogo/persianas/enrollables/blackout',
    });
    const { canvas } = story;
    await expect(canvas.getByRole('status')).toHaveTextContent('20 opciones');
    await expect(canvas.getByRole('checkbox', { name: 'Oscurece (6)' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(20);
  },
});

/** One type of fabric. */
export const OneFabric = meta.story({
  name: 'Una tela',
  tags: ['long'],
  render: at({ ...enrollables, tejido: 'screen' }),
  play: async (story) => {
    await expectPage(story, 'Catálogo de persianas enrollables screen', {});
    await expect(story.canvas.getByRole('status')).toHaveTextContent('7 opciones');
    await expect(story.canvas.getByRole('link', { name: 'Screen', current: 'page' })).toBeVisible();
  },
});

/** Filters show as chips; each chip removes its filter, and one button removes all. */
export const Narrowed = meta.story({
  name: 'Rol limitado',
  render: at(enrollables),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Oscurece (6)' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('6 opciones'));
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Azules/ }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('5 opciones'));
    const chips = canvas.getByRole('list', { name: 'Filtros puestos' });
    await expect(chips).toHaveTextContent('OscureceQuitar AzulesQuitar filtros');
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar Oscurece' }));
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: /^Oscurece/ })).not.toBeChecked());
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar filtros' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('20 opciones'));
    await expect(canvas.queryByRole('list', { name: 'Filtros puestos' })).toBeNull();
  },
});

/** Cheapest first. */
export const Sorted = meta.story({
  name: 'Ordenado',
  render: at(enrollables),
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Ordenar' }), 'precio');
    await waitFor(() =>
      expect(canvas.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('Blackout Calma'),
    );
  },
});

/** Every colour on its own, with its code. */
export const ByColour = meta.story({
  name: 'Por color',
  render: at(enrollables),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Por color' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('138 colores'));
    await expect(canvas.getByRole('link', { name: 'Arena Screen 5 % · ES-504' })).toHaveAttribute(
      'href',
      '/detalles/screen-5/arena',
    );
  },
});

/** Another fabric keeps the filters. Without matches it offers which filter to drop, and the nearest products. */
export const NothingFits = meta.story({
  name: 'Nada coincide',
  render: at(enrollables),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Rosas y morados/ }));
    const screen = canvas.getByRole('link', { name: 'Screen' });
    await waitFor(() => expect(screen).toHaveAttribute('href', expect.stringContaining('color=')));
    await userEvent.click(screen);
    await expect(await canvas.findByRole('heading', { name: 'Ninguna cumple todo a la vez' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Las que más se acercan' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sin filtrar por color: 7 opciones' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('7 opciones'));
  },
});

/** Awnings of a family: their fabrics are a filter, because the third part of the address is a model. */
export const OfAwnings = meta.story({
  name: 'De toldos',
  render: at({ product: 'toldos', tipo: 'verticales' }),
  play: async (story) => {
    await expectPage(story, 'Catálogo de toldos verticales', { Toldos: '/productos/toldos' });
    await expect(story.canvas.getByRole('checkbox', { name: 'Screen (3)' })).toBeVisible();
  },
});

/** An unknown family: it offers the nearest ones. */
export const UnknownFamily = meta.story({
  name: 'Familia desconocida',
  render: at({ product: 'persianas', tipo: 'enrrollables' }),
  play: async (story) => {
    await expectPage(story, 'No tenemos ese catálogo', {});
    await expect(story.canvas.getByRole('link', { name: /^Persiana enrollable/ })).toHaveAttribute(
      'href',
      '/catalogo/persianas/enrollables',
    );
  },
});

/** A fabric that the family does not have. */
export const UnknownFabric = meta.story({
  name: 'Tela desconocida',
  render: at({ ...enrollables, tejido: 'blakout' }),
  play: async (story) => {
    await expectPage(story, 'No viene en esa tela', {});
    await expect(story.canvas.getByRole('link', { name: /^Enrollables: Blackout/ })).toHaveAttribute(
      'href',
      '/catalogo/persianas/enrollables/blackout',
    );
  },
});

/** Markup in the address is shown as text. */
export const Markup = meta.story({
  name: 'Con etiquetas HTML',
  tags: ['long'],
  render: at({ product: MARKUP, tipo: MARKUP, tejido: MARKUP }),
  play: (story) => expectPage(story, 'No tenemos ese catálogo', {}),
});

/** A very long word in the address is cut, and fits the narrowest phone. */
export const EndlessWord = meta.story({
  name: 'Palabra sin fin',
  tags: ['long'],
  render: at({ product: LONG, tipo: LONG, tejido: LONG }),
  ...fitsPhone((story) => expectPage(story, 'No tenemos ese catálogo', {})),
});

/** On a phone a button opens the filters and shows how many apply. */
export const Phone = meta.story({
  name: 'En el teléfono',
  tags: ['long'],
  globals: onPhone,
  render: at({ product: 'persianas', tipo: 'sheer-elegance' }),
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Filtros' });
    await expect(canvas.queryByRole('checkbox', { name: /^Beiges/ })).toBeNull();
    await userEvent.click(button);
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Azules/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^Ver \d+ opci/ }));
    await expect(canvas.getByRole('button', { name: 'Filtros (1)' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await expect(canvas.getByRole('button', { name: 'Filtros (1)' })).toHaveFocus();
    await expectNoOverflow();
  },
});
