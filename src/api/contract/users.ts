import * as z from 'zod/mini';
import { get, post, put, type Endpoint } from './endpoint.ts';
import { optionalMoment } from './moment.ts';
import { None } from './none.ts';
import { Profile } from './profile.ts';
import { Acknowledged } from './reply.ts';
import { RoleListReply, USER_IN, UserFields, userOf } from './user.ts';
import { inside, list } from './wire.ts';

const ListedUser = userOf(z.extend(UserFields, { last_login_at: optionalMoment }));

/** The list of users: an object with a data array (C16), or the bare list (B16). */
const UserListReply = list(ListedUser);
const UserReply = inside(USER_IN, ListedUser);

const Id = z.object({ id: z.number() });

/** The fields of a user that an administrator edits; the optional ones are sent where the server tells them, if they changed. */
const UserPayload = z.extend(Profile, {
  role_id: z.nullable(z.number()),
  address: z.optional(z.nullable(z.string())),
  tier: z.optional(z.nullable(z.string())),
  network_id: z.optional(z.nullable(z.number())),
});

export const userCalls = {
  users: get('/api/list-users', {
    summary: 'All users',
    area: 'users',
    access: 'administrator',
    input: None,
    output: UserListReply,
  }),
  toggleUserActive: get('/api/user-active/:id', {
    summary: 'Activate or deactivate a user (a GET that writes)',
    area: 'users',
    access: 'administrator',
    writes: true,
    readBack: 'users',
    input: Id,
    output: UserReply,
  }),
  toggleUserMapActive: get('/api/user-active-map/:id', {
    summary: 'Show a user on the dealer map or hide them (a GET that writes)',
    area: 'users',
    access: 'administrator',
    writes: true,
    readBack: 'users',
    input: Id,
    output: UserReply,
  }),
  roles: get('/api/roles', {
    summary: 'Roles that can be assigned to users',
    area: 'users',
    access: 'session',
    input: None,
    output: RoleListReply,
  }),
  addUser: post('/api/user-add/', {
    summary: 'Add a user (the trailing slash is part of the path)',
    area: 'users',
    access: 'administrator',
    input: z.extend(UserPayload, { password: z.string(), password_confirmation: z.string() }),
    output: Acknowledged,
  }),
  setCoordinates: put('/api/add-coordinates/:id', {
    summary: 'Put a user on the map',
    area: 'users',
    access: 'administrator',
    readBack: 'users',
    /** Degrees; the id is sent in the path and in the body. */
    input: z.object({ id: z.number(), lat: z.number(), lng: z.number() }),
    output: UserReply,
  }),
  updateUser: put('/api/user-update/:id', {
    summary: 'Change a user',
    area: 'users',
    access: 'administrator',
    input: z.extend(UserPayload, { id: z.number() }),
    output: Acknowledged,
  }),
} as const satisfies Record<string, Endpoint>;
