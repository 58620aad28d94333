import { Button, Group } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
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
import { duplicateHref, editHref, orderHref } from '../quoter-links.ts';
import { isWaiting, renewalOffer } from '../status/quote-status.ts';
import type { QuoteActor } from './actors.ts';
import classes from './quote-actions.module.css';

interface QuoteActionsProps {
  readonly actor: QuoteActor;
  readonly quote: SavedQuote;
  readonly status: QuoteStatus;
  /** Whether its prices are known to differ from today's. */
  readonly isOutdated: boolean;
}

/** The actions, in the order in which those that are offered together are placed. */
const actions = [
  { id: 'send', label: 'Compartir', Icon: IconSend },
  { id: 'order', label: 'Hacer la orden', Icon: IconPackage },
  { id: 'show', label: 'Ver la orden', Icon: IconPackage },
  { id: 'accept', label: 'La aceptó por teléfono', Icon: IconCheck },
  { id: 'reject', label: 'La rechazó por teléfono', Icon: IconX },
  { id: 'review', label: 'Renovar', Icon: IconRefresh },
  { id: 'edit', label: 'Editar en el cotizador', Icon: IconPencil },
  { id: 'duplicate', label: 'Duplicar', Icon: IconCopyPlus },
  { id: 'remove', label: 'Eliminar', Icon: IconTrash },
] as const;
type Action = (typeof actions)[number];

/** An action that the quote offers: an address, or what pressing it does. */
type Offer = { readonly to: string } | { readonly press: () => void };

/** What a call may bring in each status. An answer brings nothing new. */
const laterIn: Readonly<Record<QuoteStatus, readonly Action['id'][]>> = {
  borrador: ['order', 'accept', 'reject', 'review'],
  enviada: ['show'],
  vista: ['show'],
  aceptada: ['show', 'accept', 'reject', 'review'],
  rechazada: ['order', 'accept', 'reject'],
  vencida: ['order', 'accept', 'reject'],
  convertida: [],
};

interface Place {
  readonly action: Action;
  /** Whether it was ever offered while the quote is open; until then its place is empty. */
  readonly wasOffered: boolean;
}

/** The action that the quote waits for; null when it waits for its client. */
function nextAction(
  { asked_change }: SavedQuote,
  status: QuoteStatus,
  renewal: ReturnType<typeof renewalOffer>,
): Action['id'] | null {
  if (renewal === 'next') return 'review';
  if (status === 'aceptada') return 'order';
  return isWaiting(status) && asked_change !== null ? 'edit' : null;
}

/**
 * The actions that the chart allows in the quote's status. Nothing moves under a finger: one that was offered stays,
 * disabled; a new one comes last, and where a call may bring it, its place is made when the call begins.
 */
export function QuoteActions({ actor, quote, status, isOutdated }: QuoteActionsProps) {
  const snapshot = useSelector(actor, (state) => state);
  const renewal = renewalOffer(status, isOutdated);
  const event = (name: 'send' | 'order' | 'accept' | 'reject' | 'review' | 'remove'): Offer | null => {
    const type = `quote.${name}` as const;
    if (!snapshot.can({ type })) return null;
    return {
      press: () => {
        actor.send({ type });
      },
    };
  };
  const offers: Readonly<Record<Action['id'], Offer | null>> = {
    send: event('send'),
    order: event('order'),
    show: quote.order_id === null ? null : { to: orderHref(quote.order_id, true) },
    accept: event('accept'),
    reject: event('reject'),
    review: renewal === 'needless' ? null : event('review'),
    edit: status === 'convertida' ? null : { to: editHref(quote.id) },
    duplicate: { to: duplicateHref(quote.id) },
    remove: event('remove'),
  };
  const isOffered = (action: Action) => offers[action.id] !== null;
  const [places, setPlaces] = useState<readonly Place[]>([]);
  const isPlaced = (one: Action) => places.some(({ action }) => action === one);
  const offered = actions.filter(isOffered);
  const expected =
    snapshot.hasTag('waiting') &&
    !snapshot.matches({ acting: 'removing' }) &&
    !snapshot.matches({ acting: 'answering' })
      ? actions.filter((one) => laterIn[status].includes(one.id) && !isOffered(one))
      : [];
  if (
    [...offered, ...expected].some((one) => !isPlaced(one)) ||
    places.some(({ action, wasOffered }) => !wasOffered && isOffered(action))
  ) {
    setPlaces([
      ...places.map(({ action, wasOffered }) => ({ action, wasOffered: wasOffered || isOffered(action) })),
      ...offered.filter((one) => !isPlaced(one)).map((action) => ({ action, wasOffered: true })),
      ...expected.filter((one) => !isPlaced(one)).map((action) => ({ action, wasOffered: false })),
    ]);
  }
  const next = nextAction(quote, status, renewal);
  return (
    <Group role="group" aria-label="Qué puedes hacer" gap="0.5rem" className={classes.actions}>
      {places.map(({ action: { id, label, Icon }, wasOffered }) => {
        const offer = offers[id];
        const isNext = id === next || id === 'send' || id === 'show';
        const look = {
          size: 'md',
          variant: offer !== null && isNext ? 'filled' : 'default',
          leftSection: <Icon size={18} stroke={1.5} aria-hidden />,
          ...(wasOffered ? {} : { 'data-later': true }),
        };
        return offer !== null && 'to' in offer ? (
          <Button key={id} component={Link} to={offer.to} {...look}>
            {label}
          </Button>
        ) : (
          <Button key={id} aria-disabled={offer === null || undefined} onClick={offer?.press} {...look}>
            {label}
          </Button>
        );
      })}
    </Group>
  );
}
