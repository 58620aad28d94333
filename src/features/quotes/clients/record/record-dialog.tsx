import { useActorRef, useSelector } from '@xstate/react';
import { useId, useState } from 'react';
import { saveClientMachine } from '#machines/save-client/save-client.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { progressOf } from '#src/actor-hooks/progress-of.ts';
import { useArrival } from '#src/actor-hooks/use-arrival.ts';
import type { ClientRecord } from '#src/api/contract/assumed/clients.ts';
import { textIn } from '#src/browser/form-values.ts';
import { newKey } from '#src/browser/new-key.ts';
import { WorkDialog } from '#src/features/panel-screen/work-dialog.tsx';
import { RemoteForm } from '#src/forms/remote-form.tsx';
import { notify } from '#src/ui/notices/notices.tsx';
import type { TypedClient } from '../alike.ts';
import type { Client } from '../clients-of.ts';
import { AlreadyKnown } from './already-known.tsx';
import { RecordFields } from './record-fields.tsx';
import { fieldsOf, recordParts, startOf, valuesIn, type RecordPart } from './record-values.ts';

const titles: Readonly<Record<RecordPart, string>> = {
  contacto: 'Contacto',
  facturacion: 'Facturación',
  notas: 'Notas',
};

/** Whom the form names; nobody where it shows another part. */
const contactIn = (data: FormData): TypedClient => ({
  name: textIn(data, 'name'),
  phone: textIn(data, 'phone'),
  email: textIn(data, 'email'),
});

interface RecordDialogProps {
  /** null for one that is not kept yet. */
  readonly record: ClientRecord | null;
  /** null for somebody new. */
  readonly client: Client | null;
  /** All the others. */
  readonly others: readonly Client[];
  /** What of it is asked. @default everything */
  readonly part: RecordPart | null;
  readonly onSaved: () => void;
  /** Called when it closes and nobody knows whether it was saved. */
  readonly onStale: () => void;
  readonly onClose: () => void;
}

/** What a dealer keeps of a client, in a form beside the list; asks before it loses input. */
export function RecordDialog({ record, client, others, part, onSaved, onStale, onClose }: RecordDialogProps) {
  const actor = useActorRef(saveClientMachine, useActorSurroundings());
  const snapshot = useSelector(actor, (state) => state);
  const titleId = useId();
  const [start] = useState(() => {
    const known = startOf(record, client);
    return known.id === '' ? { ...known, id: newKey() } : known;
  });
  // Who has no name yet is asked for it.
  const parts = part === null || start.name === '' ? recordParts : [part];
  const [typed, setTyped] = useState<TypedClient | null>(null);
  useArrival(
    actor,
    (state) => state.matches('done'),
    ({ context }) => {
      void notify({ title: `Guardamos los datos de ${context.reply?.name ?? 'tu cliente'}` });
      onSaved();
    },
  );
  return (
    <WorkDialog
      kind="side"
      title={
        client === null ? 'Cliente nuevo' : `${titles[part ?? 'contacto']}: ${client.name ?? 'tu cliente'}`
      }
      titleId={titleId}
      isDirty={() => typed !== null && !snapshot.matches('done')}
      onClose={() => {
        if (snapshot.context.mayBeWritten) onStale();
        onClose();
      }}
    >
      <div
        onInput={({ currentTarget }) => {
          const form = currentTarget.querySelector('form');
          if (form !== null) setTyped(contactIn(new FormData(form)));
        }}
      >
        <RemoteForm
          labelledBy={titleId}
          keptAs={client === null ? 'cliente-nuevo' : `cliente-${start.id}-${parts.join('-')}`}
          fields={parts.flatMap((one) => fieldsOf[one])}
          error={snapshot.context.error}
          progress={progressOf(snapshot)}
          waitingLabel="Guardando a tu cliente…"
          submitLabel="Guardar cliente"
          onCancel={() => {
            actor.send({ type: 'form.cancel' });
          }}
          onSubmit={(data) => {
            actor.send({ type: 'form.submit', values: valuesIn(data, start) });
          }}
        >
          <RecordFields start={start} parts={parts} known={<AlreadyKnown others={others} typed={typed} />} />
        </RemoteForm>
      </div>
    </WorkDialog>
  );
}
