import * as z from 'zod/mini';
import { Blinds } from '#src/quoting/asked.ts';
import { Fitting } from '#src/quoting/fitting.ts';
import { Line } from '#src/quoting/line.ts';

/**
 * Options of a window other than size and quantity, as the pricing engine names them; options not chosen are missing.
 */
const Choices = z.omit(Line, { widthMm: true, heightMm: true, quantity: true });
export type Choices = z.output<typeof Choices>;

const three = z.tuple([z.string(), z.string(), z.string()]);

/** The measures of a window, as typed. */
const Measured = z.object({
  /** At the top, in the middle, at the bottom. */
  widths: three,
  /** On the left, in the middle, on the right. */
  heights: three,
  diagonals: z.tuple([z.string(), z.string()]),
});
export type Measured = z.output<typeof Measured>;

/** What an accepted offer may change of a window. */
const Offered = z.object({
  family: z.string(),
  variant: z.string(),
  color: z.nullable(z.string()),
  line: Line,
});
export type Offered = z.output<typeof Offered>;

/** A window before its first accepted offer, and as the last one made it. */
const AcceptedOffer = z.object({
  was: Offered,
  became: Offered,
  /** How many hang side by side in place of each that was asked for. */
  blinds: z._default(Blinds, 1),
});
export type AcceptedOffer = z.output<typeof AcceptedOffer>;

/** A window that a person is configuring. Typed text is kept as typed, even when it is not a valid measure. */
export const DraftWindow = z.object({
  key: z.string(),
  /** "Sala" */
  name: z.string(),
  /** Id of the family; null when none is chosen. */
  family: z.nullable(z.string()),
  /** Slugs; null when none is chosen. */
  variant: z.nullable(z.string()),
  color: z.nullable(z.string()),
  /** In the draft's unit, unless the text contains another unit. */
  width: z.string(),
  /** The drop; the projection of an awning. */
  height: z.string(),
  quantity: z.string(),
  mount: z.enum(['inside', 'outside']),
  /** Values of the measuring helper; null when the size was typed directly. */
  measured: z.nullable(Measured),
  choices: Choices,
  /** How it is fixed and handled, where the person chose other than the default. */
  fitting: z._default(Fitting, {}),
  /** Whether the person said that children live where it hangs. */
  children: z._default(z.boolean(), false),
  /** What the workshop and whoever installs are told of it. */
  note: z._default(z.string(), ''),
  /** Whether the client may leave it out; missing where nobody said so. */
  optional: z.optional(z.boolean()),
  /** What the person accepted for a size that could not be made; null when they accepted nothing. */
  offer: z._default(z.nullable(AcceptedOffer), null),
});
export type DraftWindow = z.output<typeof DraftWindow>;

/** The client of a quote, as typed. */
const DraftClient = z.object({ name: z.string(), phone: z.string(), email: z.string() });

/** What a dealer adds to their client's price, as typed. */
const DraftOwnLine = z.object({
  key: z.string(),
  /** "Instalación" */
  name: z.string(),
  /** Pesos. */
  amount: z.string(),
  kind: z.enum(['with-iva', 'before-iva', 'discount']),
});
export type DraftOwnLine = z.output<typeof DraftOwnLine>;

/** A quote that is being configured, stored in this browser until it is saved or discarded. */
export const Draft = z.object({
  unit: z.enum(['cm', 'mm']),
  windows: z.array(DraftWindow),
  /** "Casa de los Garza" */
  title: z.string(),
  client: DraftClient,
  /** The postcode that it goes to, null for nowhere yet; missing where nobody knows. It is the one that this browser keeps while it is open. */
  postcode: z.optional(z.nullable(z.string())),
  /** The distributor's margin on the client's price, in percent, as typed. */
  margin: z.string(),
  /** Whether the distributor said the margin, or that there is none; else a new quote begins with their last one. */
  isMarginChosen: z.optional(z.boolean()),
  /** The margins of windows that have their own, as typed, by the windows' keys; missing in drafts that have none. */
  margins: z.optional(z.record(z.string(), z.string())),
  /** What the distributor adds to the client's price; missing in drafts that have none. */
  ownLines: z.optional(z.array(DraftOwnLine)),
  /** Whether the client's total becomes whole tens of pesos; missing where not. */
  rounded: z.optional(z.boolean()),
  /** The saved quote that this draft belongs to, by the id created on its first save; null when it was never sent. */
  quote: z.nullable(
    z.object({
      id: z.string(),
      /** Revision that the draft changes; null until a reply has confirmed that the quote is saved. */
      revision: z.nullable(z.number()),
      /** "C-1042"; null until it is saved. */
      folio: z._default(z.nullable(z.string()), null),
      /** Whether its client has the link: saving makes the next version, which the link shows. */
      isOffered: z.optional(z.boolean()),
    }),
  ),
});
export type Draft = z.output<typeof Draft>;

export const EMPTY_DRAFT: Draft = {
  unit: 'cm',
  windows: [],
  title: '',
  client: { name: '', phone: '', email: '' },
  margin: '',
  quote: null,
};

/** Returns a window without any options. */
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
  fitting: {},
  children: false,
  note: '',
  offer: null,
});
