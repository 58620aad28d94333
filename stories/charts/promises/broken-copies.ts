import type { MachineName } from '#machines/index.ts';
import { together } from '#machines/promises/together.ts';
import { quoteMachine } from '#machines/quote/quote.machine.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { walkable, type Walkable } from '../fixtures/walkable.ts';
import { checkPromises } from './check.ts';
import { chartsTogether, checkTogether, type WalkTogether } from './together.ts';

/** A copy of the charts that was broken on purpose, and the promise that it breaks. */
export interface BrokenCopy {
  /** The chart beside whose promises it is shown. */
  readonly of: MachineName;
  readonly says: string;
  /** What it lacks, in Spanish. */
  readonly lacks: string;
  readonly charts: readonly Walkable[];
  /** Returns the shortest walk that breaks the promise; null when none does. */
  readonly findWalk: () => WalkTogether | null;
}

/** A broken copy of one chart. */
function copyOfOne(chart: Walkable, { says, lacks }: Pick<BrokenCopy, 'says' | 'lacks'>): BrokenCopy {
  const findWalk = () => {
    const { broken } = checkPromises(chart);
    const walk = broken.find((one) => one.says === says)?.walk;
    if (walk === undefined) return null;
    return { start: walk.start, steps: walk.acts.map(({ act }) => ({ chart: chart.name, act })) };
  };
  return { of: chart.name, says, lacks, charts: [chart], findWalk };
}

const SAYS_TOGETHER = 'Sin sesión no queda abierto ni el carrito ni una cotización.';

/** The session that tells nobody of its end. */
const silent = {
  ...chartsTogether,
  session: {
    ...chartsTogether.session,
    machine: sessionMachine.provide({ actions: { announceEnd: () => undefined } }),
  },
};

/** Broken copies: a test finds their walks, and a story shows them. */
export const brokenCopies = {
  quote: copyOfOne(
    { ...walkable('quote'), machine: quoteMachine.provide({ guards: { isReviewing: () => true } }) },
    {
      says: 'Solo se renueva a los precios que la persona revisó.',
      lacks: 'No mira si la persona está viendo qué cambia.',
    },
  ),
  session: copyOfOne(
    {
      ...walkable('session'),
      machine: sessionMachine.provide({ actions: { forget: () => undefined } }),
    },
    { says: 'Después de salir no queda nada de la persona.', lacks: 'No olvida a la persona cuando sale.' },
  ),
  together: {
    of: 'session',
    says: SAYS_TOGETHER,
    lacks: 'La sesión no avisa que terminó.',
    charts: [silent.session, silent.cart, silent.quote],
    findWalk: () => {
      const about = together.filter(({ says }) => says === SAYS_TOGETHER);
      return checkTogether(silent, about).broken[0]?.walk ?? null;
    },
  },
} as const satisfies Readonly<Record<string, BrokenCopy>>;
