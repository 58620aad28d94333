import { useActorRef, useSelector } from '@xstate/react';
import { sharedQuoteMachine } from '#machines/shared-quote.machine.ts';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { Waiting } from '#src/ui/waiting.tsx';
import { useActorSurroundings } from '../../../support/actor-surroundings.ts';
import { progressOf } from '../../../support/progress-of.ts';
import { useConfig } from '../../../support/services.ts';
import { NoIndex } from './no-index.tsx';
import { NotThere } from './not-there.tsx';
import classes from './shared-quote.module.css';
import { SharedView } from './shared-view.tsx';

/** A quote as its client sees it through the link: the client's price alone. */
export function SharedQuote({ share }: { readonly share: string }) {
  const { timeZone } = useConfig();
  const actor = useActorRef(sharedQuoteMachine, { ...useActorSurroundings(), input: { share, timeZone } });
  const snapshot = useSelector(actor, (state) => state);
  const { quote, error } = snapshot.context;
  const reload = () => {
    actor.send({ type: 'shared.reload' });
  };
  return (
    <div className={classes['page']}>
      <NoIndex />
      {quote === null ? <PageHeading>Tu cotización</PageHeading> : null}
      {snapshot.matches('loading') ? (
        <Waiting
          label="Cargando tu cotización…"
          {...progressOf(snapshot)}
          onCancel={() => {
            actor.send({ type: 'shared.cancel' });
          }}
        />
      ) : null}
      {snapshot.matches('failed') && error !== null ? <NotThere error={error} onRetry={reload} /> : null}
      {quote === null ? null : <SharedView actor={actor} quote={quote} onReload={reload} />}
    </div>
  );
}
