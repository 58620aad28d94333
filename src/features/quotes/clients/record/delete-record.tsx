import { Text } from '@mantine/core';
import { useActorRef, useSelector } from '@xstate/react';
import { useId } from 'react';
import { deleteClientMachine } from '#machines/delete-client/delete-client.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { progressOf } from '#src/actor-hooks/progress-of.ts';
import { useArrival } from '#src/actor-hooks/use-arrival.ts';
import { WorkDialog } from '#src/features/panel-screen/work-dialog.tsx';
import { RemoteForm } from '#src/forms/remote-form.tsx';
import { notify } from '#src/ui/notices/notices.tsx';

interface DeleteRecordProps {
  /** Id of the record. */
  readonly id: string;
  readonly name: string;
  readonly onDeleted: () => void;
  /** Called when it closes and nobody knows whether it was deleted. */
  readonly onStale: () => void;
  readonly onClose: () => void;
}

/** Asks before what is kept of a client is deleted. */
export function DeleteRecord({ id, name, onDeleted, onStale, onClose }: DeleteRecordProps) {
  const actor = useActorRef(deleteClientMachine, useActorSurroundings());
  const snapshot = useSelector(actor, (state) => state);
  const titleId = useId();
  useArrival(
    actor,
    (state) => state.matches('done'),
    () => {
      void notify({ title: `Borramos los datos de ${name}` });
      onDeleted();
    },
  );
  return (
    <WorkDialog
      kind="side"
      title={`Borrar los datos de ${name}`}
      titleId={titleId}
      isDirty={() => false}
      onClose={() => {
        if (snapshot.context.mayBeWritten) onStale();
        onClose();
      }}
    >
      <RemoteForm
        labelledBy={titleId}
        keptAs={null}
        fields={[]}
        error={snapshot.context.error}
        progress={progressOf(snapshot)}
        waitingLabel="Borrando sus datos…"
        submitLabel="Sí, borrarlos"
        onSubmit={() => {
          actor.send({ type: 'form.submit', values: { id } });
        }}
        onCancel={() => {
          actor.send({ type: 'form.cancel' });
        }}
      >
        <Text fz="md">
          Se borran su contacto, su domicilio, sus datos de facturación y tus notas, y no se puede deshacer.
          Sus cotizaciones y órdenes se quedan como están.
        </Text>
      </RemoteForm>
    </WorkDialog>
  );
}
