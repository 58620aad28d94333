import * as z from 'zod/mini';

/**
 * Decoders for the different shapes in which a Laravel server may send the same value (B14 to B17). Each decoder
 * accepts all of them and returns one, and decoding its own output returns the same value.
 */

/** true/false, 0/1 or "0"/"1" → boolean. */
export const flag = z.pipe(
  z.union([z.boolean(), z.literal([0, 1, '0', '1'])]),
  z.transform((value) => value === true || value === 1 || value === '1'),
);

const numeric = z.string().check(z.trim(), z.regex(/^[+-]?\d+(\.\d+)?([eE][+-]?\d+)?$/));

const counted = z.pipe(z.union([z.number(), numeric]), z.transform(Number));

/** A number, or a numeric string → number. */
export const number = z.pipe(counted, z.number());

const fromZero = z.int().check(z.minimum(0));

/** A whole number from 0 (ids, counts), as a number or a numeric string → number. */
export const whole = z.pipe(counted, fromZero);

const dropped = new WeakSet<z.core.$ZodType>();

/** Marks the decoder of a field without which its row is still usable: a value that it cannot have is dropped. */
export function droppable<S extends z.core.$ZodType>(decoder: S): S {
  dropped.add(decoder);
  return decoder;
}

/** Whether a decoder was marked as droppable. */
export const isDroppable = (decoder: z.core.$ZodType): boolean => dropped.has(decoder);

/**
 * The same as `optional` for what is made or paid by it: without it the row would say another thing, so a value that it
 * cannot have refuses the reply.
 */
export const optionalButExact = <S extends z.core.$ZodType>(schema: S) =>
  z.pipe(
    z.optional(z.nullable(z.union([schema, z.literal('')]))),
    z.transform((value): z.core.output<S> | null => (value === undefined || value === '' ? null : value)),
  );

/** Missing, null and '' mean "not known" → null. */
export const optional = <S extends z.core.$ZodType>(schema: S) => droppable(optionalButExact(schema));

/** The same as `listOrNone` for what is made or paid by it. */
export const exactListOrNone = <S extends z.core.$ZodType>(item: S) =>
  z.pipe(
    z.optional(z.nullable(z.array(item))),
    z.transform((items): z.core.output<S>[] => items ?? []),
  );

/** A list that a server may leave out: missing and null mean an empty one. */
export const listOrNone = <S extends z.core.$ZodType>(item: S) => droppable(exactListOrNone(item));

const missingIsFalse = () =>
  z.pipe(
    z.optional(z.nullable(flag)),
    z.transform((value) => value ?? false),
  );

/** The same as `flagOrFalse` for what is made or paid by it. */
export const exactFlagOrFalse = missingIsFalse();

/** A flag that is false when missing. */
export const flagOrFalse = droppable(missingIsFalse());

/** How servers write that there is no text; the last two are texts by mistake. */
const NO_TEXT: readonly unknown[] = [undefined, null, '', 'null', 'undefined'];

/** Returns a transform that maps missing, null and '' to null and converts every other value. */
const unlessMissing = <Known, Made>(make: (value: Known) => Made) =>
  z.transform((value: Known | null | undefined): Made | null =>
    value === undefined || value === null || NO_TEXT.includes(value) ? null : make(value),
  );

// The next three equal optional(number), optional(whole) and optional(text) with half the steps, for lists of ten
// thousand rows.

const sentNumber = z.nullable(z.union([z.number(), z.literal(''), numeric]));
const sentText = z.union([z.string(), z.number()]);

const optionallyCounted = z.pipe(z.optional(sentNumber), unlessMissing(Number));

/** An optional number; null when missing. */
export const optionalNumber = droppable(z.pipe(optionallyCounted, z.nullable(z.number())));

/** Optional degrees; null when missing, and for the 0 of a column that nobody filled: no place of ours is there. */
export const optionalDegrees = droppable(
  z.pipe(
    optionalNumber,
    z.transform((value) => (value === 0 ? null : value)),
  ),
);

/** An optional whole number from 0; null when missing. */
export const optionalWhole = droppable(z.pipe(optionallyCounted, z.nullable(fromZero)));

/** A number of versions from 1; 1 when missing. */
export const versionNumber = droppable(
  z.pipe(
    optionalWhole,
    z.transform((value) => value ?? 1),
  ),
);

/** Text; servers also send telephone numbers and codes as numbers → string. */
export const text = z.pipe(sentText, z.transform(String));

const nullOrText = z.nullable(sentText);

/** An optional text; null when missing. */
export const optionalText = droppable(z.pipe(z.optional(nullOrText), unlessMissing(String)));

// What a form offers only where the server tells it: missing stays missing, null and '' are null.

/** A text that may be missing. */
export const toldText = droppable(z.optional(z.pipe(nullOrText, unlessMissing(String))));

/** A whole number from 0 that may be missing. */
export const toldWhole = droppable(
  z.optional(z.pipe(z.pipe(sentNumber, unlessMissing(Number)), z.nullable(fromZero))),
);

const decodedByRows = new WeakSet<z.core.$ZodType>();

/**
 * Marks the decoder of a list, bare or inside `{data}`, that decodes each row by itself: some of the rows, in the same
 * form, decode to their part of the whole result.
 */
export function byRows<S extends z.core.$ZodType>(decoder: S): S {
  decodedByRows.add(decoder);
  return decoder;
}

/** Whether a decoder was marked with byRows. */
export const isDecodedByRows = (decoder: z.core.$ZodType): boolean => decodedByRows.has(decoder);

/** A list, bare or inside `{data}` → array. */
export const list = <S extends z.core.$ZodType>(item: S) =>
  byRows(
    z.pipe(
      z.union([z.array(item), z.looseObject({ data: z.array(item) })]),
      z.transform((value): z.core.output<S>[] => (Array.isArray(value) ? value : value.data)),
    ),
  );

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a reply holds: itself when it has an id, else what is under the first of `keys`. */
function heldIn(keys: readonly string[], value: unknown): unknown {
  if (!isRecord(value) || 'id' in value) return value;
  const key = keys.find((name) => typeof value[name] === 'object' && value[name] !== null);
  return key === undefined ? value : heldIn(keys, value[key]);
}

/**
 * Decodes the object under one of `keys`, at any depth, otherwise the value itself. The choice is made before
 * decoding, so that the path of an error belongs to the chosen shape.
 */
export const inside = <S extends z.core.$ZodType>(keys: readonly string[], schema: S) =>
  z.pipe(
    z.transform((value: unknown) => heldIn(keys, value)),
    schema,
  );

/**
 * Renames aliases before decoding: `{ lat: ['latitude'] }` reads lat from latitude when lat is missing. The alias
 * itself is kept, like every unknown field.
 */
export const withAliases = <S extends z.core.$ZodType>(
  aliases: Readonly<Record<string, readonly string[]>>,
  schema: S,
) => {
  const names = Object.entries(aliases);
  return z.pipe(
    z.transform((value: unknown): unknown => {
      if (!isRecord(value)) return value;
      let filled = value;
      for (const [name, others] of names) {
        if (isKnown(value[name])) continue;
        const other = others.find((alias) => isKnown(value[alias]));
        if (other !== undefined) filled = { ...filled, [name]: value[other] };
      }
      return filled;
    }),
    schema,
  );
};

const isKnown = (value: unknown) => value !== undefined && value !== null;
