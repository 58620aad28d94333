import { useActorRef, useSelector } from '@xstate/react';
import { clsx as cx } from 'clsx';
import { useEffect, useState } from 'react';
import { keptPrices, priceListMachine } from '#machines/price-list/price-list.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { progressOf } from '#src/actor-hooks/progress-of.ts';
import { useServices } from '#src/actor-hooks/services.ts';
import { agoText } from '#src/format/dates.ts';
import { isReloadable, loadFailureText } from '#src/remote-data/failure-text.ts';
import { useRetryWait } from '#src/remote-data/use-retry-wait.ts';
import { buttonClass } from '#src/ui/controls/button.ts';
import { SecondsLeft } from '#src/ui/messages/seconds-left.tsx';
import { Waiting } from '#src/ui/messages/waiting.tsx';
import layout from '#src/ui/styles/layout.module.css';
import type { OnUserPrices } from './use-prices.ts';

interface UserPricesProps {
  readonly onUserPrices: OnUserPrices;
}

/** Loads the logged-in user's prices; visitors use the public ones. */
export function UserPrices({ onUserPrices }: UserPricesProps) {
  const { session } = useServices();
  const isLoggedIn = useSelector(session, (snapshot) => snapshot.matches('authenticated'));
  return isLoggedIn ? <LoadedPrices onUserPrices={onUserPrices} /> : null;
}

/** The prices that the server sent last, with their age; null when none are kept. */
function pricesOfEarlierVisit() {
  const kept = keptPrices.read();
  return kept === null ? null : { prices: kept.value, age: agoText(kept.at, Date.now()) };
}

function LoadedPrices({ onUserPrices }: UserPricesProps) {
  const actor = useActorRef(priceListMachine, useActorSurroundings());
  const [kept] = useState(pricesOfEarlierVisit);
  const snapshot = useSelector(actor, (state) => state);
  const { error, data } = snapshot.context;
  useEffect(() => {
    actor.send({ type: 'resource.load', input: {} });
  }, [actor]);
  useEffect(() => {
    onUserPrices(actor, kept?.prices);
    return () => {
      onUserPrices(null);
    };
  }, [actor, kept, onUserPrices]);
  const isLoading = snapshot.matches('loading');
  const isFailed = snapshot.matches('failed') && error !== null;
  const { secondsLeft, sentence } = useRetryWait(isFailed ? error : null);
  if (!isLoading && !isFailed) return null;
  return (
    <div className={cx(layout.row, layout.note)} data-tone="plain" role="group" aria-label="Tus precios">
      {isLoading ? (
        <Waiting
          label={
            data === null && kept === null
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
            {data !== null
              ? 'estos precios pueden haber cambiado.'
              : kept === null
                ? 'estos son los precios públicos.'
                : `estos son tus últimos precios, de ${kept.age}, y pueden haber cambiado.`}{' '}
            {loadFailureText(error)}
            {sentence === null ? null : <span className="visually-hidden"> {sentence}</span>}
          </p>
          {isReloadable(error) ? (
            <button
              type="button"
              className={buttonClass('small')}
              aria-disabled={secondsLeft !== null || undefined}
              onClick={() => {
                if (secondsLeft === null) actor.send({ type: 'resource.retry' });
              }}
            >
              Reintentar
              {secondsLeft === null ? null : <SecondsLeft seconds={secondsLeft} />}
            </button>
          ) : null}
        </>
      ) : null}
    </div>
  );
}
