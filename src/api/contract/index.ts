import type * as z from 'zod/mini';
import { accessCalls } from './access.ts';
import { assumedCalls } from './assumed/index.ts';
import { catalogCalls } from './catalog.ts';
import type { Area, Endpoint } from './endpoint.ts';
import { locationCalls } from './locations.ts';
import { profileCalls } from './profile.ts';
import { sessionCalls } from './session.ts';
import { userCalls } from './users.ts';

/**
 * Every call by name: the specified ones (docs/specification.md), and the assumed ones. The client, the actors, the mocks, the OpenAPI document and
 * the conformance tests derive from this table. Inputs are not validated here: only the server validates (B55).
 */
export const contract = {
  ...sessionCalls,
  ...accessCalls,
  ...profileCalls,
  ...locationCalls,
  ...catalogCalls,
  ...userCalls,
  ...assumedCalls,
} as const satisfies Record<string, Endpoint>;

export type Contract = typeof contract;
export type CallName = keyof Contract;

/** The calls of an area. */
export type CallsIn<A extends Area> = {
  [N in CallName]: Contract[N]['area'] extends A ? N : never;
}[CallName];

/** Input of a call: path parameters and body fields in one object. */
export type InputOf<N extends CallName> = z.core.input<Contract[N]['input']>;

/** Output of a call. */
export type OutputOf<N extends CallName> = z.core.output<Contract[N]['output']>;

/** All call names, in the order of the table. */
export const callNames = Object.keys(contract).filter((name): name is CallName => name in contract);
