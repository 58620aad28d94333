import type { Hour } from '#src/content/pictures/hours.ts';
import type { RoomFacts } from '#src/content/pictures/room-facts.ts';
import type { Covering } from '../covering.ts';

type Vector = RoomFacts['plane']['along'];

const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = ([a, b, c]: Vector, [x, y, z]: Vector): Vector => [b * z - c * y, c * x - a * z, a * y - b * x];
const unit = (of: Vector): Vector => {
  const length = Math.hypot(...of);
  return [of[0] / length, of[1] / length, of[2] / length];
};

/** How far the sun's light moves along the axis, for each millimetre through the plane of the covering; 0 at an hour without sun. */
export function sunSlopeOf({ suns, plane }: RoomFacts, { axis }: Covering, hour: Hour): number {
  const sun = suns[hour];
  if (sun === undefined) return 0;
  const way = unit(axis === 'rows' ? plane.along : plane.across);
  const through = unit(cross(plane.across, plane.along));
  return dot(sun, way) / Math.max(1e-3, Math.abs(dot(sun, through)));
}
