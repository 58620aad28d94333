import * as z from 'zod/mini';
import { ItemPrice, PriceBasis } from './price-basis.ts';
import { BasisPoints, Id, listOf } from './units.ts';

/** A level of distributors and its discount, in basis points of the price before IVA. */
const Tier = z.strictObject({
  id: Id,
  discountBp: BasisPoints,
  /** Families of products with their own discount. */
  families: z.optional(z.record(Id, BasisPoints)),
});
export type Tier = z.output<typeof Tier>;

/** Everything that costs money, as it is published: a quote names the list and its version. */
export const PriceList = z.strictObject({
  id: Id,
  /** Grows with every change. */
  version: z.int().check(z.minimum(1)),
  /** First day on which it is valid, as YYYY-MM-DD in the shop's time zone. */
  validFrom: z.iso.date(),
  /** 16 % is 1,600. */
  ivaBp: BasisPoints,
  /** Whether its amounts include IVA. */
  amounts: z.enum(['with-iva', 'before-iva']),
  /** By the product's name. */
  products: z.record(Id, PriceBasis),
  /** By the name of a control, motor, remote, gallery, extra, bracket or surcharge. Free items are listed with 0. */
  items: z.record(Id, ItemPrice),
  /** Items of work at the client's house, such as installing: no tier's discount applies to them. */
  work: z.optional(listOf(Id)),
  tiers: listOf(Tier),
});
export type PriceList = z.output<typeof PriceList>;
