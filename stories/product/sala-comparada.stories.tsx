import preview from '#.storybook/preview.tsx';
import { enrollables } from '#src/content/blinds/enrollables.ts';
import { dressingOf } from '#src/features/room/dressing.ts';
import { RoomCompare, type Compared } from '#src/features/room/room-compare.tsx';
import { setDarkScheme } from '../support/dark.ts';

/** A roller blind of the catalog by its slug, in its first colour. */
function roller(slug: string): Compared {
  const variant = enrollables.find((one) => one.slug === slug);
  const colour = variant?.colours[0];
  if (variant === undefined || colour === undefined) throw new Error(`the catalog has no ${slug}`);
  return { name: variant.name, dressing: dressingOf(variant, colour) };
}

const compared: readonly [Compared, Compared] = [roller('screen-5'), roller('blackout-nana')];

const meta = preview.meta({
  title: 'Producto/Sala comparada',
  component: RoomCompare,
  args: { room: 'sala' as const, compared },
});

/** Two cloths in the same room, as far open and at the same hour. */
export const Two = meta.story({ name: 'Dos telas', tags: ['long'] });

/** The same in the dark scheme. */
export const TwoInTheDark = meta.story({
  name: 'Dos telas, en oscuro',
  tags: ['long'],
  beforeEach: () => setDarkScheme(),
});
