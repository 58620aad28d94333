import * as z from 'zod/mini';

/** What a person decided about a list, which a reload of the page must not lose. */
const decidedSheet = {
  /** How the bytes of the file are taken; null is what the reader recognises. */
  taking: z.object({
    encoding: z.nullable(z.string()),
    separator: z.nullable(z.string()),
    /** Which sheet of a workbook, from 0. */
    sheet: z.nullable(z.number()),
    /** The row with the headings, from 1; 0 for a list without any. */
    headings: z.nullable(z.number()),
  }),
  /** What each column is taken for; null while a person has to say. */
  uses: z.array(z.nullable(z.string())),
  /** Whether the columns were confirmed. */
  isChecked: z.boolean(),
  /** What was typed in place of cells, by the number of the row and by the field of the column. */
  mended: z.record(z.string(), z.record(z.string(), z.string())),
};

/** What was decided about a list of windows. */
export const DecidedWindows = z.object({
  ...decidedSheet,
  /** Unit of measures without one of their own; null while a person has to say. */
  unit: z.nullable(z.enum(['mm', 'cm', 'm', 'in', 'ft'])),
  /** Numbers of the rows that are added already. */
  added: z.array(z.number()),
});
export type DecidedWindows = z.output<typeof DecidedWindows>;

/** What was decided about a list of clients. */
export const DecidedClients = z.object({
  ...decidedSheet,
  /** What happens with a row, by its number: a new client; what the kept one lacks; in place of the kept; nothing. */
  chosen: z.record(z.string(), z.enum(['new', 'complete', 'replace', 'skip'])),
  /** Numbers of the rows that are saved already. */
  saved: z.array(z.number()),
});
export type DecidedClients = z.output<typeof DecidedClients>;

/** Reads the text of decisions; null for another text. */
export function decidedFrom<Decided>(schema: z.ZodMiniType<Decided>, text: string): Decided | null {
  try {
    return z.safeParse(schema, JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** What the columns of a list were taken for, for the next one with the same headings. */
export const knownColumns = {
  /** Its headings, without capitals and accents. */
  shape: z.string(),
  /** The field of each column, in their order. */
  uses: z.array(z.string()),
};

/** Lists that a person uses in turn are fewer than these. */
const MOST_KEPT = 20;

/** Longer headings are not worth their place. */
const MOST_LENGTH = 2_000;

/** Lists that are known by their headings, with another one in front; the oldest go, and too long headings are not kept. */
export const withList = <Known extends { readonly shape: string }>(
  known: readonly Known[],
  list: Known,
): readonly Known[] =>
  list.shape.length > MOST_LENGTH
    ? known
    : [list, ...known.filter(({ shape }) => shape !== list.shape)].slice(0, MOST_KEPT);
