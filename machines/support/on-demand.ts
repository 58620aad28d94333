import { createActor, waitFor, type ActorRefFrom } from 'xstate';
import { createResourceMachine } from '../resource/resource.machine.ts';

type OnDemandActor<Value> = ActorRefFrom<ReturnType<typeof createResourceMachine<Value, null>>>;

/** A value that is loaded on demand, or the state of loading it. */
export type OnDemandState<Value extends object> = Value | 'loading' | 'failed';

/** A value that all parts of a page share, and that is loaded once, when it is first needed. */
export interface OnDemand<Value extends object> {
  readonly actor: OnDemandActor<Value>;
  /** Starts the load, or retries it after a failure. */
  readonly fetch: () => void;
  /** Loads the value and resolves with it. */
  readonly get: () => Promise<Value>;
  /** Loads the value and calls `act` with it. */
  readonly whenLoaded: (act: (value: Value) => void) => void;
  readonly state: () => OnDemandState<Value>;
  /** @returns a function that ends the subscription. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Returns a value that a function loads; the load runs on the chart of all resources. */
export function onDemand<Value extends object>(load: () => Promise<Value>): OnDemand<Value> {
  const actor: OnDemandActor<Value> = createActor(createResourceMachine('onDemand', load, null)).start();
  const fetch = () => {
    const { value } = actor.getSnapshot();
    if (value === 'idle' || value === 'failed') actor.send({ type: 'resource.load', input: null });
  };
  const get = async () => {
    fetch();
    const { context } = await waitFor(actor, ({ value }) => value === 'ready' || value === 'failed');
    if (context.data === null) throw context.error ?? new Error('nothing was loaded');
    return context.data;
  };
  return {
    actor,
    fetch,
    get,
    whenLoaded: (act) => {
      get().then(act, () => undefined);
    },
    state: () => {
      const { value, context } = actor.getSnapshot();
      return value === 'failed' ? value : (context.data ?? 'loading');
    },
    subscribe: (listener) => {
      const subscription = actor.subscribe(listener);
      return () => {
        subscription.unsubscribe();
      };
    },
  };
}
