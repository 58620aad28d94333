import { lightAt, type Hour } from '#src/content/pictures/hours.ts';
import { coveredMetres, scaleOf, type RoomFacts } from '#src/content/pictures/room-facts.ts';
import { kinds, type Covering } from '../covering.ts';
import { slatGleam } from '../parts.ts';
import { sunSlopeOf, type Weights } from '../weights.ts';
import { MOST_CELLS, SUN_PACKS, WINDOW_PACKS } from './shaders.ts';
import { PER_PACK } from './textures.ts';

/** Metres from a covering to the frame of the window behind it. */
const TO_FRAME = 0.13;

const padded = (values: readonly number[], packs: number) =>
  Array.from({ length: packs * PER_PACK }, (_, index) => values[index] ?? 0);

/** The weights of the window's maps in one band of colour. */
const bandOf = ({ window }: Weights, band: 0 | 1 | 2) =>
  padded(
    window.map((light) => light[band]),
    WINDOW_PACKS,
  );

/** The light on each cell of a face of the covering; the last one goes on beyond its end. */
const cellsOf = (values: readonly number[]) =>
  Array.from({ length: MOST_CELLS }, (_, cell) => values[Math.min(cell, values.length - 1)] ?? 1);

/** Metres above the floor, and from the wall with the window, at which a room is seen, in its middle. */
const EYE_HEIGHT = 1.36;

/** Metres that the picture shows of the covering's plane, across and down. */
function shownMetres(facts: RoomFacts): readonly [number, number] {
  const [left, top, right, bottom] = facts.rectangle;
  const [across, down] = coveredMetres(facts);
  return [across / (right - left), down / (bottom - top)];
}

/** The point of the picture that the camera looks at, and by how much light leans for each share of the picture. */
function eyeOf(facts: RoomFacts): readonly number[] {
  const { plane, rectangle } = facts;
  const [left, top, right] = rectangle;
  const [across, down] = shownMetres(facts);
  const [, distance, height] = plane.origin;
  return [(left + right) / 2, top + (height - EYE_HEIGHT) / down, across / distance, down / distance];
}

/** By how much the sun moves the frame's shadow on a covering, as shares of the picture. */
function frameShadowOf(facts: RoomFacts, hour: Hour): readonly number[] {
  const [across, down] = shownMetres(facts);
  const [x, y, z] = facts.suns[hour] ?? [0, -1, 0];
  const metres = TO_FRAME / Math.max(1e-3, Math.abs(y));
  return [(x * metres) / across, (-z * metres) / down];
}

/** The whole numbers that the shader of a room takes, by name. */
export const wholeNumbersOf = (
  { awning }: RoomFacts,
  { kind, axis, isOutside }: Covering,
): Readonly<Record<string, number>> => ({
  hasAwning: awning === undefined ? 0 : 1,
  kind: kinds.indexOf(kind),
  isRows: axis === 'rows' ? 1 : 0,
  isOutside: isOutside ? 1 : 0,
});

/** Weights of the four maps of a terrace's remaining light: the sky's, then each hour's sun. */
const restWeightsOf = ({ suns }: RoomFacts, dayHour: Hour, { rest }: Weights): readonly number[] => [
  rest.sky,
  ...Array.from({ length: PER_PACK - 1 }, (_, at) => (Object.keys(suns)[at] === dayHour ? rest.sun : 0)),
];

/** Which of its pictures an awning is drawn with, and where. */
function awningNumbers({ awning }: RoomFacts, { reach, ahead }: Covering) {
  if (awning === undefined) return {};
  const { steps, crop, tiles_across: across } = awning;
  const step = Math.round((reach - ahead) * steps);
  return {
    crop,
    awningGrid: [across, Math.ceil((steps + 1) / across)],
    awningCell: [step % across, Math.floor(step / across)],
  };
}

/** The numbers that the shader of a room takes, by name. An hour without sun has the sun of `dayHour`, at weight 0. */
export function numbersOf(
  facts: RoomFacts,
  covering: Covering,
  hour: Hour,
  dayHour: Hour,
  weights: Weights,
  adapts: boolean,
): Readonly<Record<string, readonly number[]>> {
  const { sky, sun, lamps, view, exposure } = lightAt[hour];
  return {
    windowRed: bandOf(weights, 0),
    windowGreen: bandOf(weights, 1),
    windowBlue: bandOf(weights, 2),
    sunWeights: padded(weights.bounce, SUN_PACKS),
    skyLight: sky,
    sunLight: sun,
    skyOnCloth: weights.skyOnCloth,
    sunOnCloth: weights.sunOnCloth,
    inRoom: weights.inRoom,
    innerCells: cellsOf(weights.inner),
    outerCells: cellsOf(weights.outer),
    cellCount: [weights.inner.length],
    dye: covering.dye,
    lamps: [lamps, lamps, lamps],
    view: view.map((band) => band * facts.view_scale),
    sunScale: [scaleOf(facts, `sun-${dayHour}`)],
    nightScale: [scaleOf(facts, 'night')],
    exposure: [exposure * (facts.exposure ?? 1) * (adapts ? weights.adaptation : 1)],
    rectangle: facts.rectangle,
    eye: eyeOf(facts),
    frameShadow: frameShadowOf(facts, dayHour),
    metres: coveredMetres(facts),
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
    restWeights: restWeightsOf(facts, dayHour, weights),
    ...awningNumbers(facts, covering),
    gleam: [covering.kind === 'slats' ? slatGleam(covering) : 0],
  };
}
