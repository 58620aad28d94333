import { useActorRef, useSelector } from '@xstate/react';
import { useId } from 'react';
import { withdrawFileMachine } from '#machines/withdraw-file/withdraw-file.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { progressOf } from '#src/actor-hooks/progress-of.ts';
import { useArrival } from '#src/actor-hooks/use-arrival.ts';
import type { Publication } from '#src/api/contract/assumed/publications.ts';
import { RemoteForm } from '#src/forms/remote-form.tsx';
import { notify } from '#src/ui/notices/notices.tsx';

interface WithdrawProps {
  readonly file: Publication;
  readonly onChanged: () => void;
}

/** Takes a file back, or publishes it again: each undoes the other, so nothing is asked before. */
export const Withdraw = (props: WithdrawProps) => <Act key={String(props.file.withdrawn)} {...props} />;

function Act({ file: { id, name, withdrawn }, onChanged }: WithdrawProps) {
  const form = useActorRef(withdrawFileMachine, useActorSurroundings());
  const snapshot = useSelector(form, (state) => state);
  const titleId = useId();
  useArrival(
    form,
    (state) => state.matches('done'),
    () => {
      void notify({ title: withdrawn ? `“${name}” está otra vez a la vista` : `Retiramos “${name}”` });
      onChanged();
    },
  );
  // An answer that was lost may be one of success.
  useArrival(form, ({ context }) => context.mayBeWritten, onChanged);
  return (
    <div>
      <h4 id={titleId} className="visually-hidden">
        {withdrawn ? 'Volver a publicar' : 'Retirar'} {name}
      </h4>
      <RemoteForm
        labelledBy={titleId}
        keptAs={null}
        fields={[]}
        error={snapshot.context.error}
        progress={progressOf(snapshot)}
        waitingLabel={withdrawn ? 'Publicándolo otra vez…' : 'Retirándolo…'}
        submitLabel={withdrawn ? 'Volver a publicar' : 'Retirar'}
        look="small"
        onSubmit={() => {
          form.send({ type: 'form.submit', values: { id, withdrawn: !withdrawn } });
        }}
        onCancel={() => {
          form.send({ type: 'form.cancel' });
        }}
      >
        {null}
      </RemoteForm>
    </div>
  );
}
