import * as z from 'zod/mini';

/** Decodes `room.json`, which `renders/light/maps.py` writes: what the picture of a room is computed with. */
export const RoomFacts = z.object({
  /** Left, top, right and bottom of the covering's plane, as shares of the picture. */
  rectangle: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  /** Unit vectors along which the sun's light travels; y leads out of the window. */
  suns: z.record(z.string(), z.tuple([z.number(), z.number(), z.number()])),
  /** Cells of the window, from the top and from the left; the sun's bounced light has fewer. */
  rows: z.int(),
  columns: z.int(),
  sun_rows: z.int(),
  sun_columns: z.int(),
  /** The light that a map's brightest value stands for, by the map's name. */
  scales: z.record(z.string(), z.number()),
  /** The mean light of each map, by the sheet's part. */
  means: z.record(z.string(), z.array(z.number())),
  view_scale: z.number(),
  /** Width and height of a light map, px. */
  light: z.tuple([z.int(), z.int()]),
  /** Light maps side by side in a sheet. */
  tiles_across: z.int(),
  /** The lamps' light on the covering, linear RGB. */
  front: z.tuple([z.number(), z.number(), z.number()]),
  /** What an hour's exposure is multiplied by; 1 when it is left out. */
  exposure: z.optional(z.number()),
  /** Of a terrace: the tiles that its awning is drawn with, one a step of its arms, as `renders/README.md` says. */
  awning: z.optional(
    z.object({
      steps: z.int(),
      /** Left, top, right and bottom of a tile, as shares of the picture. */
      crop: z.tuple([z.number(), z.number(), z.number(), z.number()]),
      /** Width and height of a tile, px. */
      size: z.tuple([z.int(), z.int()]),
      tiles_across: z.int(),
    }),
  ),
});
export type RoomFacts = z.output<typeof RoomFacts>;

/** The mean light of a map; 0 for one that the room does not have. */
export const meanOf = ({ means }: RoomFacts, name: string, cell: number): number => means[name]?.[cell] ?? 0;

/** The light of a map's brightest value. @throws RangeError when the room has no such map. */
export function scaleOf({ scales }: RoomFacts, name: string): number {
  const scale = scales[name];
  if (scale === undefined) throw new RangeError(`the room has no map named ${name}`);
  return scale;
}
