import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { brazosRetractiles } from '#src/content/awnings/brazos-retractiles.ts';
import { capotas } from '#src/content/awnings/capotas.ts';
import { pergolas } from '#src/content/awnings/pergolas.ts';
import { enrollables } from '#src/content/blinds/enrollables.ts';
import { horizontales } from '#src/content/blinds/horizontales.ts';
import { panelJapones } from '#src/content/blinds/panel-japones.ts';
import { romanas } from '#src/content/blinds/romanas.ts';
import { sheerElegance } from '#src/content/blinds/sheer-elegance.ts';
import { verticales } from '#src/content/blinds/verticales.ts';
import type { Variant } from '#src/content/schema/variant.ts';
import { RoomLight } from '#src/features/room/room-light.tsx';
import { setDarkScheme } from '../support/dark.ts';

/** A variant of the catalog by its slug, in its first colour. */
function blind(variants: readonly Variant[], slug: string) {
  const variant = variants.find((one) => one.slug === slug);
  const colour = variant?.colours[0];
  if (variant === undefined || colour === undefined) throw new Error(`the catalog has no ${slug}`);
  return { variant, colour };
}

const meta = preview.meta({
  title: 'Producto/Sala',
  component: RoomLight,
  args: blind(enrollables, 'screen-5'),
  parameters: { controls: { disable: false } },
});

/** The light of the room follows the blind and the hour, where the browser has WebGL 2. */
export const Screen = meta.story({
  name: 'Screen',
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('img', { name: /^Sala con ventanal/ })).toBeVisible();
    await expect(canvas.getByText(/^Imagen generada a escala/)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Noche' }));
    await expect(await canvas.findByText(/Con la luz prendida, desde la calle/)).toBeVisible();
    await expect(canvas.queryByRole('img', { name: /^Fachada/ })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'Desde la calle' }));
    await expect(await canvas.findByRole('img', { name: /^Fachada de una casa de noche/ })).toBeVisible();
  },
});

/** The same in the dark scheme. */
export const ScreenInTheDark = meta.story({
  name: 'Screen, en oscuro',
  tags: ['long'],
  beforeEach: () => setDarkScheme(),
});

/** What nothing passes through: the room is dark while it is closed. */
export const Blackout = meta.story({ name: 'Blackout', args: blind(enrollables, 'blackout-nana') });

/** Folds are taken up from below. */
export const Roman = meta.story({ name: 'Romana', tags: ['long'], args: blind(romanas, 'romana-lino') });

/** Two layers of bands, which a slider moves against each other. */
export const Sheer = meta.story({
  name: 'Sheer elegance',
  tags: ['long'],
  args: blind(sheerElegance, 'sheer-natural'),
});

/** Slats turn, and are drawn up. */
export const Slats = meta.story({
  name: 'Horizontal',
  tags: ['long'],
  args: blind(horizontales, 'madera-50-mm'),
});

/** Vanes turn, and are drawn aside. */
export const Vanes = meta.story({
  name: 'Vertical',
  tags: ['long'],
  args: blind(verticales, 'vertical-tela'),
});

/** Panels slide behind each other. */
export const Panels = meta.story({
  name: 'Panel japonés',
  tags: ['long'],
  args: blind(panelJapones, 'panel-lino'),
});

/** A striped awning shades the terrace as far as its arms come out. */
export const Awning = meta.story({
  name: 'Toldo en la terraza',
  tags: ['long'],
  args: blind(brazosRetractiles, 'oporto-acrilica'),
});

/** Cloth slides out under the beams of a pergola. */
export const Pergola = meta.story({
  name: 'Pérgola',
  tags: ['long'],
  args: blind(pergolas, 'siena-acrilica'),
});

/** Louvres turn in a roof; the sun draws their stripes. */
export const Louvres = meta.story({
  name: 'Pérgola de tablillas',
  tags: ['long'],
  args: blind(pergolas, 'verona-aluminio'),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('slider', { name: 'Cuánto giran las tablillas en la terraza' }),
    ).toBeVisible();
  },
});

/** A hood comes down over its door, and shades it. */
export const Hood = meta.story({
  name: 'Capota',
  tags: ['long'],
  args: blind(capotas, 'ravello-acrilica'),
});
