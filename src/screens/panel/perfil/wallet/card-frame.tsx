import { useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { addCardMachine } from '#machines/add-card/add-card.machine.ts';
import { useActorEvent } from '#src/actor-hooks/use-actor-event.ts';
import classes from './card-frame.module.css';

interface CardFrameProps {
  readonly actor: ActorRefFrom<typeof addCardMachine>;
  /** Page of the payment provider. */
  readonly url: string;
  /** The only origin that receives messages. */
  readonly origin: string;
  /** Whether the frame is hidden while it loads. */
  readonly hidden: boolean;
}

/** The provider's page for the card number. Our page cannot read its content. */
export function CardFrame({ actor, url, origin, hidden }: CardFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useActorEvent(actor, 'card.ask', () => {
    frame.current?.contentWindow?.postMessage({ type: 'card.submit' }, origin);
  });
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- the provider needs its scripts and its own origin
    <iframe
      ref={frame}
      src={url}
      title="Datos de tu tarjeta"
      className={classes.frame}
      data-hidden={hidden || undefined}
      // Hides from the provider which of our pages is open.
      referrerPolicy="strict-origin"
    />
  );
}
