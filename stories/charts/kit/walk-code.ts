import { actIn, codeOf, type Act } from './act.ts';

/** How a walk begins: with one of the kit's starts, and what is done again at once. */
export interface Beginning {
  readonly start: number;
  readonly acts: readonly Act[];
}

const BETWEEN = '_';

/** A walk as an argument of its story: `0_send-session-login-0_answer-login-0`. */
export const walkCode = ({ start, acts }: Beginning): string =>
  [String(start), ...acts.map(codeOf)].join(BETWEEN);

/** The walk that an argument says, as far as it can be read. */
export function walkIn(code: string): Beginning {
  const [start = '', ...codes] = code.split(BETWEEN);
  const acts: Act[] = [];
  for (const act of codes.map(actIn)) {
    if (act === null) break;
    acts.push(act);
  }
  return { start: /^\d$/.test(start) ? Number(start) : 0, acts };
}
