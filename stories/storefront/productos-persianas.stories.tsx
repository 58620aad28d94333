import { expect, within } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { Blinds } from '#src/screens/storefront/productos-persianas/blinds.tsx';
import { keepFavourites } from '../support/browser/keep-favourites.ts';
import { expectPage } from '../support/expect-page.ts';
import { fitsPhone } from '../support/phone.ts';
import { unfold } from '../support/unfold.ts';
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
    await unfold(story, 'De un vistazo');
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

/** Favourites of this browser: one that is removed can be put back, and all can be compared. */
export const Favourites = meta.story({
  name: 'Favoritos',
  render: withScreen(<Blinds />, { path: '/productos/persianas', hash: '#favoritos' }),
  beforeEach: keepFavourites(
    { variant: 'screen-5', color: 'arena' },
    { variant: 'oporto-acrilica', color: 'crema' },
    { variant: 'ya-no-existe', color: 'rojo' },
  ),
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: 'Favoritos' });
    await expect(
      within(list)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Screen 5 % en Arena', 'Oporto Acrílica en Crema', 'Ya no existe en Rojo']);
    await expect(within(list).getByText('Ya no la vendemos.')).toBeVisible();
    await expect(within(list).getByRole('link', { name: 'Cotizar Screen 5 % en Arena' })).toHaveAttribute(
      'href',
      '/cotizador?variante=screen-5&color=arena',
    );
    await expect(canvas.getByRole('link', { name: 'Comparar lado a lado' })).toHaveAttribute(
      'href',
      '/productos/persianas?comparar=screen-5.arena,oporto-acrilica.crema#comparacion',
    );
    await userEvent.click(within(list).getByRole('button', { name: 'Quitar Screen 5 % en Arena' }));
    await expect(within(list).queryByText('Screen 5 % en Arena')).toBeNull();
    const undo = await canvas.findByRole('button', { name: 'Deshacer' });
    await expect(undo).toHaveFocus();
    await userEvent.click(undo);
    await expect(within(list).getAllByRole('heading', { level: 3 })[0]).toHaveTextContent(
      'Screen 5 % en Arena',
    );
  },
});

/** Without favourites the section says how to begin. */
export const NoFavourites = meta.story({
  name: 'Sin favoritos',
  render: withScreen(<Blinds />, { path: '/productos/persianas', hash: '#favoritos' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Todavía no guardas ninguno/)).toBeVisible();
    await expect(canvas.getByText('Los guarda este navegador: aquí siguen cuando vuelvas.')).toBeVisible();
  },
});

/** It fits the narrowest phone: a table scrolls on its own. */
export const Phone = meta.story({
  name: 'En el teléfono',
  tags: ['long'],
  ...fitsPhone((story) => expectPage(story, 'Persianas', {})),
});
