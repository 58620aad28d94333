import type { CallName } from '#src/api/contract/index.ts';

/** What came back for a call; nothing yet while it waits. */
export type CallEnd =
  | { readonly is: 'waiting' }
  | {
      readonly is: 'replied' | 'failed';
      readonly with: unknown;
      /** Missing without an answer, and in files of former versions. */
      readonly status?: number | undefined;
    };

/** A call that left the screen, with masked bodies. */
export interface MadeCall {
  readonly call: CallName | 'document';
  /** Number of steps before it. */
  readonly after: number;
  /** Whether the tester answers it; else the fake server does. */
  readonly isHeld: boolean;
  readonly input: unknown;
  readonly end: CallEnd;
}

/** A call as the gate sees it leave. */
export interface LeavingCall extends Pick<MadeCall, 'call' | 'isHeld' | 'input'> {
  readonly reply: Promise<unknown>;
  /** The HTTP status of a reply that is no failure; null before. */
  readonly status: () => number | null;
}

/** The calls that the tester does not answer. */
export const passedOf = (calls: readonly MadeCall[]): readonly MadeCall[] =>
  calls.filter(({ isHeld }) => !isHeld);
