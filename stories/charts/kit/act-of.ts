import type { AnyEventObject } from 'xstate';
import { maskSecrets } from '#mocks/mask.ts';
import * as z from 'zod/mini';
import type { Act } from './act.ts';
import type { AnyKit } from './any-kit.ts';
import { PLAIN_FAILURE, type Failure } from './outcome.ts';
import { stableJson } from './stable-json.ts';

const Payload = z.record(z.string(), z.unknown());

/**
 * The act that an event amounts to: the other way round of `eventOf`. What a person typed becomes the sample that says
 * the same, or else stays as it is, without its secrets.
 * @param answered what each invoke was answered with, where somebody at the chart did
 */
export function actOf(
  event: AnyEventObject,
  kit: AnyKit,
  answered: ReadonlyMap<string, number | Failure>,
): Act {
  const { type, ...payload } = event;
  const [, kind, invoke] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
  if (invoke !== undefined) {
    const answer = answered.get(invoke) ?? (kind === 'done' ? 0 : PLAIN_FAILURE);
    return { do: 'answer', invoke, with: answer };
  }
  if (type.startsWith('xstate.after.')) return { do: 'wait', timer: type };
  const text = stableJson(payload);
  const sample = kit.events[type]?.findIndex(({ value }) => stableJson(value) === text) ?? -1;
  return sample === -1
    ? { do: 'send own', type, payload: z.parse(Payload, maskSecrets(payload)) }
    : { do: 'send', type, sample };
}
