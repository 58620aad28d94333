import type { RoomFacts } from '#src/content/pictures/room-facts.ts';
import type { Covering } from '../../covering.ts';
import { seenOfOuter, type Weights } from '../../light/weights.ts';
import { awningPlane, awningStep } from '../awning-plane.ts';
import { clothColourOf } from './cloth-colour.ts';
import { bands, colourOf, type Over } from './colour.ts';
import { nearest, type Pixels } from './pixels.ts';

/** Where the picture of an awning at a step is, as shares of all of them. */
export function awningTile({ awning }: RoomFacts, covering: Covering) {
  if (awning === undefined) return null;
  const { steps, tiles_across: across, size } = awning;
  const step = awningStep(awning, covering);
  const [width, height] = [1 / across, 1 / Math.ceil((steps + 1) / across)];
  return { size, left: (step % across) * width, top: Math.floor(step / across) * height, width, height };
}

interface AwningScene {
  readonly facts: RoomFacts;
  readonly covering: Covering;
  readonly weights: Weights;
  /** Pixels of the picture across. */
  readonly width: number;
  /** Its picture at this step: shares of cloth and of metal, and the light on them; of louvres the share, and the light from below and above. */
  readonly drawn: Pixels;
}

/** The same as `shaders/room.ts` says for a graphics card: changes the colour of a pixel to the awning before it. */
export function awningOver({ facts, covering, weights, width, drawn }: AwningScene): Over {
  const { awning } = facts;
  if (awning === undefined) return () => undefined;
  const [left, top, right, bottom] = awning.crop;
  const { inRoom, skyOnCloth, sunOnCloth } = weights;
  const below = colourOf((band) => 0.85 * inRoom[band]);
  const above = colourOf((band) => seenOfOuter(covering) * (skyOnCloth[band] + sunOnCloth[band]));
  const clothAt = clothColourOf(facts, covering);
  const plane = awningPlane(facts, awning, awningStep(awning, covering) / awning.steps);
  const [meetX, meetY] = plane.meeting;
  // Seen from below, a level cloth has its front above its wall.
  const [upper, lower] = [Math.min(plane.top, plane.front), Math.max(plane.top, plane.front)];
  return (picture, { x, y }) => {
    const [u, v] = [(x - left) / (right - left), (y - top) / (bottom - top)];
    if (u < 0 || u > 1 || v <= 0 || v >= 1) return;
    const [cloth, green, blue] = [nearest(drawn, u, v), nearest(drawn, u, v, 1), nearest(drawn, u, v, 2)];
    const scale = (plane.top - meetY) / (Math.min(lower, Math.max(upper, y)) - meetY);
    const place = (meetX + (x - meetX) * scale - plane.left) / plane.width;
    const dye = clothAt(place, scale / plane.width / width);
    // Louvres have light from below and from above each for itself; other awnings have metal, and one light.
    const isLouvred = covering.kind === 'slats';
    const [metal, fromBelow, fromAbove] = isLouvred ? [0, green ** 2, blue ** 2] : [green, blue, blue];
    const behind = 1 - Math.min(1, cloth + metal);
    for (const band of bands) {
      const own = cloth * dye[band] * (fromBelow * below[band] + fromAbove * above[band]);
      picture[band] = picture[band] * behind + own + blue * metal * 0.75 * inRoom[band];
    }
  };
}
