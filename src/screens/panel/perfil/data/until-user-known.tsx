import { useSelector } from '@xstate/react';
import { useState, type ReactNode } from 'react';
import { progressOf } from '#src/actor-hooks/progress-of.ts';
import type { Services } from '#src/actor-hooks/services.ts';
import type { User } from '#src/api/contract/user.ts';
import { ErrorAlert } from '#src/ui/messages/error-alert.tsx';
import { Waiting } from '#src/ui/messages/waiting.tsx';

interface UntilUserKnownProps extends Pick<Services, 'session'> {
  readonly children: (user: User) => ReactNode;
}

/** Renders its children once the user is known; until then shows the loading state or the error. */
export function UntilUserKnown({ session, children }: UntilUserKnownProps) {
  const snapshot = useSelector(session, (state) => state);
  const { user } = snapshot.context;
  const [last, setLast] = useState(user);
  if (user !== null && user !== last) setLast(user);
  if (user !== null) return children(user);
  // After the end of a session, keeps the form until the login is shown.
  if (last !== null && !snapshot.matches('authenticated')) return children(last);
  if (snapshot.matches({ authenticated: 'unknown' })) {
    return (
      <ErrorAlert
        title="No pudimos cargar tus datos."
        onRetry={() => {
          session.send({ type: 'session.reload' });
        }}
      >
        Para no borrar nada, el formulario aparece cuando sepamos qué hay guardado.
      </ErrorAlert>
    );
  }
  return (
    <Waiting
      label="Cargando tus datos…"
      {...progressOf(snapshot)}
      onCancel={() => {
        session.send({ type: 'session.cancel' });
      }}
    />
  );
}
