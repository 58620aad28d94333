import type { AnyStateMachine, ContextFrom, EventFromLogic, EventObject, InputFrom } from 'xstate';
import type { CallName } from '#src/api/contract/index.ts';
import type { Failure } from './outcome.ts';
import type { ChartWords } from './words.ts';

/** An example with the name by which a person picks it, in Spanish. */
export interface Sample<Value> {
  readonly name: string;
  readonly value: Value;
}

type Payload<E extends EventObject, T extends E['type']> = Omit<Extract<E, { type: T }>, 'type'>;

/** A way for a machine to start: what it is given, and where the person is then. */
export interface Start<Input> {
  readonly name: string;
  readonly input: Input;
  /** Token that the browser holds, if it holds one. */
  readonly token?: string;
  /** Whose the token is, to the fake server. @default the customer */
  readonly as?: 'customer' | 'distributor' | 'administrator';
  /** Events that the app sends by itself as soon as it has started. @default none */
  readonly sends?: readonly string[];
  /** Key of the captcha service; null for a deployment without one. @default a made-up one */
  readonly siteKey?: string | null;
}

/** What something that a state invokes wants of the world. */
export interface Question {
  /** The call that it makes, a document that a reply named, or the script of the captcha service. */
  readonly asks: CallName | 'document' | 'captcha';
  /** Good answers, decoded. */
  readonly answers: readonly Sample<unknown>[];
  /** What the machine does not hear of, since the part of the page that runs it is gone before. @default none */
  readonly unheard?: readonly Failure[];
}

/** All that walking a chart needs besides the chart: its words and its examples. */
export interface ChartKit<M extends AnyStateMachine> {
  readonly words: ChartWords & {
    readonly events: Readonly<Record<EventFromLogic<M>['type'], string>>;
  };
  /** Address that the real screen is shown at. */
  readonly path: string;
  /** What the screen asks for by itself, before the machine asks for the same: the fake server answers it. */
  readonly screenAsks?: readonly CallName[];
  /** Id of the machine that spawns this one, where several screens' parts run one. */
  readonly within?: string;
  /** Every kind of start. */
  readonly starts: readonly Start<InputFrom<M>>[];
  /** Payloads of the machine's own events, so chosen that every branch of every guard is met. */
  readonly events: {
    readonly [T in EventFromLogic<M>['type']]: readonly Sample<Payload<EventFromLogic<M>, T>>[];
  };
  /** By the invoke's id; null for what only listens. */
  readonly invokes: Readonly<Record<string, Question | null>>;
  /** The facts that guards read: with the state's value they make out where a walk stands. */
  readonly facts: (context: ContextFrom<M>) => unknown;
  /** Events that the screen sends by itself as soon as it can: nobody has to, and a replay waits for them. */
  readonly automatic?: readonly EventFromLogic<M>['type'][];
  /** Actions that reach the world and are left out of a walk in thought. */
  readonly silent?: readonly string[];
}

/** An example of an event that says nothing but its type. */
export const bare = [{ name: 'Sin datos', value: {} }] as const;
