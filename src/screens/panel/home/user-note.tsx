import { useSelector } from '@xstate/react';
import { progressOf } from '#src/actor-hooks/progress-of.ts';
import type { Services } from '#src/actor-hooks/services.ts';
import { ErrorAlert } from '#src/ui/messages/error-alert.tsx';
import { Waiting } from '#src/ui/messages/waiting.tsx';

/** The state of the user's data while they load or after they failed; the session continues without them. */
export function UserNote({ session }: Pick<Services, 'session'>) {
  const snapshot = useSelector(session, (state) => state);
  if (snapshot.matches({ authenticated: 'loading' })) {
    // A short wait is not shown, so that the page does not jump.
    if (!snapshot.hasTag('slow')) {
      return (
        <p role="status" className="visually-hidden">
          Cargando tus datos…
        </p>
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
  if (!snapshot.matches({ authenticated: 'unknown' })) return null;
  return (
    <ErrorAlert
      title="No pudimos cargar tus datos."
      onRetry={() => {
        session.send({ type: 'session.reload' });
      }}
    >
      Tu sesión sigue abierta y puedes seguir trabajando.
    </ErrorAlert>
  );
}
