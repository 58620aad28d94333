import { useActorRef, useSelector } from '@xstate/react';
import { clsx as cx } from 'clsx';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { quoteToEditMachine } from '#machines/quote-to-edit/quote-to-edit.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { progressOf } from '#src/actor-hooks/progress-of.ts';
import { useServices } from '#src/actor-hooks/services.ts';
import { useArrival } from '#src/actor-hooks/use-arrival.ts';
import { href } from '#src/config/routes.ts';
import { copyOf, draftOfSaved } from '#src/features/draft-windows/saved-draft.ts';
import { withQuotable } from '#src/features/draft-windows/use-quotable.ts';
import { FailureAlert } from '#src/remote-data/failure-alert.tsx';
import { Waiting } from '#src/ui/messages/waiting.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { useQuoter } from '../quoter-state.ts';
import type { savedParams } from './address-params.ts';
import { KeptClient } from './kept-client.tsx';

/** What an address names: a saved quote to edit, to duplicate or to quote for its client again, or a client. */
export interface SavedInAddress {
  readonly param: (typeof savedParams)[number];
  readonly id: string;
}

interface SavedQuoteProps extends SavedInAddress {
  readonly onDone: () => void;
}

/** Loads a saved quote for a logged-in user; asks others to log in. */
export function SavedQuote({ param, id, onDone }: SavedQuoteProps) {
  const { session } = useServices();
  const { pathname } = useLocation();
  const isLoggedIn = useSelector(session, (snapshot) => snapshot.matches('authenticated'));
  if (isLoggedIn && param === 'ficha') return <KeptClient id={id} onDone={onDone} />;
  if (isLoggedIn) return <Loaded param={param} id={id} onDone={onDone} />;
  return (
    <div className={cx(layout.row, layout.note)} data-tone="plain" role="status">
      <p>
        Para seguir con esa cotización,{' '}
        <Link
          to={href('login')}
          state={{ from: `${pathname}?${new URLSearchParams({ [param]: id }).toString()}` }}
        >
          entra a tu cuenta
        </Link>
        .
      </p>
    </div>
  );
}

function Loaded({ param, id, onDone }: SavedQuoteProps) {
  const { actor } = useQuoter();
  const loading = useActorRef(quoteToEditMachine, useActorSurroundings());
  const snapshot = useSelector(loading, (state) => state);
  const { error } = snapshot.context;
  useEffect(() => {
    loading.send({ type: 'resource.load', input: { id } });
  }, [loading, id]);
  useArrival(
    loading,
    (state) => state.matches('ready'),
    ({ context: { data } }) => {
      if (data === null) return;
      withQuotable((quotable) => {
        const { unit } = actor.getSnapshot().context.draft;
        const draft = draftOfSaved(data, quotable, unit);
        if (param === 'para') {
          actor.send({ type: 'edit.clear', postcode: data.postal_code });
          actor.send({ type: 'edit.describe', patch: { client: draft.client } });
          onDone();
          return;
        }
        const isEditable = data.status !== 'convertida';
        actor.send({
          type: 'edit.replace',
          draft: param === 'editar' && isEditable ? draft : copyOf(draft),
          notice: param === 'editar' && !isEditable ? 'copied' : 'replaced',
        });
        onDone();
      });
    },
  );
  if (snapshot.matches('loading')) {
    return (
      <div
        className={cx(layout.row, layout.note)}
        data-tone="plain"
        role="group"
        aria-label="Cotización guardada"
      >
        <Waiting
          label={param === 'para' ? 'Trayendo los datos de tu cliente…' : 'Abriendo tu cotización…'}
          {...progressOf(snapshot)}
          onCancel={() => {
            loading.send({ type: 'resource.cancel' });
          }}
        />
      </div>
    );
  }
  if (!snapshot.matches('failed') || error === null) return null;
  return (
    <FailureAlert
      error={error}
      texts={{ refused: 'No encontramos esa cotización entre las tuyas.' }}
      onRetry={() => {
        loading.send({ type: 'resource.retry' });
      }}
    >
      Lo que tenías aquí sigue igual.
    </FailureAlert>
  );
}
