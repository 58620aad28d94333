import { useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { cardMachine } from '#machines/card.machine.ts';
import { useActorEvent } from '../../../support/use-actor-event.ts';
import classes from './card-frame.module.css';

interface CardFrameProps {
  readonly actor: ActorRefFrom<typeof cardMachine>;
  /** Page of the payment provider. */
  readonly url: string;
  /** Origin that is spoken to, and no other. */
  readonly origin: string;
  /** It is there, and only not to be looked at yet. */
  readonly hidden: boolean;
}

/** The provider's page, in which the card's number is typed: nothing of ours can read what stands in it. */
export function CardFrame({ actor, url, origin, hidden }: CardFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useActorEvent(actor, 'card.ask', () => {
    frame.current?.contentWindow?.postMessage({ type: 'card.submit' }, origin);
  });
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- its scripts and its own origin are what it is there for
    <iframe
      ref={frame}
      src={url}
      title="Datos de tu tarjeta"
      className={classes['frame']}
      data-hidden={hidden || undefined}
      // It is no business of the provider's which page of ours somebody is on.
      referrerPolicy="strict-origin"
    />
  );
}
