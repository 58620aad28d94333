import * as z from 'zod/mini';
import { get, post, put, type Endpoint } from '../endpoint.ts';
import { optionalMoment } from '../moment.ts';
import { None } from '../none.ts';
import { inside, listOrNone, optional, optionalNumber, optionalWhole, text, whole } from '../wire.ts';
import { centavos } from './quoted.ts';

/**
 * A material of the workshop: a cloth by its code and the width of its roll, a profile by its bar, anything else by the
 * metre or the piece. A figure that the server does not send is unknown, not zero.
 */
const Material = z.looseObject({
  /** What a plan takes it by. */
  id: text,
  code: text,
  name: text,
  /** Unit of the amounts and the cost: `m` or `pieza`. */
  unit: text,
  /** Width of the roll. */
  width_mm: optionalWhole,
  /** Length of a whole roll or bar. */
  length_mm: optionalWhole,
  /** Whole rolls or bars that are free. */
  whole: optionalWhole,
  /** Free lengths of rolls and bars that were begun. */
  started_mm: listOrNone(whole),
  /** Useful rests of cloth that are free. */
  remnants: listOrNone(z.looseObject({ id: text, width_mm: whole, length_mm: whole })),
  free: optionalNumber,
  /** What a unit costs the shop; only an administrator gets it. */
  cost_centavos: optional(centavos),
});
export type Material = z.output<typeof Material>;

/** What a plan takes of a material, in its unit. */
const Take = z.looseObject({ material: text, quantity: z.number() });

/** Pieces of a window, by its key, that were spoiled and are cut again. */
const Recut = z.looseObject({ window: text, pieces: whole });
export type Recut = z.output<typeof Recut>;

/** `apartado` reserves its materials; `cortado` has used them, `liberado` has freed them: its orders may be planned again. */
export const CutPlanState = z.enum(['apartado', 'cortado', 'liberado']);

/** A saved cut plan. */
const CutPlan = z.looseObject({
  id: text,
  /** Folio shown to people: "PC-14". */
  folio: text,
  state: CutPlanState,
  /** Ids of its orders. */
  orders: z.array(text),
  /** The pieces of its one order that it cuts again; none for a plan of whole orders. */
  recut: listOrNone(Recut),
  /** ISO 8601 date and time. */
  made_at: optionalMoment,
  takes: z.array(Take),
  /** Where every piece lies, as it was sent. */
  layout: z.unknown(),
});
export type CutPlan = z.output<typeof CutPlan>;

const CuttingStock = inside(
  ['data'],
  z.looseObject({ materials: z.array(Material), plans: listOrNone(CutPlan) }),
);
export type CuttingStock = z.output<typeof CuttingStock>;

const OneCutPlan = inside(['data', 'plan'], CutPlan);

export const cuttingCalls = {
  cuttingStock: get('/api/cutting', {
    summary: 'Materials of the workshop that are free, and the cut plans of orders',
    area: 'cutting',
    access: 'session',
    assumed: 'list',
    input: None,
    output: CuttingStock,
  }),
  /** The server answers 409 when a material is no longer free, or the orders or pieces have a plan. */
  reserveCutPlan: post('/api/cut-plans', {
    summary: 'Save a cut plan and reserve what it takes',
    area: 'cutting',
    access: 'administrator',
    assumed: 'done',
    input: z.object({
      orders: z.array(z.string()),
      /** Cuts only these pieces again, of one order; none for whole orders. */
      recut: z.array(z.object({ window: z.string(), pieces: z.number() })),
      takes: z.array(z.object({ material: z.string(), quantity: z.number() })),
      /** Useful rests of cloth that cutting leaves: they become stock when it is cut. */
      remnants: z.array(
        z.object({
          ...{ material: z.string(), width_mm: z.number(), length_mm: z.number() },
          /** What is written on it, after the plan's folio: "R1". */
          label: z.optional(z.string()),
        }),
      ),
      layout: z.unknown(),
    }),
    output: OneCutPlan,
  }),
  /** Cut: its rests become stock. Released: everything is free again. */
  closeCutPlan: put('/api/cut-plans/:id/state', {
    summary: 'Say that a plan was cut, or release its materials',
    area: 'cutting',
    access: 'administrator',
    assumed: 'done',
    input: z.object({ id: z.string(), to: z.enum(['cortado', 'liberado']) }),
    output: OneCutPlan,
  }),
} as const satisfies Record<string, Endpoint>;
