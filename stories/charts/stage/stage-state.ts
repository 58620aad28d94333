import type { AnyMachineSnapshot } from 'xstate';
import type { Hand } from '#mocks/demo/hand/hand.ts';
import type { ConsoleLine } from '#mocks/demo/hand/watch-console.ts';
import type { CallName } from '#src/api/contract/index.ts';
import type { Act, DoneAct } from '../fixtures/act.ts';
import type { Beginning } from '../fixtures/walk-code.ts';
import type { Timer } from './clock.ts';
import type { MadeCall } from './noted/calls.ts';
import type { Place } from './noted/place.ts';
import type { Shown } from './shown.ts';

/** The picture of a step: a data URL, or why there is none. */
export type StepPicture =
  | { readonly is: 'there'; readonly url: string }
  | { readonly is: 'missing'; readonly why: 'next' | 'old' | 'failed' };

/** One step of a walk. */
export interface Step extends DoneAct {
  /** Whether a replay sent its event, because what the person did had not the same effect. */
  readonly isSent: boolean;
  /** The event with its secrets masked. */
  readonly event: Readonly<Record<string, unknown>>;
  /** Transitions that it took, in order. */
  readonly edges: readonly string[];
  /** Active states after it, as XState's state value. */
  readonly value: AnyMachineSnapshot['value'];
  /** The context after it, with its secrets masked. */
  readonly context: unknown;
  /** What the screen showed after it; null when nobody looked, or another step followed at once. */
  readonly shown: Shown | null;
  /** What the screen looked like after it, secrets blank; missing until it is taken, and where nobody takes pictures. */
  readonly picture?: StepPicture;
}

/** A page of the app that the screen showed. */
export interface VisitedPage {
  /** Path and search. */
  readonly address: string;
  /** Number of steps before it. */
  readonly after: number;
}

/** The state of a stage. */
export interface StageState {
  /** Transitions that the start took. */
  readonly begun: readonly string[];
  /** The context after starting, masked. */
  readonly beginning: unknown;
  /** What the screen showed before the first step; null when nobody looked. */
  readonly shownFirst: Shown | null;
  readonly steps: readonly Step[];
  /** What a person did on the screen after the last step; missing where nobody watches. */
  readonly hand?: Hand | undefined;
  /** Of the walked actor; null until the screen starts it. */
  readonly snapshot: AnyMachineSnapshot | null;
  /** Ids of the invokes that wait for an answer. */
  readonly asking: readonly string[];
  /** Ids of the invokes that never get an answer. */
  readonly unanswered: readonly string[];
  readonly timers: readonly Timer[];
  /** Held calls that wait, and whose answer is an event of the chart. */
  readonly waiting: readonly string[];
  /** Calls that the chart does not make, and that the tester holds. */
  readonly held: readonly CallName[];
  /** Those of them that wait for their answer. */
  readonly heldWaiting: readonly CallName[];
  /** The calls that left the screen, held or not. */
  readonly calls: readonly MadeCall[];
  /** What the page wrote to its console, each with the number of steps before it. */
  readonly said: readonly (ConsoleLine & { readonly after: number })[];
  /** The pages of the app, the shown one last. */
  readonly pages: readonly VisitedPage[];
}

/** The state before the screen starts. */
export const NOTHING: StageState = {
  begun: [],
  beginning: null,
  shownFirst: null,
  steps: [],
  snapshot: null,
  asking: [],
  unanswered: [],
  timers: [],
  waiting: [],
  held: [],
  heldWaiting: [],
  calls: [],
  said: [],
  pages: [],
};

/** A real screen whose machine is walked. */
export interface Stage {
  readonly getState: () => StageState;
  /** @returns a function that ends the subscription. */
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Performs an act; resolves when the machine has received it.
   * @throws Error when the act is impossible: no open question, no such timer.
   */
  readonly perform: (act: Act) => Promise<void>;
  /**
   * Replays acts, each as its doer's: what a person did on the screen is done there again, and the screen sends its event.
   * Where it does not, the event is sent, and the step says so.
   * @param signal ends it after the act under way
   */
  readonly repeat: (walk: Omit<Beginning, 'start'>, signal?: AbortSignal) => Promise<void>;
  /** Its state once what the screen shows after the newest step is noted: a screen takes a moment to rest. */
  readonly witnessed: () => Promise<StageState>;
  /** A picture of what the screen shows now, secrets blank, as a data URL. */
  readonly photograph: () => Promise<string>;
  /** What the screen is about now, where it is in the app, and its size. */
  readonly place: () => Place;
  /** Restarts with one of the fixtures' starts. */
  readonly restart: (start: number) => Promise<void>;
}
