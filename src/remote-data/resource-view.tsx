import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRef, EventObject, Snapshot } from 'xstate';
import type { WaitingTag } from '#machines/support/waiting.ts';
import { progressOf } from '#src/actor-hooks/progress-of.ts';
import type { CallName } from '#src/api/contract/index.ts';
import type { ApiError } from '#src/api/errors.ts';
import type { FailureTexts } from './failure-text.ts';
import { RemoteState } from './remote-state.tsx';

/** What this view reads of a resource machine's snapshot. */
type ResourceSnapshot<Data> = Snapshot<unknown> & {
  readonly context: { readonly data: Data | null; readonly error: ApiError | null };
  readonly matches: (state: 'loading' | 'failed') => boolean;
  readonly hasTag: (tag: WaitingTag) => boolean;
};

/** The actor of a resource, as far as this view uses it. */
export type ResourceActor<Data> = Pick<
  ActorRef<ResourceSnapshot<Data>, EventObject>,
  'getSnapshot' | 'subscribe'
> & {
  readonly send: (event: { type: 'resource.retry' } | { type: 'resource.cancel' }) => void;
};

/** The actor of a resource that is loaded without a query. */
export type ReloadableActor<Data> = ResourceActor<Data> & {
  readonly send: (event: { type: 'resource.load'; input: object }) => void;
};

interface ResourceViewProps<Data> {
  readonly actor: ResourceActor<Data>;
  /** Text of the wait, such as "Cargando el inventario…". */
  readonly loading: string;
  /** Texts for failures without a message from the server. */
  readonly texts?: FailureTexts;
  /** Shown when the server does not offer the resource. */
  readonly unavailable?: ReactNode;
  /** Loads a list again whose later pages did not arrive. */
  readonly onReload?: () => void;
  /** The call of a list, whose pages are counted while they arrive. */
  readonly call?: CallName;
  /** Renders the data, which stays visible during a reload. */
  readonly children: (data: Data) => ReactNode;
}

/** A resource: the wait for it, its failure, and its data. */
export function ResourceView<Data>(props: ResourceViewProps<Data>) {
  const { actor, loading, texts, unavailable, onReload, call, children } = props;
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
        data={data}
        onReload={onReload}
        call={call}
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
