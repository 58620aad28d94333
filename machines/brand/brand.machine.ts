import { taskOf } from '#src/api/actor.ts';
import { request } from '#src/api/connection.ts';
import type { Brand } from '#src/api/contract/assumed/brand.ts';
import { toFailure } from '#src/api/errors.ts';
import { createResourceMachine } from '../resource/resource.machine.ts';

/** How the current dealer signs what their clients read; loads on start. */
export const brandMachine = createResourceMachine('brand', taskOf('brand'), {}, { loadOnStart: true });

/**
 * How the current dealer signs, for a paper that is being made; null where the server keeps no brands.
 * @throws ApiError when the server does not answer: a client is not handed a paper without it
 */
export const ownBrand = (signal: AbortSignal): Promise<Brand | null> =>
  request('brand', {}, { signal }).catch((error: unknown) => {
    if (toFailure(error).kind === 'unavailable') return null;
    throw error;
  });
