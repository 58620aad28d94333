import { Collection } from '@msw/data';
import * as z from 'zod/mini';
import { Municipality } from '#src/api/contract/locations.ts';

export const MunicipalityRow = z.extend(Municipality, { state_id: z.number() });
export type MunicipalityRow = z.output<typeof MunicipalityRow>;

export const municipalities = new Collection({ schema: MunicipalityRow });
