import * as z from 'zod/mini';
import { Line } from '#src/quoting/line.ts';

/** What was chosen for a window beside its size and number: the engine's words, each missing where nothing was chosen. */
const Choices = z.omit(Line, { widthMm: true, heightMm: true, quantity: true });
export type Choices = z.output<typeof Choices>;

const three = z.tuple([z.string(), z.string(), z.string()]);

/** A window as somebody measured it, in what they typed. */
const Measured = z.object({
  /** Above, in the middle, below. */
  widths: three,
  /** On the left, in the middle, on the right. */
  heights: three,
  diagonals: z.tuple([z.string(), z.string()]),
});
export type Measured = z.output<typeof Measured>;

/** A window that somebody is putting together. What was typed is kept as it was typed, also where it is no measure. */
export const DraftWindow = z.object({
  key: z.string(),
  /** "Sala" */
  name: z.string(),
  /** Id of the family; null while none is chosen. */
  family: z.nullable(z.string()),
  /** Words in addresses; null while none is chosen. */
  variant: z.nullable(z.string()),
  color: z.nullable(z.string()),
  /** In the draft's unit, unless it names another. */
  width: z.string(),
  /** The drop; of an awning, its projection. */
  height: z.string(),
  quantity: z.string(),
  mount: z.enum(['inside', 'outside']),
  /** What the measuring helper was told; null where the size was typed as it is. */
  measured: z.nullable(Measured),
  choices: Choices,
});
export type DraftWindow = z.output<typeof DraftWindow>;

/** For whom a quote is, as typed. */
const DraftClient = z.object({ name: z.string(), phone: z.string(), email: z.string() });

/** A quote that is being put together, kept by this browser until it is saved or thrown away. */
export const Draft = z.object({
  version: z.literal(1),
  unit: z.enum(['cm', 'mm']),
  windows: z.array(DraftWindow),
  /** "Casa de los Garza" */
  title: z.string(),
  client: DraftClient,
  /** What a distributor wants to earn of the client's price, in percent, as typed. */
  margin: z.string(),
  /** The saved quote that this is, by an id that was given when it was first sent; null while it never was. */
  quote: z.nullable(
    z.object({
      id: z.string(),
      /** That this changes; null while no answer has said that it is saved. */
      revision: z.nullable(z.number()),
    }),
  ),
});
export type Draft = z.output<typeof Draft>;

export const EMPTY_DRAFT: Draft = {
  version: 1,
  unit: 'cm',
  windows: [],
  title: '',
  client: { name: '', phone: '', email: '' },
  margin: '',
  quote: null,
};

/** A window of which nothing is known yet. */
export const emptyWindow = (key: string, name: string): DraftWindow => ({
  key,
  name,
  family: null,
  variant: null,
  color: null,
  width: '',
  height: '',
  quantity: '1',
  mount: 'inside',
  measured: null,
  choices: {},
});
