import { useActorRef, useSelector } from '@xstate/react';
import { clsx as cx } from 'clsx';
import { clientsMachine } from '#machines/clients/clients.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { useArrival } from '#src/actor-hooks/use-arrival.ts';
import { ResourceView } from '#src/remote-data/resource-view.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { useQuoter } from '../quoter-state.ts';

interface KeptClientProps {
  /** Id of what the dealer keeps of the client. */
  readonly id: string;
  readonly onDone: () => void;
}

/** Begins a quote for a client whom the dealer keeps: with the name, telephone, e-mail and postcode of their record. */
export function KeptClient({ id, onDone }: KeptClientProps) {
  const { actor } = useQuoter();
  const clients = useActorRef(clientsMachine, useActorSurroundings());
  const data = useSelector(clients, ({ context }) => context.data);
  useArrival(
    clients,
    (state) => state.matches('ready'),
    ({ context }) => {
      const found = context.data?.find((record) => record.id === id);
      if (found === undefined) return;
      const { name, phone, email, postal_code } = found;
      // It goes where the client is, or nowhere yet: never to the place of the quote before.
      actor.send({ type: 'edit.clear', postcode: postal_code });
      actor.send({
        type: 'edit.describe',
        patch: { client: { name: name ?? '', phone: phone ?? '', email: email ?? '' } },
      });
      onDone();
    },
  );
  const isMissing = data !== null && !data.some((record) => record.id === id);
  return (
    <ResourceView actor={clients} loading="Trayendo los datos de tu cliente…">
      {() =>
        isMissing ? (
          <p role="status" className={cx(layout.row, layout.note)} data-tone="plain">
            No encontramos a ese cliente entre los tuyos: escribe sus datos al guardar.
          </p>
        ) : null
      }
    </ResourceView>
  );
}
