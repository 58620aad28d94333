import { useActorRef, useSelector } from '@xstate/react';
import { clsx as cx } from 'clsx';
import { sharedQuoteMachine } from '#machines/shared-quote/shared-quote.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { progressOf } from '#src/actor-hooks/progress-of.ts';
import { useConfig } from '#src/actor-hooks/services.ts';
import type { SharedQuote as Quote } from '#src/api/contract/assumed/quotes.ts';
import { site } from '#src/config/site.ts';
import { PageHeading } from '#src/ui/frame/page-heading.tsx';
import { Waiting } from '#src/ui/messages/waiting.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { QuoteError } from './quote-error.tsx';
import classes from './shared-quote.module.css';
import { SharedView } from './shared-view.tsx';
import { useOwnRequest } from './use-own-request.ts';

/** Keeps a page for one person out of search engines. React moves it to the head and removes it on unmount. */
const NoIndex = () => <meta name="robots" content="noindex, nofollow" />;

/** A quote opened by the client's link, with the client's prices only. */
export function SharedQuote({ share }: { readonly share: string }) {
  const { timeZone } = useConfig();
  const actor = useActorRef(sharedQuoteMachine, { ...useActorSurroundings(), input: { share, timeZone } });
  const snapshot = useSelector(actor, (state) => state);
  const { quote, error } = snapshot.context;
  const { isOwn } = useOwnRequest(share);
  const reload = () => {
    actor.send({ type: 'shared.reload' });
  };
  return (
    <div className={cx(layout.page, layout.stack, classes.page)}>
      <NoIndex />
      <PageHeading
        lead={
          quote === null ? undefined : isOwn ? `La pediste aquí, con el folio ${quote.folio}.` : leadOf(quote)
        }
      >
        {quote?.title ?? 'Tu cotización'}
      </PageHeading>
      {snapshot.matches('loading') ? (
        <Waiting
          label="Cargando tu cotización…"
          {...progressOf(snapshot)}
          onCancel={() => {
            actor.send({ type: 'shared.cancel' });
          }}
        />
      ) : null}
      {snapshot.matches('failed') && error !== null ? <QuoteError error={error} onRetry={reload} /> : null}
      {quote === null ? null : <SharedView actor={actor} quote={quote} onReload={reload} />}
    </div>
  );
}

function leadOf({ seller, folio, client }: Quote): string {
  const forWhom = client === null || client.name === null ? '' : ` para ${client.name}`;
  return `${seller?.name ?? site.brand} te comparte la cotización ${folio}${forWhom}.`;
}
