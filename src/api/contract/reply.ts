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

function saysNo(value: unknown): boolean {
  if (value === false) return true;
  if (!isRecord(value)) return false;
  return ['valid', 'success'].some((key) => key in value && isFalsy(value[key])) || saysNo(value['data']);
}

const isFalsy = (value: unknown) => !value || value === '0' || value === 'false';

/** Reply of the password check: false, or a falsy valid/success field, means no; any other value means yes. */
export const PasswordCheckReply = z.pipe(
  z.optional(z.unknown()),
  z.transform((value) => !saysNo(value)),
);

/** A count: a whole number, bare or inside `{data}` or `{count}`. */
export const CountReply = z.pipe(
  z.transform((value: unknown): unknown => {
    if (!isRecord(value)) return value;
    return value['data'] ?? value['count'];
  }),
  whole,
);
