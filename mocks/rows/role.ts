import { Collection } from '@msw/data';
import * as z from 'zod/mini';
import { Role } from '#src/api/contract/user.ts';

export const RoleRow = z.extend(Role, {});
export type RoleRow = z.output<typeof RoleRow>;

export const roles = new Collection({ schema: RoleRow });
