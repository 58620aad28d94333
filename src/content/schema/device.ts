import * as z from 'zod/mini';
import { listOf, Name, Sentence, Slug, Text } from './text.ts';

const common = {
  /** Its name in the price lists too. */
  slug: Slug,
  code: z.string().check(z.regex(/^MO-\d{3}$/, 'not a code such as MO-001')),
  name: Name,
  sentence: Sentence,
  text: Text,
  warrantyYears: z.int().check(z.minimum(1), z.maximum(10)),
};

const RadioSystem = z.enum(['aura', 'faro']);

/** A motor, or a device that controls one. */
export const Device = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('motor'),
    ...common,
    system: RadioSystem,
    torqueMNm: z.int().check(z.minimum(500), z.maximum(120_000)),
    power: z.enum(['bateria', '127-v']),
    /** What it is made for. */
    moves: Sentence,
  }),
  z.strictObject({
    kind: z.literal('remote'),
    ...common,
    system: RadioSystem,
    channels: z.int().check(z.minimum(1), z.maximum(16)),
  }),
  z.strictObject({ kind: z.literal('sensor'), ...common, systems: listOf(RadioSystem) }),
  z.strictObject({ kind: z.literal('bridge'), ...common, systems: listOf(RadioSystem) }),
  z.strictObject({ kind: z.literal('accessory'), ...common, systems: listOf(RadioSystem) }),
]);
export type Device = z.output<typeof Device>;
