import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { priceListMachine } from '#machines/price-list.machine.ts';
import { buttonClass } from '#src/ui/button.ts';
import { Waiting } from '#src/ui/waiting.tsx';
import { useActorSurroundings } from '../../support/actor-surroundings.ts';
import { failureText, isRetryable } from '../../support/failure-text.ts';
import { progressOf } from '../../support/progress-of.ts';
import { useServices } from '../../support/services.ts';
import type { PriceListActor } from './use-prices.ts';
import classes from './own-prices.module.css';

interface OwnPricesProps {
  readonly onOwn: (actor: PriceListActor | null) => void;
}

/** The prices of whoever is logged in; visitors have the public ones. */
export function OwnPrices({ onOwn }: OwnPricesProps) {
  const { session } = useServices();
  const isIn = useSelector(session, (snapshot) => snapshot.matches('authenticated'));
  return isIn ? <Asked onOwn={onOwn} /> : null;
}

function Asked({ onOwn }: OwnPricesProps) {
  const actor = useActorRef(priceListMachine, useActorSurroundings());
  const snapshot = useSelector(actor, (state) => state);
  const { error, data } = snapshot.context;
  useEffect(() => {
    onOwn(actor);
    return () => {
      onOwn(null);
    };
  }, [actor, onOwn]);
  const isLoading = snapshot.matches('loading');
  const isFailed = snapshot.matches('failed') && error !== null;
  if (!isLoading && !isFailed) return null;
  return (
    <div className={classes['note']} role="group" aria-label="Tus precios">
      {isLoading ? (
        <Waiting
          label={
            data === null
              ? 'Buscando tu lista de precios; mientras tanto ves los precios públicos…'
              : 'Buscando los precios de hoy…'
          }
          {...progressOf(snapshot)}
          onCancel={() => {
            actor.send({ type: 'resource.cancel' });
          }}
        />
      ) : null}
      {isFailed ? (
        <>
          <p role="status">
            No pudimos traer tu lista:{' '}
            {data === null ? 'estos son los precios públicos.' : 'estos precios pueden haber cambiado.'}{' '}
            {failureText(error)}
          </p>
          {isRetryable(error) ? (
            <button
              type="button"
              className={buttonClass('small')}
              onClick={() => {
                actor.send({ type: 'resource.retry' });
              }}
            >
              Reintentar
            </button>
          ) : null}
        </>
      ) : null}
    </div>
  );
}
