import type { AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate';

/** A step of a chart. XState's own events (answers and timers) are not in the type of its events. */
interface StepOf<M extends AnyStateMachine> {
  readonly before: SnapshotFrom<M>;
  readonly event: EventFromLogic<M> | { readonly type: `xstate.${string}` };
  readonly after: SnapshotFrom<M>;
}

/** What a chart guarantees in everything that it can reach, in the words of `says`: Spanish, because testers read them. */
export type PromiseAbout<Snapshot, Step> = { readonly says: string } & (
  | { readonly always: (snapshot: Snapshot) => boolean }
  | { readonly never: (step: Step) => boolean }
  /** Every step of this kind holds; there must be one. */
  | { readonly when: (step: Step) => boolean; readonly holds: (step: Step) => boolean }
  /**
   * From every such place, and there must be one, a way leads to one of the others: by events and timers, without an
   * answer of a server.
   */
  | { readonly from: (snapshot: Snapshot) => boolean; readonly leadsTo: (snapshot: Snapshot) => boolean }
);

/** The promises of a chart. */
export interface ChartPromises<M extends AnyStateMachine> {
  /** What they read of the context, beyond what guards read. @default nothing */
  readonly sees?: (context: SnapshotFrom<M>['context']) => unknown;
  readonly promises: readonly PromiseAbout<SnapshotFrom<M>, StepOf<M>>[];
}

/** A promise of any chart, for code that handles all of them. */
export type AnyPromise = PromiseAbout<never, never>;

/** The promises of any chart. */
export interface AnyPromises {
  readonly sees?: (context: never) => unknown;
  readonly promises: readonly AnyPromise[];
}

/** Whether a step enters a place that it did not leave. */
export const enters = <S>(
  { before, after }: { readonly before: S; readonly after: S },
  isThere: (snapshot: S) => boolean,
): boolean => isThere(after) && !isThere(before);
