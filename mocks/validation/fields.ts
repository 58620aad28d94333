import * as z from 'zod/mini';
import type { Fields } from '../body.ts';
import { invalid, type Messages } from '../refusal.ts';

/** A text that must be there. */
export const required = (message: string) => z.string(message).check(z.minLength(1, message));

/** A text, a missing one being null. */
export const nullableText = z.pipe(
  z.optional(z.nullable(z.string('Escribe un texto.'))),
  z.transform((value) => (value === undefined || value === '' ? null : value)),
);

/** Numbers travel as numbers or as text. */
const toNumber = z.transform((value: unknown): unknown =>
  typeof value === 'string' && value.trim() !== '' ? Number(value) : value,
);

/** An id that must be there. */
export const requiredId = (message: string) => z.pipe(toNumber, z.int(message));

/** An id, a missing one being null. */
export const nullableId = (message: string) =>
  z.pipe(
    z.transform((value: unknown): unknown => (value === undefined || value === '' ? null : value)),
    z.nullable(requiredId(message)),
  );

/** Degrees between two bounds, both included. */
export const degrees = (missing: string, outside: string, limit: number) =>
  z.pipe(toNumber, z.number(missing).check(z.minimum(-limit, outside), z.maximum(limit, outside)));

interface Checked<T> {
  /** Null where anything fails. */
  readonly data: T | null;
  readonly errors: Messages;
}

/** Checks fields as a Laravel server does: every field by itself, each answering its first failure; `client.name` is a field within one. */
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

/** The same where nothing else is to be checked. @throws Refusal 422 naming all fields that fail */
export function validate<Shape extends z.core.$ZodShape>(
  fields: Fields,
  shape: Shape,
): z.output<z.ZodMiniObject<Shape>> {
  const { data, errors } = check(fields, shape);
  if (data === null) throw invalid(errors);
  return data;
}
