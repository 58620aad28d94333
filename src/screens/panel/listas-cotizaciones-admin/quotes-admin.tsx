import { useActorRef } from '@xstate/react';
import { networkQuotesMachine } from '#machines/quotes.machine.ts';
import { useActorSurroundings } from '../../support/actor-surroundings.ts';
import { QuotesList } from '../../support/quotes/list/quotes-list.tsx';
import { WorkScreen } from '../../support/work-screen.tsx';

/** The quotes of everybody whom the person answers for. */
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
