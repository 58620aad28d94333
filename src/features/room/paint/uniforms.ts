import { lightAt, type Hour } from '#src/content/pictures/hours.ts';
import { scaleOf, type RoomFacts } from '#src/content/pictures/room-facts.ts';
import { kinds, type Covering } from '../covering.ts';
import { slatGleam } from '../parts.ts';
import { sunSlopeOf, type Weights } from '../weights.ts';
import { SUN_PACKS, WINDOW_PACKS } from './shaders.ts';
import { PER_PACK } from './textures.ts';

/** Metres from a covering to the frame of the window behind it. */
const TO_FRAME = 0.13;

const padded = (values: readonly number[], packs: number) =>
  Array.from({ length: packs * PER_PACK }, (_, index) => values[index] ?? 0);

/** Metres that the picture shows of the covering's plane, across and down. */
function shownMetres({ opening, rectangle }: RoomFacts): readonly [number, number] {
  const [left, top, right, bottom] = rectangle;
  return [(opening.x1 - opening.x0) / (right - left), (opening.z1 - opening.z0) / (bottom - top)];
}

/** The point of the picture that the camera looks at, and by how much light leans for each share of the picture. */
function eyeOf(facts: RoomFacts): readonly number[] {
  const { camera, opening, rectangle, cover_y: plane } = facts;
  const [across, down] = shownMetres(facts);
  const [x, y, z] = camera;
  return [
    rectangle[0] + (x - opening.x0) / across,
    rectangle[1] + (opening.z1 - z) / down,
    across / (plane - y),
    down / (plane - y),
  ];
}

/** By how much the sun moves the frame's shadow on a covering, as shares of the picture. */
function frameShadowOf(facts: RoomFacts, hour: Hour): readonly number[] {
  const [across, down] = shownMetres(facts);
  const [x, y, z] = facts.suns[hour] ?? [0, -1, 0];
  const metres = TO_FRAME / Math.max(1e-3, Math.abs(y));
  return [(x * metres) / across, (-z * metres) / down];
}

/** The whole numbers that the shader of a room takes, by name. */
export const wholeNumbersOf = ({ kind, axis, isOutside }: Covering): Readonly<Record<string, number>> => ({
  kind: kinds.indexOf(kind),
  isRows: axis === 'rows' ? 1 : 0,
  isOutside: isOutside ? 1 : 0,
});

/** The numbers that the shader of a room takes, by name. An hour without sun has the sun of `dayHour`, at weight 0. */
export function numbersOf(
  facts: RoomFacts,
  covering: Covering,
  hour: Hour,
  dayHour: Hour,
  weights: Weights,
): Readonly<Record<string, readonly number[]>> {
  const { sky, sun, lamps, view, exposure } = lightAt[hour];
  const { opening } = facts;
  return {
    clothWeights: padded(weights.cloth, WINDOW_PACKS),
    skyWeights: padded(weights.sky, WINDOW_PACKS),
    sunWeights: padded(weights.bounce, SUN_PACKS),
    skyLight: sky,
    sunLight: sun,
    skyOnCloth: weights.skyOnCloth,
    sunOnCloth: weights.sunOnCloth,
    ambient: weights.ambient,
    dye: covering.dye,
    lamps: [lamps, lamps, lamps],
    front: facts.front,
    view: view.map((band) => band * facts.view_scale),
    sunScale: [scaleOf(facts, `sun-${dayHour}`)],
    nightScale: [scaleOf(facts, 'night')],
    exposure: [exposure * weights.adaptation],
    rectangle: facts.rectangle,
    eye: eyeOf(facts),
    frameShadow: frameShadowOf(facts, dayHour),
    metres: [opening.x1 - opening.x0, opening.z1 - opening.z0],
    sunSlope: [sunSlopeOf(facts, covering, dayHour)],
    reach: [covering.reach],
    gathered: [covering.gathered],
    pitch: [covering.pitch],
    width: [covering.width],
    angle: [covering.angle],
    crossing: [covering.crossing],
    bandDepth: [covering.depth],
    ahead: [covering.ahead],
    edges: [covering.edges],
    openness: [covering.openness],
    veil: [covering.veil],
    scatter: [covering.through],
    gleam: [covering.kind === 'slats' ? slatGleam(covering) : 0],
  };
}
