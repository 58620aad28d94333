import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { cardMachine } from '#machines/card.machine.ts';
import type { RuntimeConfig } from '#src/config/runtime.ts';
import { buttonClass } from '#src/ui/button.ts';
import { ErrorAlert } from '#src/ui/error-alert.tsx';
import { Waiting } from '#src/ui/waiting.tsx';
import { failureText, type FailureTexts } from '../../../support/failure-text.ts';
import { progressOf } from '../../../support/progress-of.ts';
import { Dialog } from '../../../support/opened/dialog.tsx';
import dialogClasses from '../../../support/opened/dialog.module.css';
import { CardFrame } from './card-frame.tsx';
import classes from './card-dialog.module.css';

interface CardDialogProps {
  readonly actor: ActorRefFrom<typeof cardMachine>;
  readonly field: NonNullable<RuntimeConfig['cardField']>;
  readonly onClose: () => void;
}

const NOT_TAKEN = 'El banco no aceptó la tarjeta. Revisa los datos o prueba con otra.';

/** For failures of the provider's page, which come of no call of ours. */
const providersFailures: FailureTexts = {
  unreachable: 'No pudimos conectarnos con el proveedor. Inténtalo de nuevo.',
};

/** A card, typed into the provider's frame. Ours are only the words around it and the button. */
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
      <p className={classes['promise']}>
        El número lo escribes en el formulario de nuestro proveedor de pagos: nunca pasa por nosotros ni lo
        guardamos.
      </p>
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
        <ErrorAlert title={failureText(error, error.call === null ? providersFailures : {})} />
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
        <div className={dialogClasses['actions']}>
          <button
            type="button"
            className={buttonClass('filled')}
            aria-disabled={!isReady || undefined}
            onClick={() => {
              actor.send({ type: 'card.submit' });
            }}
          >
            Guardar tarjeta
          </button>
        </div>
      )}
    </Dialog>
  );
}

function waitingLabel(isLoading: boolean, isSaving: boolean): string {
  if (isLoading) return 'Cargando el formulario de la tarjeta…';
  return isSaving ? 'Guardando la tarjeta…' : 'Comprobando la tarjeta con el proveedor…';
}
