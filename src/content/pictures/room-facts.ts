import * as z from 'zod/mini';

const Vector = z.tuple([z.number(), z.number(), z.number()]);

/** What a set of light maps is divided by: the rows or the columns of a window; `rest` is a terrace's light that no awning stops. */
const MapSet = z.enum(['rows', 'columns', 'rest']);
export type MapSet = z.output<typeof MapSet>;

/** Light maps of one light: their sum, and what share of it each has. */
const LightGroup = z.object({
  /** The tile of `totals` with the square root of their sum. */
  total: z.int(),
  /** The tile of `patterns` with their first pattern. */
  first: z.int(),
  /** Of each map: its mean share, then how much of each pattern is added to it. */
  shares: z.array(z.array(z.number())),
});
export type LightGroup = z.output<typeof LightGroup>;

/** Decodes `room.json`, which `renders/light/maps.py` writes: what the picture of a room is computed with. */
export const RoomFacts = z.object({
  /** Where the covering hangs, in metres: its upper left corner, and the ways to its right and to its lower end. */
  plane: z.object({ origin: Vector, across: Vector, along: Vector }),
  /** Left, top, right and bottom of the covering's plane, as shares of the picture. */
  rectangle: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  /** Unit vectors along which the sun's light travels; y leads out of the window. */
  suns: z.record(z.string(), Vector),
  /** Cells of the window, from the top and from the left; the sun's bounced light has fewer. */
  rows: z.int(),
  columns: z.int(),
  sun_rows: z.int(),
  sun_columns: z.int(),
  /** The light that a map's brightest value stands for, by the map's name. */
  scales: z.record(z.string(), z.number()),
  /** How bright each map makes the inner face of a white covering, or a terrace on the mean, by the map's name. */
  means: z.record(z.string(), z.array(z.number())),
  /** The albedo, and the brightness outside, that the brightest value of `base` stands for. */
  paint_scale: z.number(),
  view_scale: z.number(),
  /** Width and height of a light map, px. */
  light: z.tuple([z.int(), z.int()]),
  /** Width and height of a pattern of the light maps, px. */
  pattern: z.tuple([z.int(), z.int()]),
  /** Tiles side by side in `totals` and in `patterns`. */
  tiles_across: z.int(),
  /** Groups of light maps by their set: of cloth, of the sky, then of each hour's sun after its first bounce; `rest` has none of cloth. */
  groups: z.partialRecord(MapSet, z.array(LightGroup)),
  /** The lamps' light on the covering, linear RGB. */
  front: Vector,
  /** Of a window: more about the light on its covering, as if that were white. */
  covering: z.optional(
    z.object({
      /** The colours of the light on its inner face that comes in through the window, and of the sun's bounced light. */
      tint: z.object({ window: Vector, sun: Vector }),
      /** How bright the inner face is from cell to cell, by its mean; `window-rows`, `morning-rows`, `lamps-columns`. */
      spread: z.record(z.string(), z.array(z.number())),
      /** The light of the sky and of an hour's sun on each cell of its outer face; `sky-rows`, `morning-columns`. */
      outer: z.record(z.string(), z.array(z.number())),
    }),
  ),
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
      /** The point of the picture where the lines along its cloth meet, as shares of it. */
      meeting: z.tuple([z.number(), z.number()]),
    }),
  ),
});
export type RoomFacts = z.output<typeof RoomFacts>;

const lengthOf = (vector: readonly number[]) => Math.hypot(...vector);

/** Width and height of what can be covered, in metres. */
export const coveredMetres = ({ plane }: RoomFacts): readonly [number, number] => [
  lengthOf(plane.across),
  lengthOf(plane.along),
];

/** How bright a map makes the covering; 0 for one that the room does not have. */
export const meanOf = ({ means }: RoomFacts, name: string, cell: number): number => means[name]?.[cell] ?? 0;

/** The light of a map's brightest value. @throws RangeError when the room has no such map. */
export function scaleOf({ scales }: RoomFacts, name: string): number {
  const scale = scales[name];
  if (scale === undefined) throw new RangeError(`the room has no map named ${name}`);
  return scale;
}
