import * as z from 'zod/mini';
import { callNames } from '#src/api/contract/index.ts';

/** People who use the site. */
export const actors = ['visitor', 'distributor', 'administrator'] as const;
export type Actor = (typeof actors)[number];

const Target = z.object({ role: z.string(), name: z.string(), nth: z.number() });

/** One act of a walk: of a person, of their browser, or of the line to the server. */
export const Step = z.discriminatedUnion('do', [
  /** Starts over: an empty browser, the seeds, no fault; a person with an account logs in. */
  z.object({ do: z.literal('become'), actor: z.enum(actors), isPhone: z.boolean() }),
  z.object({ do: z.literal('click'), on: Target }),
  z.object({ do: z.literal('type'), on: Target, text: z.string() }),
  /** Moves down a list of choices. */
  z.object({ do: z.literal('choose'), on: Target, times: z.number() }),
  z.object({ do: z.literal('press'), key: z.string() }),
  z.object({ do: z.enum(['back', 'forward', 'reload']) }),
  z.object({ do: z.literal('open'), path: z.string() }),
  z.object({ do: z.literal('fail'), calls: z.enum([...callNames, 'all']), fault: z.string() }),
  z.object({ do: z.literal('mend') }),
]);
export type Step = z.output<typeof Step>;

/** A step in a line. */
export function lineOf(step: Step): string {
  const { do: act, ...rest } = step;
  return `${act} ${JSON.stringify(rest)}`;
}
