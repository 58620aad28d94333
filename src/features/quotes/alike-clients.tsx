import { useActorRef, useSelector } from '@xstate/react';
import { clsx as cx } from 'clsx';
import { useMemo } from 'react';
import { clientsMachine } from '#machines/clients/clients.machine.ts';
import { quotesMachine } from '#machines/quotes/quotes.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { phoneText } from '#src/format/phone.ts';
import { counted } from '#src/format/words.ts';
import { buttonClass } from '#src/ui/controls/button.ts';
import layout from '#src/ui/styles/layout.module.css';
import { alikeOf, typedOf, type TypedClient } from './clients/alike.ts';
import { clientsOf, type Client } from './clients/clients-of.ts';

interface AlikeClientsProps {
  readonly typed: TypedClient;
  /** The saved quote into which they are typed, which makes nobody a client of before; null for a new one. */
  readonly quoteId: string | null;
  readonly onPick: (client: TypedClient) => void;
}

const aboutOf = ({ phones: [phone], emails: [email], quotes }: Client): string =>
  [
    ...(phone === undefined ? [] : [phoneText(phone)]),
    ...(email === undefined ? [] : [email]),
    ...(quotes.length === 0 ? [] : [counted(quotes.length, 'cotización', 'cotizaciones')]),
  ].join(' · ');

/**
 * The clients of earlier quotes, and those that are kept, whom somebody may be typing: one press fills them in. Nothing is shown
 * where they cannot be loaded.
 */
export function AlikeClients({ typed, quoteId, onPick }: AlikeClientsProps) {
  const surroundings = useActorSurroundings();
  const quotes = useActorRef(quotesMachine, surroundings);
  const records = useActorRef(clientsMachine, surroundings);
  const data = useSelector(quotes, ({ context }) => context.data);
  const kept = useSelector(records, ({ context }) => context.data);
  const clients = useMemo(
    () =>
      clientsOf(
        (data ?? []).filter(({ id }) => id !== quoteId),
        [],
        kept ?? [],
      ),
    [data, quoteId, kept],
  );
  const alike = alikeOf(clients, typed);
  return (
    <div role="status" className={cx(layout.stack, layout.optional)} data-gap="small">
      {alike.length === 0 ? null : <p>¿Es uno de tus clientes?</p>}
      {alike.map((client) => {
        const found = typedOf(client);
        return (
          <p key={client.key} className={layout.row} data-gap="small">
            <button
              type="button"
              className={buttonClass('small')}
              onClick={() => {
                onPick(found);
              }}
            >
              {`Sí, ${client.name ?? 'sin nombre'}`}
            </button>
            <small>{aboutOf(client)}</small>
          </p>
        );
      })}
    </div>
  );
}
