import { Group, Stack, Text, Title } from '@mantine/core';
import { useActorRef, useSelector } from '@xstate/react';
import { useId, useRef, useState } from 'react';
import { paymentMethodsMachine } from '#machines/payment-methods/payment-methods.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { progressOf } from '#src/actor-hooks/progress-of.ts';
import { useActorEvent } from '#src/actor-hooks/use-actor-event.ts';
import type { ApiError } from '#src/api/errors.ts';
import type { RuntimeConfig } from '#src/config/runtime.ts';
import { PagedList } from '#src/lists/paged-list.tsx';
import { FailureAlert } from '#src/remote-data/failure-alert.tsx';
import { failureText } from '#src/remote-data/failure-text.ts';
import { Waiting } from '#src/ui/messages/waiting.tsx';
import { notify } from '#src/ui/notices/notices.tsx';
import { ProfileCard } from '../profile-card.tsx';
import { AddCard } from './add-card.tsx';
import { MethodRow } from './method-row.tsx';
import { nameOf } from './name-of.ts';
import { RemoveDialog } from './remove-dialog.tsx';

const NOT_FOUND = 404;

/**
 * Text of a failure in the wallet. Status 404 means that the card was removed elsewhere: the list itself never
 * answers it.
 */
const walletFailure = (error: ApiError): string =>
  error.kind === 'refused' && error.status === NOT_FOUND
    ? 'Esa tarjeta ya no estaba guardada.'
    : failureText(error);

interface WalletSectionProps {
  /** The provider's page for card numbers; null when cards cannot be added. */
  readonly cardField: RuntimeConfig['cardField'];
}

/** Saved payment methods: add, choose the default, remove. */
export function WalletSection({ cardField }: WalletSectionProps) {
  const actor = useActorRef(paymentMethodsMachine, useActorSurroundings());
  const snapshot = useSelector(actor, (state) => state);
  const { methods, chosen, error } = snapshot.context;
  const [today] = useState(() => new Date());
  const [page, setPage] = useState(1);
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
    // The pressed button is removed with its row.
    title.current?.focus();
    void notify({ title: 'Quitamos la tarjeta' });
  });
  return (
    <ProfileCard labelledBy={titleId} maw="48rem">
      <Group justify="space-between" gap="sm">
        <Title order={2} fz="lg" ref={title} id={titleId} tabIndex={-1}>
          Tus tarjetas
        </Title>
        {methods === null || cardField === null ? null : <AddCard field={cardField} onChanged={reload} />}
      </Group>
      {cardField === null ? (
        <Text c="dimmed" fz="md">
          El pago con tarjeta aún no está disponible.
        </Text>
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
        <FailureAlert error={error} title={walletFailure(error)} onRetry={hasFailed ? reload : undefined} />
      )}
      {methods?.length === 0 ? (
        <Text c="dimmed" fz="md">
          Aún no tienes tarjetas guardadas.
          {cardField === null ? null : ' Agrega una y la próxima vez pagarás sin capturarla.'}
        </Text>
      ) : null}
      {methods === null || methods.length === 0 ? null : (
        <PagedList label="Tus tarjetas" rows={methods} page={page} onPage={setPage}>
          {(shown, listId) => (
            <Stack component="ul" id={listId} gap={0}>
              {shown.map((method) => (
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
            </Stack>
          )}
        </PagedList>
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
    </ProfileCard>
  );
}

function waitingLabel(isMakingDefault: boolean, isRemoving: boolean): string {
  if (isMakingDefault) return 'Cambiando tu tarjeta predeterminada…';
  return isRemoving ? 'Quitando la tarjeta…' : 'Cargando tus tarjetas…';
}
