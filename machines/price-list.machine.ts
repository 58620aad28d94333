import { taskOf } from '#src/api/actor.ts';
import { createResourceMachine } from './resource.machine.ts';

/** The prices of the person who is logged in. */
export const priceListMachine = createResourceMachine('priceList', taskOf('priceList'), {}, { atOnce: true });
