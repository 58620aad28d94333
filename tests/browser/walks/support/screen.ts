import type { AnyStateMachine, EventFromLogic, EventObject, SnapshotFrom } from 'xstate';

/** How a person makes the real screen send an event. */
interface ByPerson<Snapshot, Said> {
  readonly by: 'person';
  readonly take: (payload: Said) => Promise<void>;
  /** Whether the screen offers it in this state. @default wherever the chart accepts it */
  readonly can?: (snapshot: Snapshot, payload: Said) => boolean;
  /** Whether its payload is the screen's own instead of the sample's, such as the captcha's token. */
  readonly ownPayload?: boolean;
}

/** An event of the app itself, which the test sends in its place. */
interface ByApp {
  readonly by: 'app';
  readonly why: string;
}

/** An event that the screen sends without the person. */
interface ByScreen {
  readonly by: 'screen';
}

export type Interaction<Snapshot, Said> = ByPerson<Snapshot, Said> | ByApp | ByScreen;

export const byApp = (why: string): ByApp => ({ by: 'app', why });
export const byScreen: ByScreen = { by: 'screen' };

/** A newer reply, for which nobody on a screen asks. */
export const arrivesByItself = byApp('newer replies come by themselves');

/** Waits until the screen shows a state. */
export type Appearance<Snapshot> = (snapshot: Snapshot) => Promise<void>;

type Payload<E extends EventObject, T extends E['type']> = Omit<Extract<E, { type: T }>, 'type'>;

/** `{ authenticated: 'known' }` → `authenticated.known` */
type PathOf<Value> = Value extends string
  ? Value
  : { [K in keyof Value & string]: `${K}.${PathOf<NonNullable<Value[K]>>}` }[keyof Value & string];

/** A machine's real screen: how a person produces each event, and what each state looks like. */
export interface WalkedScreen<M extends AnyStateMachine> {
  readonly interactions: {
    readonly [T in EventFromLogic<M>['type']]: Interaction<SnapshotFrom<M>, Payload<EventFromLogic<M>, T>>;
  };
  /** By the path of the innermost active state. */
  readonly appearances: { readonly [P in PathOf<SnapshotFrom<M>['value']>]: Appearance<SnapshotFrom<M>> };
  /** Whether only its first acts are taken: the rest needs an answer that no walk gives, and has tests of its own. */
  readonly isWalkedInPart?: true;
  /** Console messages that a walk causes at least once. */
  readonly logs?: readonly RegExp[];
  /** Prepares what the interactions need besides the screen. */
  readonly prepare?: () => void;
}

/** A screen without the machine's own types. */
export interface AnyScreen {
  readonly interactions: Readonly<Record<string, Interaction<never, never>>>;
  readonly appearances: Readonly<Record<string, Appearance<never>>>;
  readonly isWalkedInPart?: true;
  readonly logs?: readonly RegExp[];
  readonly prepare?: () => void;
}
