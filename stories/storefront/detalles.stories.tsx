import { expect, within } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { favourites } from '#machines/support/favourites.ts';
import { href, routes } from '#src/config/routes.ts';
import { BlindDetails } from '#src/screens/storefront/detalles/blind-details.tsx';
import { keepFavourites } from '../support/browser/keep-favourites.ts';
import { expectPage } from '../support/expect-page.ts';
import { LONG, MARKUP } from '../support/hostile.ts';
import { fitsPhone } from '../support/phone.ts';
import { withScreen } from '../support/with-screen.tsx';

const at = (params: Parameters<typeof href<'blindDetails'>>[1]) =>
  withScreen(<BlindDetails />, { path: href('blindDetails', params), route: routes.blindDetails.path });

const meta = preview.meta({
  title: 'Pantallas/storefront/detalles',
  component: BlindDetails,
  parameters: pageParameters,
});

/** A figure and its unit stay together. */
const NAME = 'Screen 5\u00a0%';

/** A blind in a colour: drawing, lowest price, and how to order. */
export const Shown = meta.story({
  name: 'Así se ve',
  tags: ['long'],
  render: at({ variant: 'screen-5', color: 'arena' }),
  play: async (story) => {
    await expectPage(story, `${NAME} en Arena`, {
      'Cotizar esta': '/cotizador?variante=screen-5&color=arena',
      'Quién la vende cerca': '/distribuidores',
    });
    const { canvas } = story;
    await expect(canvas.getByRole('navigation', { name: 'Ruta' })).toHaveTextContent(
      'InicioPersianasEnrollablesScreen 5 %',
    );
    await expect(canvas.getByText('$1,310', { selector: 'strong' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Arena' })).toHaveAttribute('aria-current', 'true');
    await expect(
      canvas.getByRole('img', {
        name: 'Persiana enrollable screen arena, 1.60 × 1.70 m, apenas abierta, cadena',
      }),
    ).toBeVisible();
  },
});

/** The heart keeps the colour that is shown, in this browser. */
export const Liked = meta.story({
  name: 'Me gusta',
  beforeEach: keepFavourites(),
  render: at({ variant: 'screen-5', color: 'arena' }),
  play: async ({ canvas, userEvent }) => {
    const heart = await canvas.findByLabelText('Me gusta Screen 5 % en Arena');
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(favourites.get()).toEqual([{ variant: 'screen-5', color: 'arena' }]);
    await userEvent.click(canvas.getByRole('link', { name: 'Verde Olivo' }));
    await expect(await canvas.findByLabelText('Me gusta Screen 5 % en Verde Olivo')).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  },
});

/** What buyers say, from the server; the page says nothing of it while the server has none. */
export const Opinions = meta.story({
  name: 'Opiniones',
  tags: ['long'],
  render: withScreen(<BlindDetails />, {
    path: '/detalles/screen-5/arena',
    hash: '#opiniones',
    route: routes.blindDetails.path,
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Lo que dicen quienes ya compraron' }),
    ).toBeVisible();
    await expect(canvas.getByText(/en 5 opiniones de compras verificadas/)).toHaveTextContent('4.6 de 5');
    const list = within(canvas.getByRole('list', { name: 'Opiniones' }));
    await expect(list.getAllByRole('article')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Ver las 5' }));
    await expect(list.getAllByRole('article')).toHaveLength(5);
    await expect(list.getAllByRole('listitem')[2]).toHaveFocus();
    const [first] = canvas.getAllByRole('article').filter((one) => one.textContent.includes('Monterrey'));
    await expect(first).toHaveTextContent(/5 de 5Ejemplo: .*Screen 5 % en Arena.*Monterrey.* de 20\d\d/u);
  },
});

/** Without a colour the first one is drawn. */
export const WithoutColor = meta.story({
  name: 'Sin color',
  tags: ['long'],
  render: at({ variant: 'screen-5' }),
  play: async (story) => {
    await expectPage(story, NAME, {});
    await expect(story.canvas.getByRole('link', { name: 'Blanco Lino' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
});

/** A swatch recolours the drawing; scroll and focus stay, and the quoter's link gets the new colour. */
export const Recoloured = meta.story({
  name: 'De otro color',
  tags: ['long'],
  render: at({ variant: 'screen-5', color: 'arena' }),
  play: async (story) => {
    const { canvas, userEvent } = story;
    await userEvent.click(await canvas.findByRole('link', { name: 'Verde Olivo' }));
    await expectPage(story, `${NAME} en Verde Olivo`, {
      'Cotizar esta': '/cotizador?variante=screen-5&color=verde-olivo',
    });
    await expect(canvas.getByRole('img', { name: /screen verde olivo/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Verde Olivo' })).toHaveFocus();
  },
});

/** By night, with the lamp on, a screen shows the room to the street: the drawing and a sentence say so. */
export const ByNight = meta.story({
  name: 'De noche',
  tags: ['long'],
  render: at({ variant: 'screen-5', color: 'arena' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'De noche' }));
    await expect(canvas.getByRole('img', { name: /al anochecer$/ })).toBeVisible();
    await expect(canvas.getByText(/la vista se invierte/)).toBeVisible();
  },
});

/** What is typed beside the price has its own drawing and price, and goes on to the quoter and the comparison (B115). */
export const AnotherSize = meta.story({
  name: 'A tu medida',
  render: at({ variant: 'screen-5', color: 'arena' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Ancho (cm)' }), '1.80 m');
    await expect(canvas.getByText('$1,310', { selector: 'strong' })).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Alto (cm)' }), '220');
    await expect(await canvas.findByText('$5,188', { selector: 'strong' })).toBeVisible();
    await expect(canvas.getByText(/^De 1\.80 × 2\.20 m, con cadena\./)).toBeVisible();
    await expect(canvas.getByRole('img', { name: /1\.80 × 2\.20 m/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Verde Olivo' }));
    await expect(await canvas.findByRole('img', { name: /verde olivo, 1\.80 × 2\.20 m/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Cotizar esta' })).toHaveAttribute(
      'href',
      '/cotizador?variante=screen-5&color=verde-olivo&ancho=180&alto=220',
    );
    await expect(canvas.getByRole('link', { name: 'Comparar telas' })).toHaveAttribute(
      'href',
      expect.stringContaining('&ancho=180&alto=220'),
    );
  },
});

/** A size that it is not made in: why not, and the quoter says how else. */
export const NotMade = meta.story({
  name: 'De una medida que no se hace',
  tags: ['long'],
  render: at({ variant: 'screen-5', color: 'arena' }),
  play: async ({ canvas, userEvent }) => {
    const width = await canvas.findByRole('textbox', { name: 'Ancho (cm)' });
    await userEvent.type(width, 'ancha');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Alto (cm)' }), '200');
    await expect(width).toHaveAccessibleDescription('Escribe solo el número, por ejemplo 120.5.');
    await userEvent.clear(width);
    await userEvent.type(width, '850');
    await expect(await canvas.findByText(/^Se hace hasta [\d.]+ m de ancho\.$/)).toBeVisible();
    await expect(canvas.getByText('Al cotizar te decimos qué opciones hay.')).toBeVisible();
    const height = canvas.getByRole('textbox', { name: 'Alto (cm)' });
    await userEvent.clear(height);
    await userEvent.clear(width);
    await userEvent.type(width, '150 x 210{Tab}{Tab}');
    await expect(width).toHaveAccessibleDescription('¿Escribiste las dos medidas? Aquí serían 150 cm.');
    await expect(height).toHaveAccessibleDescription('');
    await userEvent.click(canvas.getByRole('button', { name: 'Usar 150 × 210 cm' }));
    await expect(width).toHaveValue('150');
    await expect(height).toHaveValue('210');
    await expect(width).not.toHaveAccessibleDescription();
  },
});

/** Slats control the light: they have no percentage of openness. */
export const Slats = meta.story({
  name: 'Tablillas',
  render: at({ variant: 'madera-50-mm', color: 'nogal' }),
  play: async (story) => {
    await expectPage(story, 'Madera 50\u00a0mm en Nogal', {});
    await expect(story.canvas.queryByText('Apertura')).toBeNull();
  },
});

/** A colour that it does not have: the blind is shown, with similar colours. */
export const UnknownColour = meta.story({
  name: 'Color desconocido',
  render: at({ variant: 'screen-5', color: 'aena' }),
  play: async (story) => {
    await expectPage(story, NAME, {});
    const note = story.canvas.getByRole('note');
    await expect(note).toHaveTextContent('Screen 5 % no viene en ese color: la ves en Blanco Lino.');
    await expect(note).toHaveTextContent('Quizá buscabas Arena.');
  },
});

/** A misspelt address: it offers the nearest products. */
export const Misspelt = meta.story({
  name: 'Mal escrito',
  render: at({ variant: 'scren-5' }),
  play: async (story) => {
    await expectPage(story, 'No tenemos esa persiana', {});
    await expect(
      story.canvas.getByRole('link', { name: /^Screen 5 % Se escribe casi igual/ }),
    ).toHaveAttribute('href', '/detalles/screen-5');
  },
});

/** An awning under the address of blinds: it offers the awning's page. */
export const Awning = meta.story({
  name: 'Toldo',
  render: at({ variant: 'oporto-acrilica', color: 'crema' }),
  play: async (story) => {
    await expectPage(story, 'No tenemos esa persiana', {});
    await expect(story.canvas.getByText(/es un toldo, no una persiana/)).toBeVisible();
    await expect(story.canvas.getByRole('link', { name: /^Oporto Acrílica/ })).toHaveAttribute(
      'href',
      '/detalles-toldos/oporto-acrilica',
    );
  },
});

/** Markup in the address is shown as text. */
export const Markup = meta.story({
  name: 'Con etiquetas HTML',
  tags: ['long'],
  render: at({ variant: MARKUP, color: MARKUP }),
  play: async (story) => {
    await expectPage(story, 'No tenemos esa persiana', {});
    await expect(story.canvas.getByText(/«script alert 1 script»/)).toBeVisible();
  },
});

/** A very long word in the address is cut, and fits the narrowest phone. */
export const EndlessWord = meta.story({
  name: 'Palabra sin fin',
  tags: ['long'],
  render: at({ variant: LONG, color: LONG }),
  ...fitsPhone((story) =>
    expectPage(story, 'No tenemos esa persiana', { Enrollables: '/catalogo/persianas/enrollables' }),
  ),
});

/** It fits the narrowest phone. */
export const Phone = meta.story({
  name: 'En el teléfono',
  tags: ['long'],
  render: at({ variant: 'screen-3-petatillo', color: 'sal-y-pimienta' }),
  ...fitsPhone((story) => expectPage(story, 'Screen 3\u00a0% Petatillo en Sal y Pimienta', {})),
});
