import type { AnyMachineSnapshot } from 'xstate';
import type { Act } from '../kit/act.ts';
import type { Timer } from './clock.ts';

/** One step of a walk, as it happened. */
export interface Step {
  readonly act: Act;
  /** Who did it: somebody at the chart, or the screen (a person there, or the app by itself). */
  readonly by: 'chart' | 'screen';
  /** The event with its secrets masked. */
  readonly event: Readonly<Record<string, unknown>>;
  /** Transitions that it took, in their order. */
  readonly edges: readonly string[];
  /** Active states after it, as XState says them. */
  readonly value: AnyMachineSnapshot['value'];
  /** The context after it, with its secrets masked. */
  readonly context: unknown;
}

/** How a stage is doing. */
export interface StageState {
  /** Transitions that starting took. */
  readonly begun: readonly string[];
  /** The context after starting, masked. */
  readonly beginning: unknown;
  readonly steps: readonly Step[];
  /** Of the walked actor; null before the screen has started it. */
  readonly snapshot: AnyMachineSnapshot | null;
  /** Ids of the invokes that wait for an answer. */
  readonly asking: readonly string[];
  /** Ids of the invokes that nobody is going to answer. */
  readonly deaf: readonly string[];
  readonly timers: readonly Timer[];
}

/** A real screen whose machine is walked. */
export interface Stage {
  readonly getState: () => StageState;
  /** @returns a function that ends the subscription. */
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Does something, and resolves when the machine has heard of it.
   * @throws Error where it cannot be done: nothing asks, no timer of that name runs.
   */
  readonly perform: (act: Act) => Promise<void>;
  /** Does again what a walk once did; what the screen does by itself is waited for. */
  readonly repeat: (acts: readonly Act[]) => Promise<void>;
  /** Begins anew with one of the kit's starts. */
  readonly restart: (start: number) => Promise<void>;
}
