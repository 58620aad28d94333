import * as z from 'zod/mini';
import table from './cloths.json' with { type: 'json' };
import { Cloths } from './schema/structure.ts';

/** What the pictures of each structure show, decoded. */
export const cloths = z.parse(Cloths, table);
