import { expect, within } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { href, routes } from '#src/config/routes.ts';
import { AwningModel } from '#src/screens/storefront/productos-toldos-type-model/awning-model.tsx';
import { expectPage } from '../support/expect-page.ts';
import { LONG, MARKUP } from '../support/hostile.ts';
import { fitsPhone } from '../support/phone.ts';
import { unfold } from '../support/unfold.ts';
import { withScreen } from '../support/with-screen.tsx';

const at = (params: Parameters<typeof href<'awningModel'>>[1]) =>
  withScreen(<AwningModel />, { path: href('awningModel', params), route: routes.awningModel.path });

const meta = preview.meta({
  title: 'Pantallas/storefront/productos-toldos-type-model',
  component: AwningModel,
  parameters: pageParameters,
});

/** A model on its terrace, with its fabrics and projections. */
export const Shown = meta.story({
  name: 'Así se ve',
  render: at({ type: 'brazos-retractiles', model: 'oporto' }),
  play: async (story) => {
    await expectPage(story, 'Toldo Oporto', {
      'Ver sus colores': '/catalogo/toldos/brazos-retractiles/oporto',
      'Oporto Microperforada': '/detalles-toldos/oporto-microperforada',
    });
    await unfold(story, 'Salidas y anchos');
    await expect(story.canvas.getByRole('row', { name: /^3\.05 m 3\.05 a 6\.00 m/ })).toBeVisible();
  },
});

/** A chosen colour dyes the picture, and goes with the visitor to the quoter. */
export const Dyed = meta.story({
  name: 'En otro color',
  render: at({ type: 'brazos-retractiles', model: 'oporto' }),
  play: async ({ canvas, userEvent }) => {
    const colours = within(await canvas.findByRole('group', { name: /^Color:/ }));
    const [, second] = colours.getAllByRole('radio');
    if (second === undefined) throw new Error('There is one colour only.');
    const [name = ''] = second.closest('label')?.textContent.split(',') ?? [];
    await userEvent.click(second);
    await expect(
      await canvas.findByRole('img', { name: new RegExp(`^Toldo Oporto en ${name}:`) }),
    ).toBeVisible();
    const quote = canvas.getByRole('link', { name: 'Cotizar este' });
    await expect(quote.getAttribute('href')).toContain(`color=${name.toLowerCase().replaceAll(' ', '-')}`);
  },
});

/** A longer projection is drawn and priced. */
export const Longer = meta.story({
  name: 'Más largo',
  render: at({ type: 'brazos-retractiles', model: 'oporto' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Salida 3.05 m' }));
    await expect(canvas.getByRole('img', { name: /4\.00 m de ancho × 3\.05 m de salida/ })).toBeVisible();
    await expect(canvas.getByText(/^4\.00 × 3\.05 m:/)).toBeVisible();
  },
});

/** A vertical awning has a drop. */
export const Drop = meta.story({
  name: 'Caída',
  render: at({ type: 'verticales', model: 'tavira' }),
  play: async (story) => {
    await expectPage(story, 'Toldo vertical Tavira', {});
    await expect(story.canvas.getByText('80 a 400 cm')).toBeVisible();
  },
});

/** A model under the wrong type: it offers the model's page first. */
export const WrongType = meta.story({
  name: 'Tipo equivocado',
  render: at({ type: 'capotas', model: 'lisboa' }),
  play: async (story) => {
    await expectPage(story, 'No tenemos ese modelo', {});
    await expect(
      story.canvas.getByRole('link', { name: 'Toldo vertical Lisboa Es de otro tipo.' }),
    ).toHaveAttribute('href', '/productos/toldos/verticales/lisboa');
  },
});

/** Markup in the address is shown as text. */
export const Markup = meta.story({
  name: 'Con etiquetas HTML',
  tags: ['long'],
  render: at({ type: MARKUP, model: MARKUP }),
  play: (story) => expectPage(story, 'No tenemos ese modelo', {}),
});

/** A very long word in the address is cut, and fits the narrowest phone. */
export const EndlessWord = meta.story({
  name: 'Palabra sin fin',
  tags: ['long'],
  render: at({ type: LONG, model: LONG }),
  ...fitsPhone((story) => expectPage(story, 'No tenemos ese modelo', {})),
});

/** It fits the narrowest phone. */
export const Phone = meta.story({
  name: 'En el teléfono',
  tags: ['long'],
  render: at({ type: 'pergolas', model: 'siena' }),
  ...fitsPhone((story) => expectPage(story, 'Pérgola Siena', {})),
});
