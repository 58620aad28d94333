import { useSelector } from '@xstate/react';
import { useId, useRef, type ReactNode } from 'react';
import type { ActorRef, EventObject, Snapshot } from 'xstate';
import { isDeleted } from '#machines/support/switch-run.ts';
import type { WaitingTag } from '#machines/support/waiting.ts';
import { progressOf, WAIT_STARTED } from '#src/actor-hooks/progress-of.ts';
import { useArrival } from '#src/actor-hooks/use-arrival.ts';
import type { ApiError } from '#src/api/errors.ts';
import { WorkDialog } from '#src/features/panel-screen/work-dialog.tsx';
import { RemoteForm } from '#src/forms/remote-form.tsx';
import { DeletedAccount } from '../dialog/deleted-account.tsx';
import { textsFor } from '../dialog/forbidden-text.ts';
import { useStaleList } from '../dialog/use-stale-list.ts';

/** Snapshot of a form machine, independent of its values. */
type FormSnapshot = Snapshot<unknown> & {
  readonly context: { readonly error: ApiError | null; readonly mayBeWritten: boolean };
  readonly matches: (state: 'done') => boolean;
  readonly hasTag: (tag: WaitingTag) => boolean;
};

interface AccountFormProps {
  readonly actor: Pick<ActorRef<FormSnapshot, EventObject>, 'getSnapshot' | 'subscribe'> & {
    readonly send: (event: { type: 'form.cancel' }) => void;
  };
  /** Whether the account exists, so that it may be deleted meanwhile. */
  readonly exists: boolean;
  /** Names the form, which keeps what was typed when the session expires. */
  readonly keptAs: string;
  readonly title: string;
  /** API names of the fields. */
  readonly fields: readonly string[];
  readonly waitingLabel: string;
  readonly submitLabel: string;
  readonly onSubmit: (data: FormData) => void;
  readonly onSaved: () => void;
  readonly onClose: () => void;
  /** Called on unmount when the list may be out of date. */
  readonly onStale: () => void;
  readonly children: ReactNode;
}

/** The form of an account in a dialog beside the list; asks before it loses input. */
export function AccountForm(props: AccountFormProps) {
  const { actor, exists, title, fields, waitingLabel, submitLabel, onSubmit, onClose } = props;
  const snapshot = useSelector(actor, (state) => state);
  const { error } = snapshot.context;
  const titleId = useId();
  const touched = useRef(false);
  const wasDeleted = exists && isDeleted(error);
  useStaleList(actor, props.onStale);
  useArrival(actor, (state) => state.matches('done'), props.onSaved);
  return (
    <WorkDialog kind="side" title={title} titleId={titleId} isDirty={() => touched.current} onClose={onClose}>
      <div
        // Select fields also emit `input`.
        onInput={() => {
          touched.current = true;
        }}
      >
        <RemoteForm
          labelledBy={titleId}
          keptAs={props.keptAs}
          fields={fields}
          error={wasDeleted ? null : error}
          texts={textsFor(error)}
          progress={snapshot.matches('done') ? WAIT_STARTED : progressOf(snapshot)}
          waitingLabel={waitingLabel}
          submitLabel={submitLabel}
          onSubmit={onSubmit}
          onCancel={() => {
            actor.send({ type: 'form.cancel' });
          }}
        >
          {props.children}
          {wasDeleted ? <DeletedAccount onLeave={onClose} /> : null}
        </RemoteForm>
      </div>
    </WorkDialog>
  );
}
