import * as z from 'zod/mini';

const Point = z.tuple([z.number(), z.number()]);

const box = { x: z.number(), y: z.number(), w: z.number(), h: z.number() };

const Invoke = z.object({ ...box, id: z.string(), lines: z.array(z.string()) });

/** A state's box with what it says. A folded one stands for all that it holds. */
const StateBox = z.object({
  ...box,
  id: z.string(),
  folded: z.boolean(),
  /** Height of the part that names it, above whatever it holds. */
  head: z.number(),
  title: z.array(z.string()),
  key: z.string(),
  /** What it does on entry and exit. */
  notes: z.array(z.string()),
  invokes: z.array(Invoke),
  /** On a folded one: what opens it, and below that room for the word of whatever is active in it. */
  opener: z.nullable(z.object({ ...box, hidden: z.number() })),
});

const Path = z.object({ target: z.string(), points: z.array(Point) });

/** What is pressed to take a transition. Without paths it only acts, or enters its own state anew. */
const Pill = z.object({
  ...box,
  /** Ids of the transitions that it stands for: several only where folding has merged them. */
  edges: z.array(z.string()),
  icon: z.nullable(z.enum(['done', 'error', 'after', 'again'])),
  lines: z.array(z.string()),
  guard: z.nullable(z.string()),
  paths: z.array(Path),
});

/** The dot from which an arrow leads to the state that its parent begins in. */
const Start = z.object({ parent: z.string(), x: z.number(), y: z.number(), points: z.array(Point) });

const ChartView = z.object({
  /** Ids of the states that are drawn folded. */
  folded: z.array(z.string()),
  width: z.number(),
  height: z.number(),
  states: z.array(StateBox),
  pills: z.array(Pill),
  starts: z.array(Start),
});

/** Every drawing of one machine: all open first, then all folded, then with one compound opened at a time. */
export const ChartLayouts = z.object({ views: z.array(ChartView).check(z.minLength(1)) });

export type ChartLayouts = z.output<typeof ChartLayouts>;
export type ChartView = z.output<typeof ChartView>;
export type StateBox = z.output<typeof StateBox>;
export type Pill = z.output<typeof Pill>;
export type Start = z.output<typeof Start>;
export type Point = z.output<typeof Point>;
