import type { AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate';

/** A step of a chart. XState's own events (answers and timers) are not in the type of its events. */
interface StepOf<M extends AnyStateMachine> {
  readonly before: SnapshotFrom<M>;
  readonly event: EventFromLogic<M> | { readonly type: `xstate.${string}` };
  readonly after: SnapshotFrom<M>;
}

/** What a chart guarantees in everything that it can reach, in Spanish: testers read it. */
export type ChartPromise<M extends AnyStateMachine> = { readonly says: string } & (
  | { readonly always: (snapshot: SnapshotFrom<M>) => boolean }
  | { readonly eachStep: (step: StepOf<M>) => boolean }
  /** From every such place there is a way to one of the others: events and timers, without an answer of a server. */
  | {
      readonly from: (snapshot: SnapshotFrom<M>) => boolean;
      readonly leadsTo: (snapshot: SnapshotFrom<M>) => boolean;
      /** Whether the way may need an answer. @default false */
      readonly answered?: true;
    }
);

/** The promises of a chart. */
export interface ChartPromises<M extends AnyStateMachine> {
  /** What they read of the context, beyond what guards read. @default nothing */
  readonly sees?: (context: SnapshotFrom<M>['context']) => unknown;
  readonly promises: readonly ChartPromise<M>[];
}

/** Whether a step enters a place that it did not leave. */
export const enters = <S>(
  { before, after }: { readonly before: S; readonly after: S },
  isThere: (snapshot: S) => boolean,
): boolean => isThere(after) && !isThere(before);

/** The promises of any chart, for code that handles all of them. */
export interface AnyPromises {
  readonly sees?: (context: never) => unknown;
  readonly promises: readonly AnyPromise[];
}

export type AnyPromise = { readonly says: string } & (
  | { readonly always: (snapshot: never) => boolean }
  | { readonly eachStep: (step: never) => boolean }
  | {
      readonly from: (snapshot: never) => boolean;
      readonly leadsTo: (snapshot: never) => boolean;
      readonly answered?: true;
    }
);
