import { coveredMetres, type RoomFacts } from '#src/content/pictures/room-facts.ts';

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
