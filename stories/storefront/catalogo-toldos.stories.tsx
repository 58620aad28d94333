import { expect, waitFor } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { href, routes } from '#src/config/routes.ts';
import { AwningCatalog } from '#src/screens/storefront/catalogo-toldos/awning-catalog.tsx';
import { expectPage } from '../support/expect-page.ts';
import { LONG, MARKUP } from '../support/hostile.ts';
import { fitsPhone } from '../support/phone.ts';
import { withScreen } from '../support/with-screen.tsx';

const at = (params: Parameters<typeof href<'awningCatalog'>>[1]) =>
  withScreen(<AwningCatalog />, { path: href('awningCatalog', params), route: routes.awningCatalog.path });

const meta = preview.meta({
  title: 'Pantallas/storefront/catalogo-toldos',
  component: AwningCatalog,
  parameters: pageParameters,
});

const oporto = { tipo: 'brazos-retractiles', modelo: 'oporto' };

/** A model's catalog lists its colours. */
export const Shown = meta.story({
  name: 'Sin tela, todas las del modelo (B05)',
  render: at(oporto),
  play: async (story) => {
    await expectPage(story, 'Toldo Oporto: catálogo de colores', {
      Acrílica: '/catalogo/toldos/brazos-retractiles/oporto/acrilica',
    });
    await expect(story.canvas.getByRole('status')).toHaveTextContent('21 colores');
    await expect(story.canvas.getByRole('link', { name: 'Crema Oporto Acrílica · TO-802' })).toHaveAttribute(
      'href',
      '/detalles-toldos/oporto-acrilica/crema',
    );
  },
});

/** One fabric. */
export const OneFabric = meta.story({
  name: 'Una tela',
  render: at({ ...oporto, tejido: 'acrilica' }),
  play: async (story) => {
    await expectPage(story, 'Toldo Oporto de lona acrílica: catálogo de colores', {});
    await expect(story.canvas.getByRole('status')).toHaveTextContent('14 colores');
  },
});

/** One colour family of it. */
export const Narrowed = meta.story({
  name: 'Rol limitado',
  render: at(oporto),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Azules (3)' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('3 colores'));
  },
});

/** An unknown model. */
export const UnknownModel = meta.story({
  name: 'Modelo desconocido',
  render: at({ tipo: 'verticales', modelo: 'lisbona' }),
  play: async (story) => {
    await expectPage(story, 'No tenemos ese modelo', {});
    await expect(
      story.canvas.getByRole('link', { name: /^Toldo vertical Lisboa Se escribe/ }),
    ).toHaveAttribute('href', '/catalogo/toldos/verticales/lisboa');
  },
});

/** A fabric in the model's place: it leads to the family's catalog of it. */
export const FabricForModel = meta.story({
  name: 'Tela en lugar de modelo',
  render: at({ tipo: 'verticales', modelo: 'screen' }),
  play: async (story) => {
    await expectPage(story, 'No tenemos ese modelo', {});
    await expect(story.canvas.getByRole('link', { name: /^Toldo vertical: Screen/ })).toHaveAttribute(
      'href',
      '/catalogo/toldos/verticales?tela=screen',
    );
  },
});

/** A fabric that the model does not have: it lists the model's fabrics. */
export const UnknownFabric = meta.story({
  name: 'Tela desconocida',
  render: at({ tipo: 'verticales', modelo: 'lisboa', tejido: 'pvc' }),
  play: async (story) => {
    await expectPage(story, 'No viene en esa lona', {});
    await expect(story.canvas.getByRole('link', { name: /^Screen/ })).toHaveAttribute(
      'href',
      '/catalogo/toldos/verticales/lisboa/screen',
    );
  },
});

/** Markup in the address is shown as text. */
export const Markup = meta.story({
  name: 'Con etiquetas HTML',
  tags: ['long'],
  render: at({ tipo: MARKUP, modelo: MARKUP, tejido: MARKUP }),
  play: (story) => expectPage(story, 'No tenemos ese modelo', {}),
});

/** A very long word in the address is cut, and fits the narrowest phone. */
export const EndlessWord = meta.story({
  name: 'Palabra sin fin',
  tags: ['long'],
  render: at({ tipo: LONG, modelo: LONG, tejido: LONG }),
  ...fitsPhone((story) => expectPage(story, 'No tenemos ese modelo', {})),
});

/** It fits the narrowest phone. */
export const Phone = meta.story({
  name: 'En el teléfono',
  tags: ['long'],
  render: at({ tipo: 'pergolas', modelo: 'verona' }),
  ...fitsPhone((story) => expectPage(story, 'Pérgola Verona: catálogo de colores', {})),
});
