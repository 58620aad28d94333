import { useSelector } from '@xstate/react';
import { useId, useRef, type ReactNode } from 'react';
import type { ActorRef, EventObject, Snapshot } from 'xstate';
import type { WaitingTag } from '#machines/support/waiting.ts';
import type { ApiError } from '#src/api/errors.ts';
import { BRISK, progressOf } from '../../../support/progress-of.ts';
import { RemoteForm } from '../../../support/remote-form.tsx';
import { useArrival } from '../../../support/use-arrival.ts';
import { textsFor } from '../dialog/forbidden-text.ts';
import { Gone, isGone } from '../dialog/gone.tsx';
import { useStaleList } from '../dialog/use-stale-list.ts';
import { WorkDialog } from '../dialog/work-dialog.tsx';

/** What is looked at of a form's machine, whatever it sends. */
type FormSnapshot = Snapshot<unknown> & {
  readonly context: { readonly error: ApiError | null };
  readonly matches: (state: 'done') => boolean;
  readonly hasTag: (tag: WaitingTag) => boolean;
};

interface AccountFormProps {
  readonly actor: Pick<ActorRef<FormSnapshot, EventObject>, 'getSnapshot' | 'subscribe'> & {
    readonly send: (event: { type: 'form.cancel' }) => void;
  };
  /** Whether it is there already: somebody may delete it meanwhile. */
  readonly exists: boolean;
  readonly title: string;
  /** Names on the wire of the fields inside. */
  readonly fields: readonly string[];
  readonly waitingLabel: string;
  readonly submitLabel: string;
  readonly onSubmit: (data: FormData) => void;
  readonly onSaved: () => void;
  readonly onClose: () => void;
  /** Told once it is gone that the list may be out of date. */
  readonly onStale: () => void;
  readonly children: ReactNode;
}

/** The form of an account in its dialog at the side of the list: nothing typed is lost unasked. */
export function AccountForm(props: AccountFormProps) {
  const { actor, exists, title, fields, waitingLabel, submitLabel, onSubmit, onClose } = props;
  const snapshot = useSelector(actor, (state) => state);
  const { error } = snapshot.context;
  const titleId = useId();
  const touched = useRef(false);
  const gone = exists && isGone(error);
  useStaleList(actor, props.onStale);
  useArrival(actor, (state) => state.matches('done'), props.onSaved);
  return (
    <WorkDialog kind="side" title={title} titleId={titleId} isDirty={() => touched.current} onClose={onClose}>
      <div
        onChange={() => {
          touched.current = true;
        }}
      >
        <RemoteForm
          labelledBy={titleId}
          fields={fields}
          error={gone ? null : error}
          texts={textsFor(error)}
          progress={snapshot.matches('done') ? BRISK : progressOf(snapshot)}
          waitingLabel={waitingLabel}
          submitLabel={submitLabel}
          onSubmit={onSubmit}
          onCancel={() => {
            actor.send({ type: 'form.cancel' });
          }}
        >
          {props.children}
          {gone ? <Gone onLeave={onClose} /> : null}
        </RemoteForm>
      </div>
    </WorkDialog>
  );
}
