import * as z from 'zod/mini';
import { Asked } from '#src/quoting/asked.ts';
import { Fitting } from '#src/quoting/fitting.ts';
import { Line } from '#src/quoting/line.ts';
import { MeasuredMm, Mount } from '#src/quoting/measures/measured.ts';
import { Drawback } from '#src/quoting/reasons/drawback.ts';
import {
  exactFlagOrFalse,
  exactListOrNone,
  flag,
  number,
  optional,
  optionalButExact,
  optionalText,
  text,
  whole,
  withAliases,
} from '../wire.ts';

/**
 * Types that quotes, cart and orders share. The specification has their screens and counters, but not their calls:
 * everything here is assumed. Measures are whole millimetres, amounts are whole centavos.
 */

/** Centavos; a difference may be negative. */
export const centavos = z.pipe(number, z.int());

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object of the pricing engine; properties that the server sends as null are omitted. */
const withoutNulls = <S extends z.core.$ZodType>(schema: S) =>
  z.pipe(
    z.transform((value: unknown): unknown =>
      isRecord(value)
        ? Object.fromEntries(Object.entries(value).filter(([, field]) => field !== null))
        : value,
    ),
    schema,
  );

/** A requested window: its product, size and options. */
export const QuotedWindow = z.looseObject({
  /** Identifies the window within its quote; the client that adds the window creates the key. */
  key: text,
  /** Name shown to people: "Sala". */
  name: text,
  /** Slug of the variant. */
  variant: text,
  /** Slug of the colour. */
  color: text,
  line: withoutNulls(Line),
  /** Where a blind is mounted; null when not stated, and for awnings that project from a wall. */
  mount: optionalButExact(Mount),
  /** The recess measured at three points in each direction; null when the size was typed directly. */
  measured: optionalButExact(withoutNulls(MeasuredMm)),
  /** How it is fixed and handled; null when not stated. */
  fitting: optionalButExact(withoutNulls(Fitting)),
  /**
   * What was asked for, where the buyer accepted another size or several blinds in place of one; null when the line
   * is what was asked for.
   */
  asked: optionalButExact(withoutNulls(Asked)),
  /** What the workshop and whoever installs are told of it; missing or null without words. */
  note: z.optional(optionalText),
  /** Whether the client of its quote may leave it out; missing where not. */
  optional: z.optional(exactFlagOrFalse),
  /** The disadvantages that the buyer accepts with it, as on the day when it was saved; missing or null when not stated. */
  drawbacks: z.optional(z.nullable(z.array(Drawback))),
});
export type QuotedWindow = z.output<typeof QuotedWindow>;

/** A window with its price for the current user: `unit × quantity + once − discount = total`. */
export const PricedWindow = z.extend(QuotedWindow, {
  unit_centavos: centavos,
  once_centavos: centavos,
  discount_centavos: centavos,
  total_centavos: centavos,
});
export type PricedWindow = z.output<typeof PricedWindow>;

/** A line that a dealer adds to their client's price, as typed: installation, a discount, which is negative. */
export const OwnLine = z.looseObject({
  name: text,
  centavos,
  /** Whether the amount includes IVA. */
  holds_iva: flag,
});
export type OwnLine = z.output<typeof OwnLine>;

/** The same as it is sent. */
export const OwnLinePayload = z.object({ name: z.string(), centavos: z.int(), holds_iva: z.boolean() });
export type OwnLinePayload = z.output<typeof OwnLinePayload>;

/** The margin that a dealer gave one window, by its key: not a field of the window, which its client gets. */
export const LineMargin = z.looseObject({ key: text, margin_bp: whole });
export type LineMargin = z.output<typeof LineMargin>;

/** The same as it is sent. */
export const LineMarginPayload = z.object({ key: z.string(), margin_bp: z.number() });
export type LineMarginPayload = z.output<typeof LineMarginPayload>;

/**
 * The totals of all windows: subtotal − discount + own lines + freight + rounding is what IVA is worked out on. base + iva = total,
 * and deposit + balance = total, to the centavo.
 */
export const Totals = z.looseObject({
  /** Whether windows, subtotal and discount include IVA. */
  holds_iva: flag,
  subtotal_centavos: centavos,
  discount_centavos: centavos,
  /** What a dealer added to their client's price, with IVA; missing in totals that are not a dealer's client's. */
  own_lines: z.optional(exactListOrNone(z.looseObject({ name: text, centavos }))),
  /** Includes IVA where windows do; null while nobody knows it: the total is without it then. */
  freight_centavos: optionalButExact(centavos),
  /** What makes the total whole tens of pesos; missing or null where a dealer did not ask for that. */
  rounding_centavos: z.optional(optionalButExact(centavos)),
  base_centavos: centavos,
  iva_centavos: centavos,
  total_centavos: centavos,
  deposit_centavos: centavos,
  balance_centavos: centavos,
});
export type Totals = z.output<typeof Totals>;

/** The price list that prices were taken from. */
export const PriceListRef = z.looseObject({ id: text, version: whole });
export type PriceListRef = z.output<typeof PriceListRef>;

/** The user who made a quote or an order, and how its client reaches them. */
const Maker = withAliases(
  { name: ['company'] },
  z.looseObject({ id: whole, name: optionalText, phone: optionalText, email: optionalText }),
);
export type Maker = z.output<typeof Maker>;

/** The client of a quote. */
export const Client = z.looseObject({ name: optionalText, phone: optionalText, email: optionalText });
export type Client = z.output<typeof Client>;

/** Where an order goes, besides its postcode, and who receives it. */
export const DeliveryAddress = z.looseObject({
  /** Street and number. */
  street: optionalText,
  neighborhood: optionalText,
  city: optionalText,
  /** How to find it. */
  references: optionalText,
  receiver: optionalText,
  phone: optionalText,
});
export type DeliveryAddress = z.output<typeof DeliveryAddress>;

/** The same as it is sent; '' where nothing was typed. */
export const AddressPayload = z.object({
  street: z.string(),
  neighborhood: z.string(),
  city: z.string(),
  references: z.string(),
  receiver: z.string(),
  phone: z.string(),
});
export type AddressPayload = z.output<typeof AddressPayload>;

/** A window as the client sends it. */
export const WindowPayload = z.object({
  key: z.string(),
  name: z.string(),
  variant: z.string(),
  color: z.string(),
  line: Line,
  /** Where a blind is mounted; null when not stated, and for awnings that project from a wall. */
  mount: z.nullable(Mount),
  /**
   * The recess measured at three points in each direction; null when the size was typed directly or a measure is
   * missing.
   */
  measured: z.nullable(MeasuredMm),
  /** How it is fixed and handled, with every fact that the product has; null when not stated. */
  fitting: z.nullable(Fitting),
  /**
   * What was asked for, where the buyer accepted another size or several blinds in place of one; null when as asked
   * for.
   */
  asked: z.nullable(Asked),
  /** What the workshop and whoever installs are told of it; left out without words. */
  note: z.optional(z.nullable(z.string())),
  /** Whether the client of its quote may leave it out; left out where not. */
  optional: z.optional(z.boolean()),
});
export type WindowPayload = z.output<typeof WindowPayload>;

/** The price list and the total that the sender saw: the server refuses (422) when its own total differs. */
export const SeenPrice = z.object({
  price_list: z.object({ id: z.string(), version: z.number() }),
  /** Total of all windows and the freight that is known, with IVA. */
  total_centavos: z.number(),
});

export const maker = optional(Maker);
