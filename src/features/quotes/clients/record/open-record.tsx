import type { Client } from '../clients-of.ts';
import { DeleteRecord } from './delete-record.tsx';
import { RecordDialog } from './record-dialog.tsx';
import type { OpenedRecord } from './use-opened-record.ts';

interface OpenRecordProps {
  readonly form: OpenedRecord;
  /** Whose form it is; undefined for somebody new. */
  readonly client: Client | undefined;
  readonly clients: readonly Client[];
  readonly onSaved: () => void;
}

/** The form that the address names. */
export function OpenRecord({ form, client, clients, onSaved }: OpenRecordProps) {
  const record = client?.records.find(({ id }) => id === form.id) ?? client?.records[0] ?? null;
  const close = () => {
    onSaved();
    form.close();
  };
  if (form.isDeletion && record !== null) {
    return (
      <DeleteRecord
        id={record.id}
        name={record.name ?? client?.name ?? 'tu cliente'}
        onDeleted={close}
        onStale={onSaved}
        onClose={form.close}
      />
    );
  }
  return (
    <RecordDialog
      key={form.id}
      record={record}
      client={client ?? null}
      others={clients.filter((one) => one !== client)}
      part={form.part}
      onSaved={close}
      onStale={onSaved}
      onClose={form.close}
    />
  );
}
