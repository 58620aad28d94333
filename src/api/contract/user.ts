import * as z from 'zod/mini';
import {
  droppable,
  flag,
  flagOrFalse,
  inside,
  list,
  optionalDegrees,
  optionalText,
  optionalWhole,
  text,
  toldText,
  toldWhole,
  whole,
  withAliases,
} from './wire.ts';

const RoleReference = z.union([
  z.looseObject({ id: optionalWhole, name: optionalText }),
  z.pipe(
    z.string(),
    z.transform((name) => ({ id: null, name })),
  ),
  z.pipe(
    z.number(),
    z.transform((id) => ({ id, name: null })),
  ),
]);

/** A role of a user; servers identify it by id, by name or by both. */
export type RoleReference = z.output<typeof RoleReference>;

/** Converts role, role_id or roles[] to roles[]. */
const gatherRoles = z.transform((value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  // What is no list is mended, or false once it was dropped.
  if ('roles' in value && typeof value.roles === 'object' && value.roles !== null) return value;
  if ('roles' in value && value.roles === false) return { ...value, roles: [] };
  const wire: Record<string, unknown> = { ...value };
  const { role, roles, role_id: roleId } = wire;
  if (typeof roles === 'string' && roles !== '') {
    return { ...wire, roles: roles.startsWith('[') ? roles : [roles] };
  }
  if (typeof role === 'string' && role !== '') {
    return { ...wire, roles: [{ id: roleId ?? null, name: role }] };
  }
  if (role !== undefined && role !== null && role !== '') return { ...wire, roles: [role] };
  if (roleId !== undefined && roleId !== null && roleId !== '') {
    return { ...wire, roles: [{ id: roleId, name: null }] };
  }
  return { ...wire, roles: [] };
});

/**
 * The fields of a user, under the names that we send and prefer. A server always sends an id and an active flag (B20);
 * all other fields may be missing and are then null.
 */
export const UserFields = z.looseObject({
  id: whole,
  active: flag,
  active_map: flagOrFalse,
  name: optionalText,
  email: optionalText,
  phone: optionalText,
  /** Address of the picture, absolute or relative to the API host. */
  image: optionalText,
  /** Degrees north. */
  lat: optionalDegrees,
  /** Degrees east; negative everywhere in Mexico. */
  lng: optionalDegrees,
  state_id: optionalWhole,
  municipality_id: optionalWhole,
  /** Street, number and neighbourhood. */
  address: toldText,
  /** Id of their discount level in the price list; null for who pays public prices. */
  tier: toldText,
  /** Id of the distributor in whose network they are; null for nobody's. */
  network_id: toldWhole,
  /** When they last logged in; read as a time only by the calls of users, so that no visitor's page loads the reading. */
  last_login_at: optionalText,
  roles: droppable(z.array(RoleReference)),
});

/** A bare user, with any of the known aliases. */
export const userOf = <S extends z.core.$ZodType>(fields: S) =>
  z.pipe(
    gatherRoles,
    withAliases({ active_map: ['map_active'], lat: ['latitude'], lng: ['longitude'] }, fields),
  );
export const User = userOf(UserFields);
export type User = z.output<typeof User>;

/** Where a reply with one user may hold it. */
export const USER_IN = ['data', 'user'];

/** A user as a reply: bare, inside `{data}` or inside `{user}`. */
export const UserReply = inside(USER_IN, User);

/** A role that can be assigned to users. */
export const Role = z.looseObject({ id: whole, name: text });
export type Role = z.output<typeof Role>;
export const RoleListReply = list(Role);
