import * as z from 'zod/mini';
import { ChartWords } from '../words.ts';

const Point = z.tuple([z.number(), z.number()]);

const box = { x: z.number(), y: z.number(), w: z.number(), h: z.number() };

const Invoke = z.object({ ...box, id: z.string(), lines: z.array(z.string()) });

/** A state's box with its texts. A collapsed one represents all its children. */
const StateBox = z.object({
  ...box,
  id: z.string(),
  collapsed: z.boolean(),
  /** Height of the header with its name, above its children. */
  head: z.number(),
  title: z.array(z.string()),
  key: z.string(),
  /** Its entry and exit actions. */
  notes: z.array(z.string()),
  invokes: z.array(Invoke),
  /** Of a collapsed state: the button that opens it, and below that room for the word of the active child. */
  opener: z.nullable(z.object({ ...box, hidden: z.number() })),
});

const Path = z.object({ target: z.string(), points: z.array(Point) });

/** The label to press to take a transition. Without paths it runs actions only, or enters its own state again. */
const Pill = z.object({
  ...box,
  /** Ids of its transitions: several only after collapsing merged them. */
  edges: z.array(z.string()),
  icon: z.nullable(z.enum(['done', 'error', 'after', 'again'])),
  lines: z.array(z.string()),
  /** The condition of its guard in words; empty without one. */
  guard: z.array(z.string()),
  paths: z.array(Path),
});

/** The dot and the arrow to the initial state. */
const Start = z.object({ parent: z.string(), x: z.number(), y: z.number(), points: z.array(Point) });

const ChartView = z.object({
  /** Ids of the collapsed states. */
  collapsed: z.array(z.string()),
  width: z.number(),
  height: z.number(),
  states: z.array(StateBox),
  pills: z.array(Pill),
  starts: z.array(Start),
});

/** Every drawing for one shape of pane: all open, all collapsed, then with one compound state open at a time. */
const Views = z.array(ChartView).check(z.minLength(1));

/** Every drawing of one machine, for a pane that is higher than wide, and for one that is wider than high. */
export const ChartLayouts = z.object({ tall: Views, wide: Views });

/** What a file holds: the drawings, and the words of all that they name. */
export const DrawnChart = z.extend(ChartLayouts, { words: ChartWords });

export type DrawnChart = z.output<typeof DrawnChart>;
export type ChartLayouts = z.output<typeof ChartLayouts>;
/** The shape of the pane that a drawing is made for. */
export type Shape = keyof ChartLayouts;
export type ChartView = z.output<typeof ChartView>;
export type StateBox = z.output<typeof StateBox>;
export type Pill = z.output<typeof Pill>;
export type Start = z.output<typeof Start>;
export type Point = z.output<typeof Point>;
