import * as z from 'zod/mini';
import { get, type Endpoint } from '../endpoint.ts';
import { optionalMoment } from '../moment.ts';
import { None } from '../none.ts';
import {
  flag,
  list,
  optional,
  optionalNumber,
  optionalText,
  optionalWhole,
  text,
  whole,
  withAliases,
} from '../wire.ts';

/**
 * The stock of one article. Assumed: the specification has the screens, but not the calls. Only id and name are
 * required; a figure that the server does not send is unknown, not zero.
 */
const StockFields = z.looseObject({
  id: whole,
  name: text,
  code: optionalText,
  family: optionalText,
  /** `#rrggbb`, the colour of the swatch. */
  color: optionalText,
  /** Unit of the figures below: `m` or `pieza`. */
  unit: optionalText,
  /** Total amount in the warehouse. */
  total: optionalNumber,
  /** Amount reserved for orders. */
  reserved: optionalNumber,
  /** Amount that can be sold today. */
  free: optionalNumber,
  /** Reorder level. */
  threshold: optionalNumber,
  /** Amount ordered from the manufacturer. */
  incoming: optionalNumber,
  /** Day of the expected delivery, ISO 8601. */
  incoming_at: optionalMoment,
  /** When the figures were last counted, ISO 8601 date and time. */
  updated_at: optionalMoment,
});

/** Fabric by the roll. */
export const RollStock = withAliases(
  { name: ['title'], total: ['stock', 'metres'] },
  z.extend(StockFields, {
    rolls: optionalWhole,
    /** Metres on a full roll. */
    roll_length: optionalNumber,
    /** Width of the roll in mm. */
    roll_width: optionalNumber,
  }),
);
export type RollStock = z.output<typeof RollStock>;

/** Stock that is counted or measured but not kept on rolls. */
export const PieceStock = withAliases({ name: ['title'], total: ['stock', 'pieces'] }, StockFields);
export type PieceStock = z.output<typeof PieceStock>;

/** The price of an article and the date it took effect. */
export const StockPrice = withAliases(
  { name: ['title'] },
  z.looseObject({
    id: whole,
    name: text,
    code: optionalText,
    family: optionalText,
    color: optionalText,
    unit: optionalText,
    /** Pesos, for the current user: by the same list and tier as their quotes. */
    price: optionalNumber,
    /** Whether the price includes IVA; null when the server does not say. */
    holds_iva: optional(flag),
    /** The previous price, in pesos. */
    previous_price: optionalNumber,
    updated_at: optionalMoment,
  }),
);
export type StockPrice = z.output<typeof StockPrice>;

export const stockCalls = {
  blindsStock: get('/api/inventory/blinds', {
    summary: 'Stock of fabrics by the roll',
    area: 'inventory',
    access: 'session',
    assumed: 'list',
    input: None,
    output: list(RollStock),
  }),
  galleriesStock: get('/api/inventory/galleries', {
    summary: 'Stock of galleries',
    area: 'inventory',
    access: 'session',
    assumed: 'list',
    input: None,
    output: list(PieceStock),
  }),
  motorsStock: get('/api/inventory/motors', {
    summary: 'Stock of motors and controls',
    area: 'inventory',
    access: 'session',
    assumed: 'list',
    input: None,
    output: list(PieceStock),
  }),
  pricesStock: get('/api/inventory/prices', {
    summary: 'Prices of the stocked articles',
    area: 'inventory',
    access: 'session',
    assumed: 'list',
    input: None,
    output: list(StockPrice),
  }),
} as const satisfies Record<string, Endpoint>;
