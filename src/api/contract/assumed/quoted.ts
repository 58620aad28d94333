import * as z from 'zod/mini';
import { Line } from '#src/quoting/line.ts';
import { MeasuredMm, Mount } from '#src/quoting/measured.ts';
import { flag, number, optional, optionalText, text, whole, withAliases } from '../wire.ts';

/**
 * What quotes, cart and orders have in common. The specification has their screens and counters, not their
 * calls: everything here is assumed. Measures are whole millimetres, money is whole centavos.
 */

/** Centavos; a difference may be below 0. */
export const centavos = z.pipe(number, z.int());

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Something in the engine's words; what a server writes as null was left out. */
const withoutNulls = <S extends z.core.$ZodType>(schema: S) =>
  z.pipe(
    z.transform((value: unknown): unknown =>
      isRecord(value)
        ? Object.fromEntries(Object.entries(value).filter(([, field]) => field !== null))
        : value,
    ),
    schema,
  );

/** A window as somebody asks for it: what covers it, in which size and how made. */
export const QuotedWindow = z.looseObject({
  /** Identifies it among the windows of its quote; the client that adds it makes the key. */
  key: text,
  /** What it is called: "Sala". */
  name: text,
  /** The variant's word in addresses. */
  variant: text,
  /** The colour's word in addresses. */
  color: text,
  line: withoutNulls(Line),
  /** Where a blind hangs; null where nobody said, and of what hangs in no recess: awnings. */
  mount: optional(Mount),
  /** The recess in three places each way; null where the size was typed as it is. */
  measured: optional(withoutNulls(MeasuredMm)),
});
export type QuotedWindow = z.output<typeof QuotedWindow>;

/** A window with its price for the person who asks: `unit × quantity + once − discount = total`. */
export const PricedWindow = z.extend(QuotedWindow, {
  unit_centavos: centavos,
  once_centavos: centavos,
  discount_centavos: centavos,
  total_centavos: centavos,
});
export type PricedWindow = z.output<typeof PricedWindow>;

/** Windows added up. base + iva = total, and deposit + balance = total, to the centavo. */
export const Totals = z.looseObject({
  /** Whether windows, subtotal and discount hold IVA. */
  holds_iva: flag,
  subtotal_centavos: centavos,
  discount_centavos: centavos,
  base_centavos: centavos,
  iva_centavos: centavos,
  total_centavos: centavos,
  deposit_centavos: centavos,
  balance_centavos: centavos,
});
export type Totals = z.output<typeof Totals>;

/** The price list that something was priced by. */
export const PriceListRef = z.looseObject({ id: text, version: whole });
export type PriceListRef = z.output<typeof PriceListRef>;

/** Somebody who made something. */
const Maker = withAliases({ name: ['company'] }, z.looseObject({ id: whole, name: optionalText }));
export type Maker = z.output<typeof Maker>;

/** For whom a quote is. */
export const Client = z.looseObject({ name: optionalText, phone: optionalText, email: optionalText });
export type Client = z.output<typeof Client>;

/** A window as it is sent. */
export const WindowPayload = z.object({
  key: z.string(),
  name: z.string(),
  variant: z.string(),
  color: z.string(),
  line: Line,
  /** Where a blind hangs; null where nobody said, and of what hangs in no recess: awnings. */
  mount: z.nullable(Mount),
  /** The recess in three places each way; null where the size was typed as it is, or any of the six is missing. */
  measured: z.nullable(MeasuredMm),
});
export type WindowPayload = z.output<typeof WindowPayload>;

/** The list and the total that the sender saw: a server that comes to another total refuses (422). */
export const SeenPrice = z.object({
  price_list: z.object({ id: z.string(), version: z.number() }),
  /** Of the whole, with IVA. */
  total_centavos: z.number(),
});

export const maker = optional(Maker);
