import { taskOf } from '#src/api/actor.ts';
import type { Brand } from '#src/api/contract/assumed/brand.ts';
import { toFailure } from '#src/api/errors.ts';
import { keptTask } from '#src/api/kept-reads.ts';
import { keptBrand } from '#src/api/stored/copies/kept-brand.ts';
import { createResourceMachine } from '../resource/resource.machine.ts';

const load = keptTask(taskOf('brand'), keptBrand);

/** How the current dealer signs what their clients read; loads on start. */
export const brandMachine = createResourceMachine('brand', load, {}, { loadOnStart: true });

/**
 * How the current dealer signs, for a paper that is being made; null where the server keeps no brands. Without a
 * connection it is the signature that was read last.
 * @throws ApiError when the server does not answer: a client is not handed a paper without it
 */
export const ownBrand = (signal: AbortSignal): Promise<Brand | null> =>
  load({}, signal).catch((error: unknown) => {
    if (toFailure(error).kind === 'unavailable') return null;
    throw error;
  });
