import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { feature } from 'topojson-client';
import { presimplify, type TriangleWeighter } from 'topojson-simplify';
import * as z from 'zod/mini';
import { areaOf, clip, type Point, type Window } from './ring.ts';

/** Path of the outline's file. */
export const OUTLINE_FILE = 'src/ui/map/outline.json';

/** The most land around Mexico that the widest window shows. */
const WINDOW: Window = { west: -135, south: -4, east: -54, north: 55 };

/** The land beside Mexico that is nearly always visible. */
const NEARBY: Window = { west: -121, south: 11, east: -81, north: 36 };

const MEXICO = '484';

/** Steps per degree; corners are rounded to about a kilometre. */
const PER_DEGREE = 100;

interface Fineness {
  /** Least area in square degrees of the triangle that a corner must form to stay. */
  readonly corner: number;
  /** Least area of an island, in square degrees. */
  readonly island: number;
}

const OWN: Fineness = { corner: 0.0008, island: 0.008 };
const NEIGHBOURS: Fineness = { corner: 0.03, island: 0.3 };
const FAR: Fineness = { corner: 0.18, island: 1 };

const Position = z.array(z.number());
const Shape = z.object({
  geometry: z.discriminatedUnion('type', [
    z.object({ type: z.literal('Polygon'), coordinates: z.array(z.array(Position)) }),
    z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(z.array(Position))) }),
  ]),
});

const Atlas = z.object({
  type: z.literal('Topology'),
  transform: z.object({
    scale: z.tuple([z.number(), z.number()]),
    translate: z.tuple([z.number(), z.number()]),
  }),
  arcs: z.array(z.array(Position)),
  objects: z.object({
    countries: z.object({
      type: z.literal('GeometryCollection'),
      geometries: z.array(
        z.discriminatedUnion('type', [
          z.looseObject({
            type: z.literal('Polygon'),
            id: z.optional(z.string()),
            arcs: z.array(z.array(z.number())),
          }),
          z.looseObject({
            type: z.literal('MultiPolygon'),
            id: z.optional(z.string()),
            arcs: z.array(z.array(z.array(z.number()))),
          }),
        ]),
      ),
    }),
  }),
});

/** The outline of Mexico: each ring as its first corner, then the offset of each further corner, in steps. */
interface Outline {
  readonly perDegree: number;
  readonly mexico: readonly string[];
  readonly neighbours: readonly string[];
}

async function readAtlas() {
  const file = fileURLToPath(import.meta.resolve('world-atlas/countries-10m.json'));
  return z.parse(Atlas, JSON.parse(await readFile(file, 'utf8')));
}

/** A degree of longitude is shorter than one of latitude; this is their ratio in the middle of Mexico. */
const LONGITUDE_RATIO = Math.cos((23.5 * Math.PI) / 180);

/** How much a corner matters: the area of the triangle that it forms with its neighbours (Visvalingam and Whyatt). */
const triangleArea: TriangleWeighter = ([[x1, y1], [x, y], [x2, y2]]) =>
  (Math.abs((x1 - x) * (y2 - y) - (x2 - x) * (y1 - y)) * LONGITUDE_RATIO) / 2;

const isIn =
  ({ west, south, east, north }: Window) =>
  ([x = 0, y = 0]: readonly number[]) =>
    x > west && x < east && y > south && y < north;

/** A negative index means the line in reverse: its bitwise complement. */
const lineNumber = (arc: number) => (arc < 0 ? ~arc : arc);

function write(ring: readonly Point[]): string {
  let [lastX, lastY] = [0, 0];
  const steps = ring.flatMap(([lng, lat]) => {
    const [x, y] = [Math.round(lng * PER_DEGREE), Math.round(lat * PER_DEGREE)];
    const step = [x - lastX, y - lastY];
    [lastX, lastY] = [x, y];
    return step[0] === 0 && step[1] === 0 ? [] : [step.join(',')];
  });
  return steps.join(' ');
}

/** Creates the outline of Mexico and its neighbours from the atlas in the package world-atlas. */
export async function drawOutline(): Promise<Outline> {
  const atlas = await readAtlas();
  const { geometries } = atlas.objects.countries;
  const own = new Set(
    geometries.flatMap(({ id, arcs }) => (id === MEXICO ? arcs.flat(2).map(lineNumber) : [])),
  );
  const finenessOf = (line: readonly (readonly number[])[], index: number) =>
    own.has(index) ? OWN : line.some(isIn(NEARBY)) ? NEIGHBOURS : FAR;
  const weighed = presimplify({ ...atlas, objects: {} }, triangleArea);
  const arcs = weighed.arcs.map((line, index) => {
    const { corner } = finenessOf(line, index);
    const kept = line.some(isIn(WINDOW)) ? line.filter(([, , area = Infinity]) => area >= corner) : line;
    return kept.map(([x = 0, y = 0]) => [x, y]);
  });
  const topology = { type: atlas.type, arcs, objects: {} };
  const ringsOf = (geometry: (typeof geometries)[number], { island }: Fineness) => {
    const { geometry: shape } = z.parse(Shape, feature(topology, geometry));
    const polygons = shape.type === 'Polygon' ? [shape.coordinates] : shape.coordinates;
    return polygons
      .flatMap(([outer = []]) => [clip(outer.map(([x = 0, y = 0]): Point => [x, y]).slice(0, -1), WINDOW)])
      .filter((ring) => ring.length > 2 && areaOf(ring) >= (ring.some(isIn(NEARBY)) ? island : FAR.island))
      .toSorted((one, other) => areaOf(other) - areaOf(one));
  };
  return {
    perDegree: PER_DEGREE,
    mexico: geometries.filter(({ id }) => id === MEXICO).flatMap((one) => ringsOf(one, OWN).map(write)),
    neighbours: geometries
      .filter(({ id }) => id !== MEXICO)
      .flatMap((one) => ringsOf(one, NEIGHBOURS).map(write)),
  };
}

/** The outline as its file stores it. */
export const outlineText = (outline: Outline): string => `${JSON.stringify(outline, null, 2)}\n`;
