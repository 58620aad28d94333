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
 * Every call, each named once: C01 to C26, and the assumed ones. The client, the actors, the mocks, OpenAPI and
 * the conformance run derive from this table.
 * Inputs are what we send and are never checked here: validation is the server's alone (B55).
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

/** What a call takes, flat: path parameters and body fields together. */
export type InputOf<N extends CallName> = z.core.input<Contract[N]['input']>;

/** What a call resolves to. */
export type OutputOf<N extends CallName> = z.core.output<Contract[N]['output']>;

/** All call names, in the table's order. */
export const callNames = Object.keys(contract).filter((name): name is CallName => name in contract);
