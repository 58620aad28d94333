import { useActorRef } from '@xstate/react';
import { networkQuotesMachine } from '#machines/quotes.machine.ts';
import { useActorSurroundings } from '#src/services/actor-surroundings.ts';
import { QuotesList } from '#src/features/quotes/quotes-list.tsx';
import { WorkScreen } from '#src/features/panel-screen/work-screen.tsx';

/** The quotes of the distributor's network. */
export function QuotesAdmin() {
  return (
    <WorkScreen
      route="quotesAdmin"
      lead="Lo que cotiza tu red: quién hizo cada cotización, cómo va y cuánto le queda de vigencia."
    >
      <NetworkQuotes />
    </WorkScreen>
  );
}

function NetworkQuotes() {
  const actor = useActorRef(networkQuotesMachine, useActorSurroundings());
  return <QuotesList actor={actor} isNetwork />;
}
