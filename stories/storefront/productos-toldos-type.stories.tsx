import { expect, fireEvent } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { href, routes } from '#src/config/routes.ts';
import { AwningModels } from '#src/screens/storefront/productos-toldos-type/awning-models.tsx';
import { expectPage } from '../support/expect-page.ts';
import { LONG, MARKUP } from '../support/hostile.ts';
import { fitsPhone } from '../support/phone.ts';
import { withScreen } from '../support/with-screen.tsx';

const at = (params: Parameters<typeof href<'awningModels'>>[1]) =>
  withScreen(<AwningModels />, { path: href('awningModels', params), route: routes.awningModels.path });

const meta = preview.meta({
  title: 'Pantallas/storefront/productos-toldos-type',
  component: AwningModels,
  parameters: pageParameters,
});

/** The models of a type side by side, with their sizes in a table. */
export const Shown = meta.story({
  name: 'Así se ve',
  render: at({ type: 'brazos-retractiles' }),
  play: async (story) => {
    await expectPage(story, 'Toldos de brazos retráctiles', {
      'Toldo Oporto': '/productos/toldos/brazos-retractiles/oporto',
      'Ver todas las lonas y colores': '/catalogo/toldos/brazos-retractiles',
    });
    await expect(
      story.canvas.getByRole('row', {
        name: 'Cádiz 1.40 a 3.50 m 1.52 a 2.54 m PVC y acrílica $15,870',
      }),
    ).toBeVisible();
  },
});

/** Half drawn out, it shades half as much. */
export const DrawnOut = meta.story({
  name: 'A medio salir',
  tags: ['long'],
  render: at({ type: 'brazos-retractiles' }),
  play: async ({ canvas }) => {
    const slider = await canvas.findByRole('slider', { name: 'Qué tan extendido' });
    await expect(canvas.getByText('4.00 m de ancho, sale 2.54 m: 10.2 m² de sombra')).toBeVisible();
    await fireEvent.change(slider, { target: { value: '50' } });
    await expect(canvas.getByText('4.00 m de ancho, sale 1.27 m: 5.1 m² de sombra')).toBeVisible();
  },
});

/** A vertical awning has a drop. */
export const Drops = meta.story({
  name: 'Caídas',
  render: at({ type: 'verticales' }),
  play: async (story) => {
    await expectPage(story, 'Toldos verticales', {});
    await expect(story.canvas.getByRole('columnheader', { name: 'Caída' })).toBeVisible();
  },
});

/** An unknown type: it offers the nearest. */
export const Unknown = meta.story({
  name: 'Desconocido',
  render: at({ type: 'vertical' }),
  play: async (story) => {
    await expectPage(story, 'No tenemos ese tipo de toldo', {});
    await expect(story.canvas.getByRole('link', { name: /^Toldos verticales Se escribe/ })).toHaveAttribute(
      'href',
      '/productos/toldos/verticales',
    );
  },
});

/** Markup in the address is shown as text. */
export const Markup = meta.story({
  name: 'Con etiquetas HTML',
  tags: ['long'],
  render: at({ type: MARKUP }),
  play: (story) => expectPage(story, 'No tenemos ese tipo de toldo', {}),
});

/** A very long word in the address is cut, and fits the narrowest phone. */
export const EndlessWord = meta.story({
  name: 'Palabra sin fin',
  tags: ['long'],
  render: at({ type: LONG }),
  ...fitsPhone((story) => expectPage(story, 'No tenemos ese tipo de toldo', {})),
});

/** It fits the narrowest phone. */
export const Phone = meta.story({
  name: 'En el teléfono',
  tags: ['long'],
  render: at({ type: 'pergolas' }),
  ...fitsPhone((story) => expectPage(story, 'Pérgolas', {})),
});
