import * as z from 'zod/mini';

/** Decodes `room.json`, which `renders/light/maps.py` writes: what the picture of a room is computed with. */
export const RoomFacts = z.object({
  /** The hole of the window in metres: x to the right, y out of the window, z up; y is the wall's inner face. */
  opening: z.object({ x0: z.number(), x1: z.number(), z0: z.number(), z1: z.number(), y: z.number() }),
  /** The plane of the covering, as a y. */
  cover_y: z.number(),
  /** Where the picture is seen from. */
  camera: z.tuple([z.number(), z.number(), z.number()]),
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
