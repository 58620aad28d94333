import { Button } from '@mantine/core';
import { useActorRef } from '@xstate/react';
import { addCardMachine } from '#machines/add-card/add-card.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { useActorEvent } from '#src/actor-hooks/use-actor-event.ts';
import type { RuntimeConfig } from '#src/config/runtime.ts';
import { IconCreditCard } from '#src/ui/icons.ts';
import { notify } from '#src/ui/notices/notices.tsx';
import { CardDialog } from './card-dialog.tsx';
import { nameOf } from './name-of.ts';

interface AddCardProps {
  readonly field: NonNullable<RuntimeConfig['cardField']>;
  /** Called when a card may have been added. */
  readonly onChanged: () => void;
}

/** A button with the dialog that adds a card. */
export function AddCard({ field, onChanged }: AddCardProps) {
  const actor = useActorRef(addCardMachine, { ...useActorSurroundings(), input: { origin: field.origin } });
  useActorEvent(actor, 'card.saved', ({ method }) => {
    void notify({ title: 'Guardamos tu tarjeta', text: nameOf(method) });
    onChanged();
  });
  return (
    <>
      <Button
        size="md"
        aria-haspopup="dialog"
        onClick={() => {
          actor.send({ type: 'card.open' });
        }}
        leftSection={<IconCreditCard size={18} stroke={1.5} aria-hidden />}
      >
        Agregar tarjeta
      </Button>
      <CardDialog
        actor={actor}
        field={field}
        onClose={() => {
          // The card may have been saved although no answer came.
          const isUnsure = actor.getSnapshot().context.error !== null;
          actor.send({ type: 'card.close' });
          if (isUnsure) onChanged();
        }}
      />
    </>
  );
}
