import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { pageParameters } from '#.storybook/a11y.ts';
import { Blinds } from '#src/screens/storefront/productos-persianas/blinds.tsx';
import { expectNoOverflow, expectPage } from '../support/expect-page.ts';
import { onPhone } from '../support/phone.ts';
import { withScreen } from '../support/with-screen.tsx';

const meta = preview.meta({
  title: 'Pantallas/storefront/productos-persianas',
  component: Blinds,
  render: withScreen(<Blinds />, { path: '/productos/persianas' }),
  parameters: pageParameters,
});

/** The page leads from a need to its products, and compares the six families. */
export const Shown = meta.story({
  name: 'Así se ve',
  play: async (story) => {
    await expectPage(story, 'Persianas', {
      'Cotiza tu ventana': '/cotizador',
      'Encuentra un distribuidor': '/distribuidores',
      'Dormir a oscuras Blackout: no pasa la luz.': '/productos/persianas/tejidos/blackout',
    });
    const { canvas } = story;
    await expect(canvas.getByRole('heading', { level: 3, name: 'Panel japonés' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^Enrollables .* \$890$/ })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Telas: Romanas' })).toHaveTextContent(
      'BlackoutTraslúcidasDecorativas',
    );
  },
});

/** A question opens its answer. */
export const Asked = meta.story({
  name: 'Pedido',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('¿El precio ya incluye IVA?'));
    await expect(canvas.getByText(/todos los precios al público incluyen IVA/)).toBeVisible();
  },
});

/** It fits the narrowest phone: a table scrolls on its own. */
export const Phone = meta.story({
  name: 'En el teléfono',
  tags: ['long'],
  globals: onPhone,
  play: async (story) => {
    await expectPage(story, 'Persianas', {});
    await expectNoOverflow();
  },
});
