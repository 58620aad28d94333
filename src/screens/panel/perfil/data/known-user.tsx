import { useSelector } from '@xstate/react';
import { useState, type ReactNode } from 'react';
import type { User } from '#src/api/contract/user.ts';
import { ErrorAlert } from '#src/ui/error-alert.tsx';
import { Waiting } from '#src/ui/waiting.tsx';
import { progressOf } from '../../../support/progress-of.ts';
import type { Services } from '../../../support/services.ts';

interface KnownUserProps extends Pick<Services, 'session'> {
  readonly children: (user: User) => ReactNode;
}

/** Draws what needs the person's own data; meanwhile says how they are doing, and offers to ask again. */
export function KnownUser({ session, children }: KnownUserProps) {
  const snapshot = useSelector(session, (state) => state);
  const { user } = snapshot.context;
  const [last, setLast] = useState(user);
  if (user !== null && user !== last) setLast(user);
  if (user !== null) return children(user);
  // A session that has ended takes its person to the login: until they are there, nothing is taken from under their hands.
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
