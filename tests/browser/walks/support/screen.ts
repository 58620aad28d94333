import type { AnyStateMachine, EventFromLogic, EventObject, SnapshotFrom } from 'xstate';

/** How a person makes the real screen send an event. */
interface ByHand<Snapshot, Said> {
  readonly by: 'hand';
  readonly take: (payload: Said) => Promise<void>;
  /** Whether the screen offers it there. @default wherever the chart listens */
  readonly can?: (snapshot: Snapshot, payload: Said) => boolean;
  /** What it says is the screen's own and not the sample's, such as a token that the captcha's service gave. */
  readonly ownWords?: boolean;
}

/** An event that the app sends by itself, and that is sent in its place. */
interface ByApp {
  readonly by: 'app';
  readonly why: string;
}

/** An event that the screen sends as soon as it can: nobody has to. */
interface ByItself {
  readonly by: 'itself';
}

export type Hand<Snapshot, Said> = ByHand<Snapshot, Said> | ByApp | ByItself;

export const byApp = (why: string): ByApp => ({ by: 'app', why });
export const byItself: ByItself = { by: 'itself' };

/** Looks at what the screen shows in a state, and waits for it. */
export type Sight<Snapshot> = (snapshot: Snapshot) => Promise<void>;

type Payload<E extends EventObject, T extends E['type']> = Omit<Extract<E, { type: T }>, 'type'>;

/** `{ authenticated: 'known' }` → `authenticated.known` */
type PathOf<Value> = Value extends string
  ? Value
  : { [K in keyof Value & string]: `${K}.${PathOf<NonNullable<Value[K]>>}` }[keyof Value & string];

/** A machine's real screen: how each of its events is produced there, and what each of its states looks like. */
export interface WalkedScreen<M extends AnyStateMachine> {
  readonly hands: {
    readonly [T in EventFromLogic<M>['type']]: Hand<SnapshotFrom<M>, Payload<EventFromLogic<M>, T>>;
  };
  /** By the path of the innermost state. */
  readonly sights: { readonly [P in PathOf<SnapshotFrom<M>['value']>]: Sight<SnapshotFrom<M>> };
  /** What a walk leaves on the console, once at least. */
  readonly logs?: readonly RegExp[];
  /** Prepares what hands need besides the screen. */
  readonly prepare?: () => void;
}

/** A screen once the machine's own types are forgotten. */
export interface AnyScreen {
  readonly hands: Readonly<Record<string, Hand<never, never>>>;
  readonly sights: Readonly<Record<string, Sight<never>>>;
  readonly logs?: readonly RegExp[];
  readonly prepare?: () => void;
}
