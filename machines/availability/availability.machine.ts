import { taskOf } from '#src/api/actor.ts';
import type { InputOf } from '#src/api/contract/index.ts';
import { createResourceMachine } from '../resource/resource.machine.ts';

const NOTHING_ASKED: InputOf<'availability'> = { windows: [] };

/** What windows wait for if they are ordered today; asked again when they change. Nothing waits for it. */
export const availabilityMachine = createResourceMachine(
  'availability',
  taskOf('availability'),
  NOTHING_ASKED,
);
