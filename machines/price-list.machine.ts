import { taskOf } from '#src/api/actor.ts';
import { createResourceMachine } from './resource.machine.ts';

/** The current user's prices. */
export const priceListMachine = createResourceMachine('priceList', taskOf('priceList'), {});
