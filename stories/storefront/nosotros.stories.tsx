import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { pageParameters } from '#.storybook/a11y.ts';
import { site } from '#src/config/site.ts';
import { About } from '#src/screens/storefront/nosotros/about.tsx';
import { expectNoOverflow, expectPage } from '../support/expect-page.ts';
import { onPhone } from '../support/phone.ts';
import { withScreen } from '../support/with-screen.tsx';

const meta = preview.meta({
  title: 'Pantallas/storefront/nosotros',
  component: About,
  render: withScreen(<About />, { path: '/nosotros' }),
  parameters: pageParameters,
});

const links = { 'Visítanos o escríbenos': '/contacto', 'Cotiza tu ventana': '/cotizador' };

/** The shop, the making of a blind in five steps, facts to know before, and the address. */
export const Shown = meta.story({
  name: 'Así se ve',
  play: async (story) => {
    await expectPage(story, 'Nosotros', links);
    const { canvas } = story;
    for (const name of ['Cómo se hace', 'Lo que preferimos decirte antes', 'Dónde estamos']) {
      await expect(canvas.getByRole('heading', { level: 2, name })).toBeVisible();
    }
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(5);
    await expect(canvas.getByText(site.taxAddress.street, { exact: false })).toBeVisible();
  },
});

/** It fits the narrowest phone. */
export const Phone = meta.story({
  name: 'En el teléfono',
  tags: ['long'],
  globals: onPhone,
  play: async (story) => {
    await expectPage(story, 'Nosotros', links);
    await expectNoOverflow();
  },
});
