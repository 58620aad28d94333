import { Button, Group } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { Link } from 'react-router-dom';
import type { QuoteStatus, SavedQuote } from '#src/api/contract/assumed/quotes.ts';
import {
  IconCheck,
  IconCopyPlus,
  IconPackage,
  IconPencil,
  IconRefresh,
  IconSend,
  IconTrash,
  IconX,
} from '#src/ui/icons.ts';
import { renewalOffer } from '../parts/quote-status.ts';
import type { QuoteActor } from './actors.ts';
import classes from './quote-actions.module.css';
import { duplicateHref, editHref, orderHref } from '../quoter-links.ts';

interface QuoteActionsProps {
  readonly actor: QuoteActor;
  readonly quote: SavedQuote;
  readonly status: QuoteStatus;
  /** Whether its prices are known to differ from today's. */
  readonly isOutdated: boolean;
}

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

/** The actions that the chart allows in the quote's status, the likeliest first. */
export function QuoteActions({ actor, quote, status, isOutdated }: QuoteActionsProps) {
  const snapshot = useSelector(actor, (state) => state);
  const can = (type: 'send' | 'accept' | 'reject' | 'order' | 'remove') =>
    snapshot.can({ type: `quote.${type}` });
  const renewal = renewalOffer(status, isOutdated);
  const mayRenew = snapshot.can({ type: 'quote.review' });
  const review = () => {
    actor.send({ type: 'quote.review' });
  };
  const isOrderNext = status === 'aceptada' && renewal !== 'next';
  return (
    <Group role="group" aria-label="Qué puedes hacer" gap="0.5rem" className={classes['actions'] ?? ''}>
      {can('send') ? (
        <Button
          variant="filled"
          size="md"
          onClick={() => {
            actor.send({ type: 'quote.send' });
          }}
          leftSection={<IconSend {...icon} />}
        >
          Compartir
        </Button>
      ) : null}
      {mayRenew && renewal === 'next' ? <RenewButton look="filled" onRenew={review} /> : null}
      {can('order') ? (
        <Button
          size="md"
          variant={isOrderNext ? 'filled' : 'default'}
          onClick={() => {
            actor.send({ type: 'quote.order' });
          }}
          leftSection={<IconPackage {...icon} />}
        >
          Hacer la orden
        </Button>
      ) : null}
      {quote.order_id === null ? null : (
        <Button
          component={Link}
          variant="filled"
          size="md"
          to={orderHref(quote.order_id, true)}
          leftSection={<IconPackage {...icon} />}
        >
          Ver la orden
        </Button>
      )}
      {can('accept') ? (
        <Button
          size="md"
          onClick={() => {
            actor.send({ type: 'quote.accept' });
          }}
          leftSection={<IconCheck {...icon} />}
        >
          La aceptó por teléfono
        </Button>
      ) : null}
      {can('reject') ? (
        <Button
          size="md"
          onClick={() => {
            actor.send({ type: 'quote.reject' });
          }}
          leftSection={<IconX {...icon} />}
        >
          La rechazó por teléfono
        </Button>
      ) : null}
      {mayRenew && renewal === 'possible' ? <RenewButton look="default" onRenew={review} /> : null}
      {status === 'borrador' ? (
        <Button component={Link} size="md" to={editHref(quote.id)} leftSection={<IconPencil {...icon} />}>
          Editar en el cotizador
        </Button>
      ) : null}
      <Button
        component={Link}
        size="md"
        to={duplicateHref(quote.id)}
        leftSection={<IconCopyPlus {...icon} />}
      >
        Duplicar
      </Button>
      {can('remove') ? (
        <Button
          size="md"
          onClick={() => {
            actor.send({ type: 'quote.remove' });
          }}
          leftSection={<IconTrash {...icon} />}
        >
          Eliminar
        </Button>
      ) : null}
    </Group>
  );
}

interface RenewButtonProps {
  readonly look: 'filled' | 'default';
  /** Shows what renewing would change. */
  readonly onRenew: () => void;
}

const RenewButton = ({ look, onRenew }: RenewButtonProps) => (
  <Button size="md" variant={look} onClick={onRenew} leftSection={<IconRefresh {...icon} />}>
    Renovar
  </Button>
);
