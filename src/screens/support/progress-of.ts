import type { WaitingTag } from '#machines/support/waiting.ts';

/** How far a wait has come, as screens show it. */
export interface Progress {
  readonly waiting: boolean;
  readonly slow: boolean;
  readonly cancellable: boolean;
}

/** The wait that a machine's state stands for. */
export const progressOf = (snapshot: { hasTag: (tag: WaitingTag) => boolean }): Progress => ({
  waiting: snapshot.hasTag('waiting'),
  slow: snapshot.hasTag('slow'),
  cancellable: snapshot.hasTag('cancellable'),
});

/** A wait that has only begun. */
export const BRISK: Progress = { waiting: true, slow: false, cancellable: false };
