import { useActorRef, useSelector } from '@xstate/react';
import { useId, useRef, useState } from 'react';
import { walletMachine } from '#machines/wallet.machine.ts';
import type { RuntimeConfig } from '#src/config/runtime.ts';
import { ErrorAlert } from '#src/ui/error-alert.tsx';
import { notify } from '#src/ui/notices/notices.ts';
import { Waiting } from '#src/ui/waiting.tsx';
import { useActorSurroundings } from '../../../support/actor-surroundings.ts';
import { isRetryable } from '../../../support/failure-text.ts';
import { progressOf } from '../../../support/progress-of.ts';
import { useActorEvent } from '../../../support/use-actor-event.ts';
import cardClasses from '../card.module.css';
import { AddCard } from './add-card.tsx';
import { MethodRow } from './method-row.tsx';
import { nameOf } from './name-of.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { walletFailure } from './wallet-failure.ts';
import classes from './wallet-section.module.css';

interface WalletSectionProps {
  /** Where a card's number is typed; null where cards cannot be added. */
  readonly cardField: RuntimeConfig['cardField'];
}

/** How the person pays: the saved cards, which of them is used, and another one. */
export function WalletSection({ cardField }: WalletSectionProps) {
  const actor = useActorRef(walletMachine, useActorSurroundings());
  const snapshot = useSelector(actor, (state) => state);
  const { methods, chosen, error } = snapshot.context;
  const [today] = useState(() => new Date());
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const hasFailed = snapshot.matches('failed');
  const reload = () => {
    actor.send({ type: 'wallet.reload' });
  };
  useActorEvent(actor, 'wallet.defaulted', ({ method }) => {
    void notify({ title: 'Cambiamos tu tarjeta predeterminada', text: nameOf(method) });
  });
  useActorEvent(actor, 'wallet.removed', () => {
    // The button that was pressed goes with its row.
    title.current?.focus();
    void notify({ title: 'Quitamos la tarjeta' });
  });
  return (
    <section className={`${cardClasses['card'] ?? ''} ${classes['section'] ?? ''}`} aria-labelledby={titleId}>
      <div className={classes['head']}>
        <h2 ref={title} id={titleId} tabIndex={-1} className={cardClasses['title']}>
          Tus tarjetas
        </h2>
        {methods === null || cardField === null ? null : <AddCard field={cardField} onChanged={reload} />}
      </div>
      {cardField === null ? (
        <p className={classes['note']}>El pago con tarjeta aún no está disponible.</p>
      ) : null}
      {snapshot.hasTag('waiting') ? (
        <Waiting
          label={waitingLabel(
            snapshot.matches({ ready: 'makingDefault' }),
            snapshot.matches({ ready: 'removing' }),
          )}
          {...progressOf(snapshot)}
          onCancel={() => {
            actor.send({ type: 'wallet.cancel' });
          }}
        />
      ) : null}
      {error === null ? null : (
        <ErrorAlert
          title={walletFailure(error)}
          onRetry={hasFailed && isRetryable(error) ? reload : undefined}
        />
      )}
      {methods?.length === 0 ? (
        <p className={classes['note']}>
          Aún no tienes tarjetas guardadas.
          {cardField === null ? null : ' Agrega una y la próxima vez pagarás sin capturarla.'}
        </p>
      ) : null}
      {methods === null || methods.length === 0 ? null : (
        <ul className={classes['list']}>
          {methods.map((method) => (
            <MethodRow
              key={method.id}
              method={method}
              today={today}
              busy={!snapshot.matches({ ready: 'settled' })}
              onMakeDefault={() => {
                actor.send({ type: 'wallet.makeDefault', id: method.id });
              }}
              onRemove={() => {
                actor.send({ type: 'wallet.remove', id: method.id });
              }}
            />
          ))}
        </ul>
      )}
      <RemoveDialog
        opened={snapshot.matches({ ready: 'confirming' })}
        method={methods?.find(({ id }) => id === chosen)}
        count={methods?.length ?? 0}
        onKeep={() => {
          actor.send({ type: 'wallet.keep' });
        }}
        onConfirm={() => {
          actor.send({ type: 'wallet.confirm' });
        }}
      />
    </section>
  );
}

function waitingLabel(isMakingDefault: boolean, isRemoving: boolean): string {
  if (isMakingDefault) return 'Cambiando tu tarjeta predeterminada…';
  return isRemoving ? 'Quitando la tarjeta…' : 'Cargando tus tarjetas…';
}
