import { useActorRef } from '@xstate/react';
import { Link } from 'react-router-dom';
import { quotesMachine } from '#machines/quotes.machine.ts';
import { href } from '#src/config/routes.ts';
import { buttonClass } from '#src/ui/button.ts';
import { useActorSurroundings } from '../../support/actor-surroundings.ts';
import { QuotesList } from '../../support/quotes/list/quotes-list.tsx';
import { WorkScreen } from '../../support/work-screen.tsx';

/** The person's own quotes. */
export function Quotes() {
  return (
    <WorkScreen
      route="quotes"
      lead="Cada cotización con su estado y su vigencia: envíala, renuévala o hazla pedido."
      actions={
        <Link className={buttonClass('filled')} to={href('quoter')}>
          Nueva cotización
        </Link>
      }
    >
      <OwnQuotes />
    </WorkScreen>
  );
}

function OwnQuotes() {
  const actor = useActorRef(quotesMachine, useActorSurroundings());
  return <QuotesList actor={actor} isNetwork={false} />;
}
