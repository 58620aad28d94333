import { expect } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { Awnings } from '#src/screens/storefront/productos-toldos/awnings.tsx';
import { expectPage } from '../support/expect-page.ts';
import { fitsPhone } from '../support/phone.ts';
import { withScreen } from '../support/with-screen.tsx';

const meta = preview.meta({
  title: 'Pantallas/storefront/productos-toldos',
  component: Awnings,
  render: withScreen(<Awnings />, { path: '/productos/toldos' }),
  parameters: pageParameters,
});

/** Four types, each with its models, its lowest price and its largest projection. */
export const Shown = meta.story({
  name: 'Así se ve',
  play: async (story) => {
    await expectPage(story, 'Toldos', {
      Oporto: '/productos/toldos/brazos-retractiles/oporto',
      'Toldo capota': '/catalogo/toldos/capotas',
    });
    await expect(story.canvas.getByRole('row', { name: /^Capotas 4\.00 m 1\.20 m/ })).toBeVisible();
  },
});

/** One terrace with each awning in turn, and a way to the page of the one that hangs there. */
export const InTurn = meta.story({
  name: 'Uno y otro',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Pérgolas' }));
    await expect(canvas.getByRole('slider', { name: 'Qué tan abierto está el techo' })).toBeVisible();
    await expect(canvas.getByText('4.00 m de ancho, techa 1.95 m: 7.8 m² de sombra')).toBeVisible();
    // The other link of that name, below, leads to its colours.
    const [link] = canvas.getAllByRole('link', { name: 'Pérgola' });
    await expect(link).toHaveAttribute('href', '/productos/toldos/pergolas');
  },
});

/** It fits the narrowest phone. */
export const Phone = meta.story({
  name: 'En el teléfono',
  tags: ['long'],
  ...fitsPhone((story) => expectPage(story, 'Toldos', {})),
});
