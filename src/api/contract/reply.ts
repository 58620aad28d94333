import * as z from 'zod/mini';
import { whole } from './wire.ts';

/**
 * An open reply (B25): any JSON, or no body at all, is success. The client has already checked that the body is JSON
 * (and not a proxy's HTML page) before this decoder runs.
 */
export const Acknowledged = z.pipe(
  z.optional(z.unknown()),
  z.transform(() => true),
);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The count of an object: in `{data}`, in `{count}`, or its only number. */
function countIn(value: unknown): unknown {
  if (!isRecord(value) || Array.isArray(value)) return value;
  const [only, ...others] = Object.values(value).filter((one) => z.safeParse(whole, one).success);
  return countIn(value['data'] ?? value['count'] ?? (others.length === 0 ? only : undefined));
}

/** A count: a whole number, bare or inside an object. */
export const CountReply = z.pipe(z.transform(countIn), whole);
