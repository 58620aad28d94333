import * as z from 'zod/mini';

/** The words that a page shows, and the names that addresses hold. */

/** A part of an address. It never changes, because links and search engines keep it. */
export const Slug = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'not a slug'));

const tidy = z.refine<string>(
  (text) => text === text.trim() && !/\s{2}|\n/.test(text),
  'spaces at an end or doubled',
);

/** A name, with a capital or a figure in front and no full stop. */
export const Name = z
  .string()
  .check(z.regex(/^[\p{Lu}\d]/u, 'no capital in front'), z.regex(/[^.]$/, 'a full stop after a name'), tidy);

/** One sentence or several, each ended. */
export const Text = z
  .string()
  .check(z.regex(/^[\p{Lu}\d¿¡«]/u, 'no capital in front'), z.regex(/[.?!]$/, 'no full stop'), tidy);

/** Exactly one sentence; figures such as 1.50 are not its end. */
export const Sentence = Text.check(
  z.refine<string>((text) => !/[.?!]\s/.test(text), 'more than one sentence'),
);

/** `#rrggbb`, in small letters. */
export const Hex = z.custom<`#${string}`>(
  (value) => typeof value === 'string' && /^#[0-9a-f]{6}$/.test(value),
  'not a colour as #rrggbb',
);
export type Hex = z.output<typeof Hex>;

/** A list that authors may write `as const`. */
export const listOf = <S extends z.core.$ZodType>(item: S) => z.readonly(z.array(item));
