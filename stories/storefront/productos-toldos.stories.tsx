import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { pageParameters } from '#.storybook/a11y.ts';
import { Awnings } from '#src/screens/storefront/productos-toldos/awnings.tsx';
import { expectNoOverflow, expectPage } from '../support/expect-page.ts';
import { onPhone } from '../support/phone.ts';
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

/** It fits the narrowest phone. */
export const Phone = meta.story({
  name: 'En el teléfono',
  tags: ['long'],
  globals: onPhone,
  play: async (story) => {
    await expectPage(story, 'Toldos', {});
    await expectNoOverflow();
  },
});
