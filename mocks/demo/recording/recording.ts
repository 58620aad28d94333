import * as z from 'zod/mini';
import { Network } from '../../faults/conditions.ts';
import { HandAct } from '../hand/hand.ts';
import { Severity } from './severities.ts';

/** When it happened, in ms since the recording began. */
const at = z.int();

const States = z.array(z.string());

const Page = z.object({
  is: z.literal('page'),
  at,
  address: z.string(),
  /** Whether the browser loaded it anew, so that all machines began again. */
  isLoaded: z.optional(z.boolean()),
});

/** What the person did; secrets are blanked. */
const Done = z.object({ is: z.literal('act'), at, act: HandAct });

/** A machine that runs from now on, and its states. */
const Started = z.object({ is: z.literal('start'), at, actor: z.string(), chart: z.string(), to: States });

/** A machine took a transition. Its event is told by its type alone. */
const Moved = z.object({
  is: z.literal('move'),
  at,
  actor: z.string(),
  chart: z.string(),
  event: z.string(),
  from: States,
  to: States,
});

const Ended = z.object({ is: z.literal('end'), at, actor: z.string(), chart: z.string() });

/** A call left; `by` is the chart that asked, null where nobody knows. */
const Asked = z.object({
  is: z.literal('call'),
  at,
  id: z.int(),
  call: z.string(),
  request: z.string(),
  by: z.nullable(z.string()),
  body: z.unknown(),
});

/**
 * What came back. `status` is null without an answer, and in files of former versions where all went well; `reason` is
 * null when it did.
 */
const Answered = z.object({
  is: z.literal('answer'),
  at,
  id: z.int(),
  call: z.string(),
  ms: z.int(),
  status: z.nullable(z.int()),
  reason: z.nullable(z.string()),
  body: z.unknown(),
});

const Said = z.object({ is: z.literal('line'), at, level: z.enum(['error', 'warn']), text: z.string() });

/** From now on the calls of the page are late, or fail: the tester set it by hand. */
const NetworkSet = z.object({ is: z.literal('network'), at, network: Network });

/** A tester's remark; `after` is the number of acts before the moment that it is about. */
const Mark = z.object({
  is: z.literal('mark'),
  at,
  after: z.int().check(z.nonnegative()),
  severity: Severity,
  text: z.string(),
});
export type Mark = z.output<typeof Mark>;

/** Something that happened while a page was recorded. */
export const Entry = z.discriminatedUnion('is', [
  Page,
  Done,
  Started,
  Moved,
  Ended,
  Asked,
  Answered,
  Said,
  NetworkSet,
  Mark,
]);
export type Entry = z.output<typeof Entry>;

/** An entry without its moment, as those who watch a page tell it. */
export type Happening = Entry extends infer One ? (One extends Entry ? Omit<One, 'at'> : never) : never;

/** The state of the demo when a recording began. It is what a repetition starts from. */
export const Beginning = z.object({
  /** ISO 8601. */
  at: z.string(),
  address: z.string(),
  /** The scenario that filled the database, null for the usual rows; and its changes since, without secrets. */
  scenario: z.nullable(z.string()),
  changes: z.record(z.string(), z.unknown()),
  /** What the app had stored in this browser, without the session. */
  stored: z.record(z.string(), z.string()),
  /** The id of the person who was logged in; null for a visitor. */
  person: z.nullable(z.int()),
  /** As the browser names itself. */
  browser: z.string(),
  /** Size of the page in px. */
  width: z.int(),
  height: z.int(),
  /** The commit of the app; empty where it is not known. */
  commit: z.string(),
  /** How late calls were, and which failed; missing in files of former versions. */
  network: z.optional(Network),
});
export type Beginning = z.output<typeof Beginning>;

/** A recording as a file. */
export const Recording = z.object({
  format: z.literal('rollux-grabacion-1'),
  tester: z.string(),
  beginning: Beginning,
  entries: z.array(Entry),
});
export type Recording = z.output<typeof Recording>;

/** How many steps a recording has: the acts of its person. */
export const stepsOf = (entries: readonly Entry[]): number => entries.filter(({ is }) => is === 'act').length;
