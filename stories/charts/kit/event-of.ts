import type { AnyEventObject } from 'xstate';
import type { Act } from './act.ts';
import type { AnyKit } from './any-kit.ts';

/**
 * The event that an act amounts to, as XState's own machinery would raise it; null where nothing happens to the machine.
 * @throws RangeError where the kit has no such sample.
 */
export function eventOf(act: Act, { events, invokes }: AnyKit): AnyEventObject | null {
  switch (act.do) {
    case 'send':
      return { ...sampleOf(events[act.type], act.sample), type: act.type };
    case 'send own':
      return { ...act.payload, type: act.type };
    case 'answer': {
      const { invoke, with: answer } = act;
      if (answer === 'never') return null;
      if (typeof answer === 'string')
        return { type: `xstate.error.actor.${invoke}`, error: new Error(answer), actorId: invoke };
      const output = sampleOf(invokes[invoke]?.answers, answer);
      return { type: `xstate.done.actor.${invoke}`, output, actorId: invoke };
    }
    case 'wait':
      return { type: act.timer };
  }
}

/** The value of a numbered sample. @throws RangeError where there is none. */
export function sampleOf<Value>(
  samples: readonly { readonly value: Value }[] | undefined,
  number: number,
): Value {
  const sample = samples?.[number];
  if (sample === undefined) throw new RangeError(`there is no sample ${String(number)}`);
  return sample.value;
}
