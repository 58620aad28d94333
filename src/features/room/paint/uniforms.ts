import { lightAt, type Hour } from '#src/content/pictures/hours.ts';
import { scaleOf, type RoomFacts } from '#src/content/pictures/room-facts.ts';
import type { Covering } from '../covering.ts';
import type { Weights } from '../weights.ts';
import { SUN_PACKS, WINDOW_PACKS } from './shaders.ts';
import { PER_PACK } from './textures.ts';

const padded = (values: readonly number[], packs: number) =>
  Array.from({ length: packs * PER_PACK }, (_, index) => values[index] ?? 0);

/** The numbers that the shader of a room takes, by name. An hour without sun has the sun of `dayHour`, at weight 0. */
export function uniformsOf(
  facts: RoomFacts,
  covering: Covering,
  hour: Hour,
  dayHour: Hour,
  weights: Weights,
): Readonly<Record<string, readonly number[]>> {
  const { sky, sun, lamps, view, exposure } = lightAt[hour];
  const { dye, openness, extent, strips, gap, folds } = covering;
  return {
    clothWeights: padded(weights.cloth, WINDOW_PACKS),
    skyWeights: padded(weights.sky, WINDOW_PACKS),
    sunWeights: padded(weights.bounce, SUN_PACKS),
    skyLight: sky,
    sunLight: sun,
    behind: weights.behind,
    ambient: weights.ambient,
    dye,
    lamps: [lamps, lamps, lamps],
    front: facts.front,
    view: view.map((band) => band * facts.view_scale),
    sunScale: [scaleOf(facts, `sun-${dayHour}`)],
    nightScale: [scaleOf(facts, 'night')],
    exposure: [exposure],
    openness: [openness],
    rectangle: facts.rectangle,
    extent: [extent],
    strips: [strips],
    gap: [gap],
    folds: [folds],
  };
}
