import * as z from 'zod/mini';
import type { ApiError } from '../errors.ts';

/** Somebody changed it since it was read. */
const CONFLICT = 409;

export const isOutdated = ({ status }: ApiError): boolean => status === CONFLICT;

/** What a server that refused a change keeps instead, as its call replies; null when the refusal does not say. */
export const newerIn = <Output>(reply: z.core.$ZodType<Output>, { body }: ApiError): Output | null =>
  z.safeParse(reply, body).data ?? null;
