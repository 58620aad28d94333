import * as z from 'zod/mini';
import { get, type Endpoint } from '../endpoint.ts';
import { None } from '../none.ts';
import { list, optionalNumber, optionalText, optionalWhole, text, whole, withAliases } from '../wire.ts';

/**
 * What is in the warehouse of one article. Assumed: the specification has the screens, not the calls. Only id and name are
 * needed; a figure that the server does not send is not known, which is not zero.
 */
const StockFields = z.looseObject({
  id: whole,
  name: text,
  code: optionalText,
  family: optionalText,
  /** `#rrggbb`, to draw a swatch with. */
  color: optionalText,
  /** What the figures below count: `m` or `pieza`. */
  unit: optionalText,
  /** All that lies there. */
  total: optionalNumber,
  /** What orders have spoken for. */
  reserved: optionalNumber,
  /** What can be sold today. */
  free: optionalNumber,
  /** Below this it is time to buy. */
  threshold: optionalNumber,
  /** What has been ordered from the maker. */
  incoming: optionalNumber,
  /** Day that it is expected on, ISO 8601. */
  incoming_at: optionalText,
  /** When the figures were last counted, ISO 8601 date and time. */
  updated_at: optionalText,
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

/** Whatever is counted or measured and comes on no roll. */
export const PieceStock = withAliases({ name: ['title'], total: ['stock', 'pieces'] }, StockFields);
export type PieceStock = z.output<typeof PieceStock>;

/** What an article costs, and since when. */
export const StockPrice = withAliases(
  { name: ['title'] },
  z.looseObject({
    id: whole,
    name: text,
    code: optionalText,
    family: optionalText,
    color: optionalText,
    unit: optionalText,
    /** Pesos, as the server states them for the person who asks. */
    price: optionalNumber,
    /** What it cost before, in pesos. */
    previous_price: optionalNumber,
    updated_at: optionalText,
  }),
);
export type StockPrice = z.output<typeof StockPrice>;

export const stockCalls = {
  blindsStock: get('/api/inventory/blinds', {
    summary: 'What is in stock of fabrics by the roll',
    area: 'inventory',
    access: 'session',
    assumed: 'list',
    input: None,
    output: list(RollStock),
  }),
  galleriesStock: get('/api/inventory/galleries', {
    summary: 'What is in stock of galleries',
    area: 'inventory',
    access: 'session',
    assumed: 'list',
    input: None,
    output: list(PieceStock),
  }),
  motorsStock: get('/api/inventory/motors', {
    summary: 'What is in stock of motors and controls',
    area: 'inventory',
    access: 'session',
    assumed: 'list',
    input: None,
    output: list(PieceStock),
  }),
  pricesStock: get('/api/inventory/prices', {
    summary: 'What the articles in stock cost',
    area: 'inventory',
    access: 'session',
    assumed: 'list',
    input: None,
    output: list(StockPrice),
  }),
} as const satisfies Record<string, Endpoint>;
