import { Button, Group, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { addCardMachine } from '#machines/add-card/add-card.machine.ts';
import { progressOf } from '#src/actor-hooks/progress-of.ts';
import type { RuntimeConfig } from '#src/config/runtime.ts';
import { FailureAlert } from '#src/remote-data/failure-alert.tsx';
import type { FailureTexts } from '#src/remote-data/failure-text.ts';
import { Dialog } from '#src/ui/dialogs/dialog.tsx';
import { ErrorAlert } from '#src/ui/messages/error-alert.tsx';
import { Waiting } from '#src/ui/messages/waiting.tsx';
import { CardFrame } from './card-frame.tsx';

interface CardDialogProps {
  readonly actor: ActorRefFrom<typeof addCardMachine>;
  readonly field: NonNullable<RuntimeConfig['cardField']>;
  readonly onClose: () => void;
}

const NOT_TAKEN = 'El banco no aceptó la tarjeta. Revisa los datos o prueba con otra.';

/** Texts for failures of the provider's page, which no call of ours reports. */
const providerFailures: FailureTexts = {
  unreachable: 'No pudimos conectarnos con el proveedor. Inténtalo de nuevo.',
};

/** Adds a card, typed into the provider's frame; the texts and the button are ours. */
export function CardDialog({ actor, field, onClose }: CardDialogProps) {
  const snapshot = useSelector(actor, (state) => state);
  const { attempt, reason, error } = snapshot.context;
  const isShown = snapshot.hasTag('shown');
  const isSaving = snapshot.matches('saving');
  const isTokenizing = snapshot.matches({ open: 'tokenizing' });
  const isLoading = snapshot.matches({ open: 'loading' });
  const isMissing = snapshot.matches({ open: 'missing' });
  const isReady = snapshot.matches({ open: 'ready' });
  const cancel = () => {
    actor.send(isLoading ? { type: 'card.close' } : { type: 'card.cancel' });
  };
  return (
    <Dialog opened={isShown} title="Agregar tarjeta" closable={!isSaving} onClose={onClose}>
      <Text c="dimmed" fz="md">
        El número lo escribes en el formulario de nuestro proveedor de pagos: nunca pasa por nosotros ni lo
        guardamos.
      </Text>
      {isMissing ? (
        <ErrorAlert
          title="El formulario de la tarjeta no cargó."
          onRetry={() => {
            actor.send({ type: 'card.retry' });
          }}
        >
          Revisa tu internet, y que nada bloquee la página del proveedor.
        </ErrorAlert>
      ) : null}
      {snapshot.matches({ open: { ready: 'declined' } }) ? <ErrorAlert title={reason ?? NOT_TAKEN} /> : null}
      {snapshot.matches({ open: { ready: 'failed' } }) && error !== null ? (
        <FailureAlert error={error} texts={error.call === null ? providerFailures : {}} />
      ) : null}
      {isShown ? (
        <CardFrame
          key={attempt}
          actor={actor}
          url={field.url}
          origin={field.origin}
          hidden={isLoading || isMissing}
        />
      ) : null}
      {isLoading || isTokenizing || isSaving ? (
        <Waiting label={waitingLabel(isLoading, isSaving)} {...progressOf(snapshot)} onCancel={cancel} />
      ) : null}
      {isLoading || isMissing ? null : (
        <Group gap="xs" justify="end">
          <Button
            variant="filled"
            size="md"
            aria-disabled={!isReady || undefined}
            onClick={() => {
              actor.send({ type: 'card.submit' });
            }}
          >
            Guardar tarjeta
          </Button>
        </Group>
      )}
    </Dialog>
  );
}

function waitingLabel(isLoading: boolean, isSaving: boolean): string {
  if (isLoading) return 'Cargando el formulario de la tarjeta…';
  return isSaving ? 'Guardando la tarjeta…' : 'Comprobando la tarjeta con el proveedor…';
}
