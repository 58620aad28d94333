import { Button } from '@mantine/core';
import { useActorRef } from '@xstate/react';
import { Link } from 'react-router-dom';
import { quotesMachine } from '#machines/quotes/quotes.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { WorkScreen } from '#src/features/panel-screen/work-screen.tsx';
import { newListHref, newQuoteHref } from '#src/features/quotes/quoter-links.ts';
import { QuotesList } from '#src/features/quotes/quotes-list.tsx';

/** The person's own quotes. */
export function Quotes() {
  return (
    <WorkScreen
      route="quotes"
      lead="Cada cotización con su estado y su vigencia: envíala, renuévala o pídela."
      actions={
        <>
          <Button component={Link} size="md" to={newListHref()}>
            Importar una lista
          </Button>
          <Button component={Link} variant="filled" size="md" to={newQuoteHref()}>
            Nueva cotización
          </Button>
        </>
      }
    >
      <OwnQuotes />
    </WorkScreen>
  );
}

function OwnQuotes() {
  const actor = useActorRef(quotesMachine, useActorSurroundings());
  return <QuotesList actor={actor} whose="own" />;
}
