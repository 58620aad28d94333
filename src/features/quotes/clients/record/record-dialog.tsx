import { useActorRef, useSelector } from '@xstate/react';
import { useId, useState } from 'react';
import { saveClientMachine } from '#machines/save-client/save-client.machine.ts';
import { keptOf } from '#machines/support/client-cells.ts';
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
import { recordOver } from './record-changes.ts';
import { RecordDifferences } from './record-differences.tsx';
import { RecordFields } from './record-fields.tsx';
import { fieldsOf, recordParts, startOf, valuesIn, type RecordPart } from './record-values.ts';

const titles: Readonly<Record<RecordPart, string>> = {
  contacto: 'Contacto',
  facturacion: 'Facturación',
  notas: 'Notas',
};

const CHANGED = 'Alguien cambió los datos de este cliente mientras los editabas.';

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
  const [contact, setContact] = useState<TypedClient | null>(null);
  const { error, newer, kept } = snapshot.context;
  const saved = newer?.saved ?? null;
  const change =
    saved === null || kept === null ? null : { before: start, typed: kept, saved: keptOf(saved) };
  const isOutdated = snapshot.matches({ editing: 'outdated' });
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
      isDirty={() => contact !== null && !snapshot.matches('done')}
      onClose={() => {
        if (snapshot.context.mayBeWritten || newer !== null) onStale();
        onClose();
      }}
    >
      <div
        onInput={({ currentTarget }) => {
          const form = currentTarget.querySelector('form');
          if (form !== null) setContact(contactIn(new FormData(form)));
        }}
      >
        <RemoteForm
          labelledBy={titleId}
          keptAs={client === null ? 'cliente-nuevo' : `cliente-${start.id}-${parts.join('-')}`}
          fields={parts.flatMap((one) => fieldsOf[one])}
          error={error}
          texts={isOutdated ? { refused: CHANGED } : {}}
          details={
            isOutdated ? (
              <RecordDifferences
                change={change}
                onKeepSaved={() => {
                  void notify({ title: 'Quedó lo que ya estaba guardado' });
                  onSaved();
                }}
              />
            ) : undefined
          }
          progress={progressOf(snapshot)}
          waitingLabel="Guardando a tu cliente…"
          submitLabel={isOutdated ? 'Guardar lo mío' : 'Guardar cliente'}
          onCancel={() => {
            actor.send({ type: 'form.cancel' });
          }}
          onSubmit={(data) => {
            const { record: typed, asPrinted } = valuesIn(data, start);
            const sent = recordOver(newer, { before: start, typed });
            actor.send({ type: 'form.submit', values: { record: sent, typed, asPrinted } });
          }}
        >
          <RecordFields
            start={start}
            parts={parts}
            known={<AlreadyKnown others={others} typed={contact} />}
          />
        </RemoteForm>
      </div>
    </WorkDialog>
  );
}
