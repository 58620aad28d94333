import { flushSync } from 'react-dom';
import type { QuoterStep } from '#machines/quoter/quoter.machine.ts';
import type { LoadedQuoter } from '../load-quoter.ts';
import type { QuoterState } from '../quoter-state.ts';
import { focusField, focusStep } from './focus-step.ts';

interface Place extends Pick<QuoterState, 'actor' | 'step' | 'current'> {
  /** null until loaded. */
  readonly loaded: LoadedQuoter | null;
}

/** Opens another step and moves the focus there. */
export function movesOf({ actor, step, current, loaded }: Place): Pick<QuoterState, 'go' | 'advance'> {
  return {
    go: (to: QuoterStep | 'back') => {
      flushSync(() => {
        actor.send({ type: `step.${to}` });
      });
      focusStep();
    },
    advance: () => {
      const [gap] =
        loaded === null || current === null || step === 'product' || step === 'review'
          ? []
          : loaded.parts.missingUpTo(step, current, loaded.quotable);
      flushSync(() => {
        actor.send({ type: 'step.next', missing: gap?.step ?? null });
      });
      if (gap === undefined) focusStep();
      else focusField(gap.field);
    },
  };
}
