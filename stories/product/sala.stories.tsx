import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { enrollables } from '#src/content/blinds/enrollables.ts';
import type { Variant } from '#src/content/schema/variant.ts';
import { RoomLight } from '#src/features/room/room-light.tsx';

/** A roller blind of the catalog by its slug, in its first colour. */
function blind(slug: string) {
  const variant = enrollables.find((one) => one.slug === slug);
  const colour = variant?.colours[0];
  if (variant === undefined || colour === undefined) throw new Error(`the catalog has no ${slug}`);
  return { variant: variant satisfies Variant, colour };
}

const meta = preview.meta({ title: 'Producto/Sala', component: RoomLight, args: blind('screen-5') });

/** The light of the room follows the blind and the hour, where the browser has WebGL 2. */
export const Screen = meta.story({
  name: 'Screen',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: /^Sala con ventanal/ })).toBeVisible();
    await expect(canvas.getByText(/^Imagen generada a escala/)).toBeVisible();
  },
});

/** What nothing passes through: the room is dark while it is closed. */
export const Blackout = meta.story({ name: 'Blackout', args: blind('blackout-nana') });
