import { flushSync } from 'react-dom';
import type { QuoterStep } from '#machines/quoter.machine.ts';
import { focusField, focusStep } from './focus-step.ts';
import type { QuoterState } from './quoter-state.ts';
import type { Tools } from './tools.ts';

interface Place extends Pick<QuoterState, 'actor' | 'step' | 'current'> {
  /** null until loaded. */
  readonly tools: Tools | null;
}

/** Opens another step and moves the focus there. */
export function movesOf({ actor, step, current, tools }: Place): Pick<QuoterState, 'go' | 'advance'> {
  return {
    go: (to: QuoterStep | 'back') => {
      flushSync(() => {
        actor.send({ type: `step.${to}` });
      });
      focusStep();
    },
    advance: () => {
      const [gap] =
        tools === null || current === null || step === 'product' || step === 'review'
          ? []
          : tools.parts.missingUpTo(step, current, tools.quotable);
      flushSync(() => {
        actor.send({ type: 'step.next', missing: gap?.step ?? null });
      });
      if (gap === undefined) focusStep();
      else focusField(gap.field);
    },
  };
}
