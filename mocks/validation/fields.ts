import * as z from 'zod/mini';
import type { Fields } from '../requests/body.ts';
import { invalid, type Messages } from '../requests/refusal.ts';

/** A required text. */
export const required = (message: string) => z.string(message).check(z.minLength(1, message));

/** A text; null when missing. */
export const nullableText = z.pipe(
  z.optional(z.nullable(z.string('Escribe un texto.'))),
  z.transform((value) => (value === undefined || value === '' ? null : value)),
);

/** Numbers are sent as numbers or as text. */
const toNumber = z.transform((value: unknown): unknown =>
  typeof value === 'string' && value.trim() !== '' ? Number(value) : value,
);

/** A required id. */
export const requiredId = (message: string) => z.pipe(toNumber, z.int(message));

/** An id; null when missing. */
export const nullableId = (message: string) =>
  z.pipe(
    z.transform((value: unknown): unknown => (value === undefined || value === '' ? null : value)),
    z.nullable(requiredId(message)),
  );

/** Degrees between two limits, both included. */
export const degrees = (missing: string, outside: string, limit: number) =>
  z.pipe(toNumber, z.number(missing).check(z.minimum(-limit, outside), z.maximum(limit, outside)));

interface Checked<T> {
  /** The decoded fields; null when any of them is invalid. */
  readonly data: T | null;
  readonly errors: Messages;
}

/**
 * Validates each field separately, as Laravel does, and returns the first error of each; `client.name` is a nested
 * field.
 */
export function check<Shape extends z.core.$ZodShape>(
  fields: Fields,
  shape: Shape,
): Checked<z.output<z.ZodMiniObject<Shape>>> {
  const result = z.safeParse(z.object(shape), fields);
  if (result.success) return { data: result.data, errors: {} };
  const errors = new Map<string, readonly string[]>();
  for (const { path, message } of result.error.issues) {
    const field = path.map(String).join('.');
    if (!errors.has(field)) errors.set(field, [message]);
  }
  return { data: null, errors: Object.fromEntries(errors) };
}

/** Validates fields and returns them. @throws Refusal 422 with the errors of all invalid fields */
export function validate<Shape extends z.core.$ZodShape>(
  fields: Fields,
  shape: Shape,
): z.output<z.ZodMiniObject<Shape>> {
  const { data, errors } = check(fields, shape);
  if (data === null) throw invalid(errors);
  return data;
}
