import * as z from 'zod/mini';

const Texts = z.record(z.string(), z.string());

/** What a person decided about a list of windows, which a reload of the page must not lose. */
export const Decided = z.object({
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
  /** Unit of measures without one of their own; null while a person has to say. */
  unit: z.nullable(z.enum(['mm', 'cm', 'm', 'in'])),
  /** Whether the columns were confirmed. */
  isChecked: z.boolean(),
  /** What was typed in place of cells, by the number of the row and by the field of the column. */
  mended: z.record(z.string(), Texts),
  /** Numbers of the rows that are added already. */
  added: z.array(z.number()),
});
export type Decided = z.output<typeof Decided>;

/** Reads the text of decisions; null for another text. */
export function decidedFrom(text: string): Decided | null {
  try {
    return z.safeParse(Decided, JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
