import { expect, within } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { href, routes } from '#src/config/routes.ts';
import { Fabrics } from '#src/screens/storefront/productos-persianas-tejidos-type/fabrics.tsx';
import { expectPage } from '../support/expect-page.ts';
import { LONG, MARKUP } from '../support/hostile.ts';
import { fitsPhone } from '../support/phone.ts';
import { withScreen } from '../support/with-screen.tsx';

const at = (params: Parameters<typeof href<'fabrics'>>[1]) =>
  withScreen(<Fabrics />, { path: href('fabrics', params), route: routes.fabrics.path });

const meta = preview.meta({
  title: 'Pantallas/storefront/productos-persianas-tejidos-type',
  component: Fabrics,
  parameters: pageParameters,
});

/** A fabric in every product that has it; for screens, the view at each openness. */
export const Shown = meta.story({
  name: 'Así se ve',
  render: at({ type: 'screen' }),
  play: async (story) => {
    await expectPage(story, 'Persianas screen', {
      'Screen 5 %': '/detalles/screen-5',
      'Vertical Screen': '/detalles/vertical-screen',
      'Enrollables: filtra por color, precio y medida': '/catalogo/persianas/enrollables/screen',
      Blackout: '/productos/persianas/tejidos/blackout',
    });
    await expect(
      story.canvas.getByRole('heading', { name: 'Uno, tres, cinco o diez por ciento' }),
    ).toBeVisible();
    await expect(story.canvas.getByRole('link', { name: 'Screen', current: 'page' })).toBeVisible();
  },
});

/** Another cloth of the type, and then from the front. */
export const AgainstTheSun = meta.story({
  name: 'Contra la luz',
  render: at({ type: 'traslucidas' }),
  play: async ({ canvas, userEvent }) => {
    const cloths = within(await canvas.findByRole('group', { name: 'Tela' }));
    const [, second] = cloths.getAllByRole('radio');
    if (second === undefined) throw new Error('There is one cloth only.');
    await userEvent.click(second);
    await expect(second).toBeChecked();
    const picture = await canvas.findByRole('img', { name: /contra la luz/ });
    await expect(picture).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'De frente' }));
    await expect(await canvas.findByRole('img', { name: /de frente/ })).toBeVisible();
    await expect(canvas.queryByRole('slider', { name: /sol/ })).toBeNull();
  },
});

/** A fabric of few products. */
export const Few = meta.story({
  name: 'Pocas',
  render: at({ type: 'pvc' }),
  play: async (story) => {
    await expectPage(story, 'Persianas de PVC', {});
    await expect(
      story.canvas.getByRole('heading', { name: 'En persianas verticales y persianas horizontales' }),
    ).toBeVisible();
  },
});

/** An unknown fabric: it offers the nearest. */
export const Unknown = meta.story({
  name: 'Desconocido',
  render: at({ type: 'traslucida' }),
  play: async (story) => {
    await expectPage(story, 'No tenemos esa tela', {});
    await expect(
      story.canvas.getByRole('link', { name: /^Persianas de tela traslúcida Se/ }),
    ).toHaveAttribute('href', '/productos/persianas/tejidos/traslucidas');
  },
});

/** Markup in the address is shown as text. */
export const Markup = meta.story({
  name: 'Con etiquetas HTML',
  tags: ['long'],
  render: at({ type: MARKUP }),
  play: (story) => expectPage(story, 'No tenemos esa tela', {}),
});

/** A very long word in the address is cut, and fits the narrowest phone. */
export const EndlessWord = meta.story({
  name: 'Palabra sin fin',
  tags: ['long'],
  render: at({ type: LONG }),
  ...fitsPhone((story) => expectPage(story, 'No tenemos esa tela', {})),
});

/** It fits the narrowest phone. */
export const Phone = meta.story({
  name: 'En el teléfono',
  tags: ['long'],
  render: at({ type: 'decorativas' }),
  ...fitsPhone((story) => expectPage(story, 'Persianas de tela decorativa', {})),
});
