import * as z from 'zod/mini';
import street from './calle/light.json' with { type: 'json' };
import table from './hours.json' with { type: 'json' };

const Colour = z.tuple([z.number(), z.number(), z.number()]);
export type Light = z.output<typeof Colour>;

/**
 * The light of an hour, linear RGB. The sky and the sun are in units of the rendered maps, and the lamps as a share of
 * theirs. The view outside is exposed by itself, as eyes do. `renders/light` computes pictures with the same table.
 */
const HourLight = z.strictObject({
  sky: Colour,
  sun: Colour,
  lamps: z.number(),
  exposure: z.number(),
  view: Colour,
});
export type HourLight = z.output<typeof HourLight>;

const hours = ['morning', 'noon', 'evening', 'night'] as const;

/** An hour at which a room is seen from inside; or the street at night, which is lit by the lamps of the room. */
export type Hour = (typeof hours)[number] | 'street';

/** The light of each hour of the day, and of the street. */
export const lightAt: Readonly<Record<Hour, HourLight>> = {
  ...z.parse(z.record(z.enum(hours), HourLight), table),
  street: z.parse(HourLight, street),
};
