import { useActorRef } from '@xstate/react';
import { cardMachine } from '#machines/card.machine.ts';
import type { RuntimeConfig } from '#src/config/runtime.ts';
import { buttonClass } from '#src/ui/button.ts';
import { IconCreditCard } from '#src/ui/icons.ts';
import { notify } from '#src/ui/notices/notices.ts';
import { useActorSurroundings } from '../../../support/actor-surroundings.ts';
import { useActorEvent } from '../../../support/use-actor-event.ts';
import { CardDialog } from './card-dialog.tsx';
import { nameOf } from './name-of.ts';

interface AddCardProps {
  readonly field: NonNullable<RuntimeConfig['cardField']>;
  /** There may be another card now. */
  readonly onChanged: () => void;
}

/** The button that adds a card, and the dialog that it opens. */
export function AddCard({ field, onChanged }: AddCardProps) {
  const actor = useActorRef(cardMachine, { ...useActorSurroundings(), input: { origin: field.origin } });
  useActorEvent(actor, 'card.saved', ({ method }) => {
    void notify({ title: 'Guardamos tu tarjeta', text: nameOf(method) });
    onChanged();
  });
  return (
    <>
      <button
        type="button"
        className={buttonClass()}
        aria-haspopup="dialog"
        onClick={() => {
          actor.send({ type: 'card.open' });
        }}
      >
        <IconCreditCard size={18} stroke={1.5} aria-hidden />
        Agregar tarjeta
      </button>
      <CardDialog
        actor={actor}
        field={field}
        onClose={() => {
          // What did not answer may have been saved all the same.
          const isUnsure = actor.getSnapshot().context.error !== null;
          actor.send({ type: 'card.close' });
          if (isUnsure) onChanged();
        }}
      />
    </>
  );
}
