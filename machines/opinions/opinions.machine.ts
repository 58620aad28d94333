import { taskOf } from '#src/api/actor.ts';
import { createResourceMachine } from '../resource/resource.machine.ts';

/** What verified buyers say of a product. Nothing waits for it. */
export const opinionsMachine = createResourceMachine('opinions', taskOf('opinions'), { variant: '' });
