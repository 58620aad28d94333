import type { AnyStateMachine } from 'xstate';
import type { CallName } from '#src/api/contract/index.ts';
import { machines, type MachineName } from '#machines/index.ts';
import { kits } from './index.ts';
import type { Question, Sample, Start } from './kit.ts';
import type { ChartWords } from './words.ts';

/** A kit once the machine's own types are forgotten: what goes through all charts reads this. */
export interface AnyKit {
  readonly words: ChartWords;
  readonly path: string;
  readonly screenAsks?: readonly CallName[];
  readonly within?: string;
  readonly starts: readonly Start<unknown>[];
  readonly events: Readonly<Record<string, readonly Sample<object>[]>>;
  readonly invokes: Readonly<Record<string, Question | null>>;
  readonly facts: (context: never) => unknown;
  readonly automatic?: readonly string[];
  readonly silent?: readonly string[];
}

/** A machine with what is needed to walk it. */
export interface Walkable {
  readonly name: MachineName;
  readonly machine: AnyStateMachine;
  readonly kit: AnyKit;
}

/** The names of all charts, in the order of the table. */
export const machineNames = Object.keys(machines).filter((name): name is MachineName => name in machines);

/** A chart by its name. */
export const walkable = (name: MachineName): Walkable => ({ name, machine: machines[name], kit: kits[name] });
