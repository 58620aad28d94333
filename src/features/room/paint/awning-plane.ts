import type { RoomFacts } from '#src/content/pictures/room-facts.ts';
import type { Covering } from '../covering.ts';

type Awning = NonNullable<RoomFacts['awning']>;

/** Which of its pictures shows an awning as far on its way as it is. */
export const awningStep = ({ steps }: Awning, { way }: Covering): number => Math.round(way * steps);

/** The least of an awning's cloth that is drawn, as `renders/scene/awning.py` has it. */
const LEAST_OUT = 0.02;

/**
 * Where the cloth of an awning is in the picture, as shares of it: the point where the lines along it meet, its left end
 * and its width at the wall, and the heights of its wall and of its front bar.
 * @param out how much of it is out, 0 to 1
 */
export function awningPlane({ rectangle }: RoomFacts, { meeting }: Awning, out: number) {
  const [left, top, right, bottom] = rectangle;
  const [x, y] = meeting;
  // How large the front is shown at the wall, when all of it is out.
  const scale = (top - y) / (bottom - y);
  const front = y + (top - y) / (1 - Math.max(out, LEAST_OUT) * (1 - scale));
  return { meeting, left, width: x + (right - x) * scale - left, top, front };
}
