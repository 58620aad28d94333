import { lightAt, type Hour } from '#src/content/pictures/hours.ts';
import { coveredMetres, scaleOf, type RoomFacts } from '#src/content/pictures/room-facts.ts';
import { kinds, type Covering } from '../covering.ts';
import { slatGleam } from '../light/parts.ts';
import { sunSlopeOf } from '../light/sun-slope.ts';
import { seenOfOuter, type Weights } from '../light/weights.ts';
import { awningPlane, awningStep } from './awning-plane.ts';
import { eyeOf } from './eye.ts';
import { PER_PACK } from './shaders/pack-maps.ts';
import { MOST_CELLS, SUN_PACKS, WINDOW_PACKS } from './shaders/room.ts';

const padded = (values: readonly number[], packs: number) =>
  Array.from({ length: packs * PER_PACK }, (_, index) => values[index] ?? 0);

/** The weights of the window's maps in one band of colour. */
const bandOf = ({ window }: Weights, band: 0 | 1 | 2) =>
  padded(
    window.map((light) => light[band]),
    WINDOW_PACKS,
  );

/** The light on each cell of the covering; the last one goes on beyond its end. */
const cellsOf = (values: readonly number[]) =>
  Array.from({ length: MOST_CELLS }, (_, cell) => values[Math.min(cell, values.length - 1)] ?? 1);

/** The whole numbers that the shader of a room takes, by name. */
export const wholeNumbersOf = (
  { awning }: RoomFacts,
  { kind, axis, isOutside, stripes }: Covering,
): Readonly<Record<string, number>> => ({
  hasAwning: awning === undefined ? 0 : 1,
  kind: kinds.indexOf(kind),
  isRows: axis === 'rows' ? 1 : 0,
  isOutside: isOutside ? 1 : 0,
  hasStripes: stripes === null ? 0 : 1,
});

/** Weights of the four maps of a terrace's remaining light: the sky's, then each hour's sun. */
const restWeightsOf = ({ suns }: RoomFacts, dayHour: Hour, { rest }: Weights): readonly number[] => [
  rest.sky,
  ...Array.from({ length: PER_PACK - 1 }, (_, at) => (Object.keys(suns)[at] === dayHour ? rest.sun : 0)),
];

/** Which of its pictures an awning is drawn with, and where. */
function awningNumbers(facts: RoomFacts, covering: Covering) {
  const { awning } = facts;
  if (awning === undefined) return {};
  const { steps, crop, tiles_across: across } = awning;
  const step = awningStep(awning, covering);
  const { meeting, left, width, top, front } = awningPlane(facts, awning, step / steps);
  return {
    awningLean: [...meeting, left, width],
    awningEnds: [top, front],
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
    onReveal: weights.onReveal,
    inRoom: weights.inRoom,
    innerCells: cellsOf(weights.inner),
    cellCount: [weights.inner.length],
    dye: covering.dye,
    plain: covering.stripes?.[0] ?? covering.dye,
    stripe: covering.stripes?.[1] ?? covering.dye,
    lamps: [lamps, lamps, lamps],
    view: view.map((band) => band * facts.view_scale),
    sunScale: [scaleOf(facts, `sun-${dayHour}`)],
    nightScale: [scaleOf(facts, 'night')],
    exposure: [exposure * (facts.exposure ?? 1) * (adapts ? weights.adaptation : 1)],
    rectangle: facts.rectangle,
    eye: eyeOf(facts),
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
    scatter: [facts.awning === undefined ? covering.through : seenOfOuter(covering)],
    restWeights: restWeightsOf(facts, dayHour, weights),
    ...awningNumbers(facts, covering),
    gleam: [covering.kind === 'slats' ? slatGleam(covering) : 0],
  };
}
