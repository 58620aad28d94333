import type { WaitingTag } from '#machines/support/waiting.ts';

/** The phase of a wait, as screens show it. */
export interface Progress {
  readonly waiting: boolean;
  readonly slow: boolean;
  readonly cancellable: boolean;
}

/** The phase of the wait that a machine's state is tagged with. */
export const progressOf = (snapshot: { hasTag: (tag: WaitingTag) => boolean }): Progress => ({
  waiting: snapshot.hasTag('waiting'),
  slow: snapshot.hasTag('slow'),
  cancellable: snapshot.hasTag('cancellable'),
});

/** A wait that has just started. */
export const WAIT_STARTED: Progress = { waiting: true, slow: false, cancellable: false };
