import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import { decidedIn, type importClientsMachine } from '#machines/import-clients/import-clients.machine.ts';
import type { KeptClient } from '#machines/support/client-cells.ts';
import { DecidedClients, decidedFrom } from '#machines/support/kept-list.ts';
import { KeptList } from '#src/features/sheets/kept-list.tsx';
import type { ImportActor } from './import-actor.ts';

/** Names the list of clients in this tab. */
export const KEPT_AS = 'lista-de-clientes';

const decidedOf = (snapshot: SnapshotFrom<typeof importClientsMachine>) =>
  decidedIn(snapshot.context, !snapshot.matches('reading') && !snapshot.matches('columns'));

interface KeptClientsProps {
  readonly actor: ImportActor;
  readonly known: readonly KeptClient[];
}

/** Keeps a list of clients until they are saved. */
export function KeptClients({ actor, known }: KeptClientsProps) {
  const snapshot = useSelector(actor, (state) => state);
  return (
    <KeptList
      name={KEPT_AS}
      source={snapshot.matches('empty') || snapshot.matches('done') ? null : snapshot.context.source}
      state={snapshot}
      decidedIn={decidedOf}
      onResume={(source, text) => {
        const decided = decidedFrom(DecidedClients, text);
        if (decided !== null) actor.send({ type: 'import.resume', source, decided, known });
      }}
    />
  );
}
