import * as z from 'zod/mini';
import { assumedCalls } from './assumed/index.ts';
import { CatalogListReply, CatalogPriceListReply } from './catalog.ts';
import { get, post, put, type Endpoint } from './endpoint.ts';
import { FileListReply } from './file.ts';
import { MunicipalityListReply, StateListReply } from './location.ts';
import { None } from './none.ts';
import { Acknowledged, PasswordCheckReply } from './reply.ts';
import { sessionCalls } from './session.ts';
import { RoleListReply, UserListReply, UserReply } from './user.ts';

const Id = z.object({ id: z.number() });
const nullableId = z.nullable(z.number());

/** Fields that a person keeps of themself. */
const Profile = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  state_id: nullableId,
  municipality_id: nullableId,
});

/** What an administrator writes of a user. */
const UserPayload = z.extend(Profile, { role_id: nullableId });

/**
 * Every call, each named once: the 26 of SPEC 7, and the assumed ones (DESIGN 5). Client, actors, mocks, OpenAPI and the conformance run derive from this table.
 * Inputs are what we send and are never checked here: validation is the server's alone (DESIGN 4).
 */
export const contract = {
  ...sessionCalls,
  register: post('/api/register', {
    access: 'anyone',
    input: z.extend(Profile, {
      password: z.string(),
      password_confirmation: z.string(),
      /** Response token of the human-verification widget. */
      captcha: z.string(),
    }),
    output: UserReply,
  }),
  states: get('/api/states', {
    access: 'anyone',
    input: None,
    output: StateListReply,
  }),
  municipalities: get('/api/municipality/:id', {
    access: 'anyone',
    input: Id,
    output: MunicipalityListReply,
  }),
  updateProfile: put('/api/login-user', {
    access: 'session',
    input: Profile,
    output: UserReply,
  }),
  checkPassword: post('/api/check-password', {
    access: 'session',
    writes: false,
    input: z.object({ current_password: z.string() }),
    output: PasswordCheckReply,
  }),
  updatePassword: put('/api/update-password', {
    access: 'session',
    input: z.object({
      current_password: z.string(),
      password: z.string(),
      password_confirmation: z.string(),
    }),
    output: Acknowledged,
  }),
  catalogs: get('/api/catalogs', {
    access: 'session',
    input: None,
    output: CatalogListReply,
  }),
  catalogPrices: get('/api/catalogs-prices', {
    access: 'session',
    input: None,
    output: CatalogPriceListReply,
  }),
  uploadProfileImage: post('/api/image-user', {
    access: 'session',
    body: 'multipart',
    input: z.object({ image: z.file() }),
    output: UserReply,
  }),
  users: get('/api/list-users', {
    access: 'administrator',
    input: None,
    output: UserListReply,
  }),
  toggleUserActive: get('/api/user-active/:id', {
    access: 'administrator',
    writes: true,
    input: Id,
    output: UserReply,
  }),
  toggleUserMapActive: get('/api/user-active-map/:id', {
    access: 'administrator',
    writes: true,
    input: Id,
    output: UserReply,
  }),
  roles: get('/api/roles', {
    access: 'session',
    input: None,
    output: RoleListReply,
  }),
  addUser: post('/api/user-add/', {
    access: 'administrator',
    input: z.extend(UserPayload, { password: z.string(), password_confirmation: z.string() }),
    output: Acknowledged,
  }),
  setCoordinates: put('/api/add-coordinates/:id', {
    access: 'administrator',
    /** Degrees; the id travels in the path and in the body. */
    input: z.object({ id: z.number(), lat: z.number(), lng: z.number() }),
    output: UserReply,
  }),
  updateUser: put('/api/user-update/:id', {
    access: 'administrator',
    input: z.extend(UserPayload, { id: z.number() }),
    output: Acknowledged,
  }),
  sendRecoverEmail: post('/api/send-recover-email', {
    access: 'anyone',
    input: z.object({ email: z.string(), captcha: z.string() }),
    output: Acknowledged,
  }),
  priceListFiles: get('/api/files/list-price', {
    access: 'session',
    input: None,
    output: FileListReply,
  }),
  digitalCatalogFiles: get('/api/files/digital-catalog', {
    access: 'session',
    input: None,
    output: FileListReply,
  }),
  promotionFiles: get('/api/files/promotions', {
    access: 'session',
    input: None,
    output: FileListReply,
  }),
  ...assumedCalls,
} as const satisfies Record<string, Endpoint>;

export type Contract = typeof contract;
export type CallName = keyof Contract;

/** What a call takes, flat: path parameters and body fields together. */
export type InputOf<N extends CallName> = z.core.input<Contract[N]['input']>;

/** What a call resolves to. */
export type OutputOf<N extends CallName> = z.core.output<Contract[N]['output']>;

/** All call names, in the table's order. */
export const callNames = Object.keys(contract).filter((name): name is CallName => name in contract);
