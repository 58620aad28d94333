import * as z from 'zod/mini';
import { cleaned } from '#src/reading/cleaned.ts';
import { numberReadings, withoutCurrency } from '#src/reading/number.ts';
import { serverZone } from '../contract/server-zone.ts';
import { isDroppable } from '../contract/wire.ts';
import { differencesOf, type Difference } from '../issues.ts';
import { parseJson } from './parse-json.ts';
import { rowsIn } from './rows-in.ts';

type Path = readonly string[];

/** A reply that decodes once some of its fields are read or dropped. */
interface Mended<Output> {
  readonly output: Output;
  /** The fields that differ from the contract, and what is wrong there. */
  readonly differences: readonly Difference[];
}

/** Each place is read, then dropped in up to three ways, and a reply may hide a place behind another. */
const MOST_ROUNDS = 12;

/** The schemas that a schema is made of at one place: both ends of a pipe, the shapes of a union. */
function schemasAt(schema: z.core.$ZodType): readonly z.core.$ZodType[] {
  const { def } = schema._zod;
  const inner: readonly unknown[] = [
    ...('in' in def ? [def.in] : []),
    ...('out' in def ? [def.out] : []),
    ...('innerType' in def ? [def.innerType] : []),
    ...('options' in def && Array.isArray(def.options) ? def.options : []),
  ];
  return [schema, ...inner.filter(isSchema).flatMap(schemasAt)];
}

const isSchema = (value: unknown): value is z.core.$ZodType => value instanceof z.core.$ZodType;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The schemas of a field, of all shapes that its parent may have. */
const fieldOf = (parents: readonly z.core.$ZodType[], key: string): readonly z.core.$ZodType[] =>
  parents.flatMap((parent) => {
    const { def } = parent._zod;
    const field: unknown =
      'element' in def ? def.element : 'shape' in def && isRecord(def.shape) ? def.shape[key] : undefined;
    return isSchema(field) ? schemasAt(field) : [];
  });

/** The fields around a place that the contract calls optional, the nearest one last. */
function droppableAround(decoder: z.core.$ZodType, path: Path): readonly Path[] {
  let schemas = schemasAt(decoder);
  return path.flatMap((key, at) => {
    schemas = fieldOf(schemas, key);
    return schemas.some(isDroppable) ? [path.slice(0, at + 1)] : [];
  });
}

/** Where a decoder looks for its object: a reply may hold it under one of these (B17). */
const WRAPPERS = ['data', 'user', 'quote', 'order', 'cart'];

const valueAt = (body: unknown, path: Path): unknown =>
  path.reduce((value: unknown, key) => (isRecord(value) ? value[key] : undefined), body);

/** The path in the body itself: an issue inside a wrapped object does not name the wrapper. */
function pathIn(body: unknown, path: Path): Path {
  const [first, ...rest] = path;
  if (!isRecord(body) || first === undefined) return path;
  if (first in body) return [first, ...pathIn(body[first], rest)];
  const wrapper = WRAPPERS.find((key) => isRecord(body[key]));
  if (wrapper !== undefined) return [wrapper, ...pathIn(body[wrapper], path)];
  // One file instead of a list (B22).
  return first === '0' ? rest : path;
}

/** A copy of a body with another value at a path. */
function withValue(body: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(body)) {
    const items: readonly unknown[] = body;
    return items.map((item, at) => (String(at) === key ? withValue(item, rest, value) : item));
  }
  return isRecord(body) ? { ...body, [key]: withValue(body[key], rest, value) } : body;
}

/**
 * What stands for a value that was dropped, in the order in which it is tried: after null a field is read under its other
 * names (B21), '' is not known under any, and false leaves a row out.
 */
const notKnown: readonly unknown[] = [null, '', false];

/** A comma in these is one of decimals. */
const DEGREES = ['lat', 'lng', 'latitude', 'longitude'];

/**
 * The number that a text is: "1,234.50", "20,71"; "1,234" is a thousand, as PHP writes it, but no degrees. Undefined for
 * another value, and for one that may be two numbers.
 */
function numberIn(value: unknown, field = ''): number | undefined {
  if (typeof value !== 'string') return undefined;
  const [number, other] = numberReadings(withoutCurrency(cleaned(value)));
  return other === undefined || (value.includes(',') && !DEGREES.includes(field)) ? number : undefined;
}

const YES = /^(?:true|t|yes|y|s[ií]?|on|activ[oa])$/i;
const NO = /^(?:false|f|no?|off|inactiv[oa])$/i;

/** What a text in place of another value is: a flag as a word, a number, a column of JSON that was not decoded. */
function meantByText(sent: string, field: string | undefined): unknown {
  const text = sent.trim();
  if (YES.test(text)) return true;
  if (NO.test(text)) return false;
  try {
    return numberIn(text, field) ?? (/^[[{]/.test(text) ? parseJson(text) : undefined);
  } catch {
    return undefined;
  }
}

/** A time as PHP writes its own object: `{date, timezone_type, timezone}`. */
function timeIn(value: unknown): string | undefined {
  if (!isRecord(value) || typeof value['date'] !== 'string') return undefined;
  const { date, timezone } = value;
  if (timezone === serverZone()) return date;
  if (timezone === 'UTC') return `${date}Z`;
  return typeof timezone === 'string' && /^[+-]\d\d:\d\d$/.test(timezone) ? date + timezone : undefined;
}

/** What a value in another notation is, also a list under numbers or inside `{data}`. Undefined for any other. */
function meantBy(value: unknown, field?: string): unknown {
  if (typeof value === 'string') return meantByText(value, field);
  return Array.isArray(value) ? undefined : (timeIn(value) ?? rowsIn(value) ?? undefined);
}

/** Reads the value at a place, or drops the optional field around it; undefined when neither is left to try. */
function mendedAt(
  decoder: z.core.$ZodType,
  body: unknown,
  place: Path,
  dropped: Map<string, number>,
): unknown {
  const meant = meantBy(valueAt(body, pathIn(body, place)), place.at(-1));
  if (meant !== undefined) return withValue(body, pathIn(body, place), meant);
  const paths = droppableAround(decoder, place).map((field) => pathIn(body, field));
  // One that the reply has under another name, such as `role`, is dropped with what it is a part of.
  const path = paths.findLast((one) => valueAt(body, one) !== undefined) ?? paths[0];
  if (path === undefined) return undefined;
  const field = path.join('.');
  const tried = dropped.get(field) ?? 0;
  dropped.set(field, tried + 1);
  return tried === notKnown.length ? undefined : withValue(body, path, notKnown[tried]);
}

/**
 * Decodes a reply whose optional fields have values that they cannot have: a number in another notation is read, any other
 * is dropped from its row. Null when something required is wrong.
 */
export function mendReply<Output>(decoder: z.core.$ZodType<Output>, body: unknown): Mended<Output> | null {
  const differences = new Map<string, Difference>();
  const dropped = new Map<string, number>();
  let mended = body;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const result = z.safeParse(decoder, mended);
    if (result.success) return { output: result.data, differences: [...differences.values()] };
    for (const difference of differencesOf(result.error.issues)) {
      const place = difference.path === '' ? [] : difference.path.split('.');
      const next = mendedAt(decoder, mended, place, dropped);
      if (next === undefined) return null;
      mended = next;
      if (!differences.has(difference.path)) differences.set(difference.path, difference);
    }
  }
  return null;
}
