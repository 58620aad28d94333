import * as z from 'zod/mini';

/**
 * Shapes that a Laravel server may give the same fact (B14 to B17). Each decoder accepts all of them
 * and yields one, and decoding what it yielded yields the same again.
 */

/** true/false, 0/1 or "0"/"1" → boolean. */
export const flag = z.pipe(
  z.union([z.boolean(), z.literal([0, 1, '0', '1'])]),
  z.transform((value) => value === true || value === 1 || value === '1'),
);

const numeric = z.string().check(z.trim(), z.regex(/^[+-]?\d+(\.\d+)?([eE][+-]?\d+)?$/));

const counted = z.pipe(z.union([z.number(), numeric]), z.transform(Number));

/** A number, or a string that is one → number. */
export const number = z.pipe(counted, z.number());

const fromZero = z.int().check(z.minimum(0));

/** A whole number from 0 up (ids, counts), as a number or a numeric string → number. */
export const whole = z.pipe(counted, fromZero);

/** Missing, null and '' mean "not known" → null. */
export const optional = <S extends z.core.$ZodType>(schema: S) =>
  z.pipe(
    z.optional(z.nullable(z.union([schema, z.literal('')]))),
    z.transform((value): z.core.output<S> | null => (value === undefined || value === '' ? null : value)),
  );

/** What was made of something that may be missing, null or ''. */
const unlessMissing = <Known, Made>(make: (value: Known) => Made) =>
  z.transform((value: Known | null | undefined): Made | null =>
    value === undefined || value === null || value === '' ? null : make(value),
  );

// The three below mean optional(number), optional(whole) and optional(text), in half the steps: lists of ten thousand hold them.

const optionallyCounted = z.pipe(
  z.optional(z.nullable(z.union([z.number(), z.literal(''), numeric]))),
  unlessMissing(Number),
);

/** An optional number, null where missing. */
export const optionalNumber = z.pipe(optionallyCounted, z.nullable(z.number()));

/** An optional whole number from 0 up, null where missing. */
export const optionalWhole = z.pipe(optionallyCounted, z.nullable(fromZero));

/** Text; servers send telephone numbers and codes as numbers too → string. */
export const text = z.pipe(z.union([z.string(), z.number()]), z.transform(String));

/** An optional text, null where missing. */
export const optionalText = z.pipe(
  z.optional(z.nullable(z.union([z.string(), z.number()]))),
  unlessMissing(String),
);

/** A list, bare or inside `{data}` → array. */
export const list = <S extends z.core.$ZodType>(item: S) =>
  z.pipe(
    z.union([z.array(item), z.looseObject({ data: z.array(item) })]),
    z.transform((value): z.core.output<S>[] => (Array.isArray(value) ? value : value.data)),
  );

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Decodes the object in the first of `keys` that holds one, else the value itself. Being a plain
 * choice before decoding, it keeps the error's path that of the shape that was meant.
 */
export const inside = <S extends z.core.$ZodType>(keys: readonly string[], schema: S) =>
  z.pipe(
    z.transform((value: unknown): unknown => {
      if (!isRecord(value)) return value;
      const key = keys.find((name) => isRecord(value[name]));
      return key === undefined ? value : value[key];
    }),
    schema,
  );

/**
 * Renames aliases before decoding: `{ lat: ['latitude'] }` reads lat from latitude where lat is missing.
 * The alias itself stays, as every field that we do not know.
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
