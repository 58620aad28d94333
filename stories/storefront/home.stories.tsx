import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { pageParameters } from '#.storybook/a11y.ts';
import { Home } from '#src/screens/storefront/home/home.tsx';
import { expectNoOverflow, expectPage } from '../support/expect-page.ts';
import { onPhone } from '../support/phone.ts';
import { withScreen } from '../support/with-screen.tsx';

const meta = preview.meta({
  title: 'Pantallas/storefront/home',
  component: Home,
  render: withScreen(<Home />, { path: '/' }),
  parameters: pageParameters,
});

/** Its words stay together in pairs. */
const TITLE = 'La luz de\u00a0tu\u00a0casa, a\u00a0tu\u00a0medida';

const links = { 'Cotiza tu ventana': '/cotizador', 'Encuentra un distribuidor': '/distribuidores' };

/** A visitor reads what is sold here, and has two ways on and four families of products. */
export const Shown = meta.story({
  play: async (story) => {
    await expectPage(story, TITLE, links);
    const { canvas } = story;
    await expect(canvas.getByRole('heading', { level: 2, name: 'Qué hacemos' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Persianas/ })).toHaveAttribute(
      'href',
      '/productos/persianas',
    );
    await expect(canvas.getByRole('link', { name: /^Toldos/ })).toHaveAttribute('href', '/productos/toldos');
    await expect(canvas.getByRole('link', { name: /^Motorización/ })).toHaveAttribute(
      'href',
      '/productos/motorizacion',
    );
    await expect(canvas.getByRole('link', { name: /^Tejidos/ })).toHaveAttribute(
      'href',
      '/productos/persianas/tejidos/screen',
    );
  },
});

/** It all fits the narrowest phone. */
export const Phone = meta.story({
  globals: onPhone,
  play: async (story) => {
    await expectPage(story, TITLE, links);
    await expectNoOverflow();
  },
});
