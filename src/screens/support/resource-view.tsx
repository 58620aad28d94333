import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRef, EventObject, Snapshot } from 'xstate';
import type { WaitingTag } from '#machines/support/waiting.ts';
import type { ApiError } from '#src/api/errors.ts';
import type { FailureTexts } from './failure-text.ts';
import { progressOf } from './progress-of.ts';
import { RemoteState } from './remote-state.tsx';

/** What is looked at of a resource's machine, whatever is loaded. */
type ResourceSnapshot<Data> = Snapshot<unknown> & {
  readonly context: { readonly data: Data | null; readonly error: ApiError | null };
  readonly matches: (state: 'loading' | 'failed') => boolean;
  readonly hasTag: (tag: WaitingTag) => boolean;
};

/** The actor of a resource, as a screen deals with it. */
export type ResourceActor<Data> = Pick<
  ActorRef<ResourceSnapshot<Data>, EventObject>,
  'getSnapshot' | 'subscribe'
> & {
  readonly send: (event: { type: 'resource.retry' } | { type: 'resource.cancel' }) => void;
};

interface ResourceViewProps<Data> {
  readonly actor: ResourceActor<Data>;
  /** What is being waited for, such as "Cargando el inventario…". */
  readonly loading: string;
  /** Sentences for failures of which the server says nothing itself. */
  readonly texts?: FailureTexts;
  /** What to do where the server does not offer it. */
  readonly unavailable?: ReactNode;
  /** Draws what has come; it stays while it is asked for again. */
  readonly children: (data: Data) => ReactNode;
}

/** Something that is loaded: the wait, what went wrong, and what came, each where it belongs. */
export function ResourceView<Data>(props: ResourceViewProps<Data>) {
  const { actor, loading, texts, unavailable, children } = props;
  const snapshot = useSelector(actor, (state) => state);
  const { data, error } = snapshot.context;
  return (
    <>
      <RemoteState
        label={loading}
        progress={progressOf(snapshot)}
        error={snapshot.matches('failed') ? error : null}
        texts={texts}
        isKept={data !== null}
        onCancel={() => {
          actor.send({ type: 'resource.cancel' });
        }}
        onRetry={() => {
          actor.send({ type: 'resource.retry' });
        }}
      />
      {data === null ? (error?.kind === 'unavailable' ? unavailable : null) : children(data)}
    </>
  );
}
