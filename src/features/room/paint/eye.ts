import { coveredMetres, type RoomFacts } from '#src/content/pictures/room-facts.ts';

/** Metres from a covering to the frame of the window behind it. */
const TO_FRAME = 0.13;

/** Metres above the floor, and from the wall with the window, at which a room is seen, in its middle. */
const EYE_HEIGHT = 1.36;

/** Metres that the picture shows of the covering's plane, across and down. */
function shownMetres(facts: RoomFacts): readonly [number, number] {
  const [left, top, right, bottom] = facts.rectangle;
  const [across, down] = coveredMetres(facts);
  return [across / (right - left), down / (bottom - top)];
}

/** The point of the picture that the camera looks at, and by how much light leans for each share of the picture. */
export function eyeOf(facts: RoomFacts): readonly [x: number, y: number, leanX: number, leanY: number] {
  const { plane, rectangle } = facts;
  const [left, top, right] = rectangle;
  const [across, down] = shownMetres(facts);
  const [, distance, height] = plane.origin;
  return [(left + right) / 2, top + (height - EYE_HEIGHT) / down, across / distance, down / distance];
}

/** By how much the sun moves the frame's shadow on a covering, as shares of the picture. */
export function frameShadowOf(facts: RoomFacts, hour: string): readonly [x: number, y: number] {
  const [across, down] = shownMetres(facts);
  const [x, y, z] = facts.suns[hour] ?? [0, -1, 0];
  const metres = TO_FRAME / Math.max(1e-3, Math.abs(y));
  return [(x * metres) / across, (-z * metres) / down];
}
