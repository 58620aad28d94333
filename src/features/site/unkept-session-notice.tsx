import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { isTokenKept } from '#machines/session/session.machine.ts';
import { useServices } from '#src/actor-hooks/services.ts';

/** Says in the system bar that the session ends with the page, because the browser stores nothing. */
export function UnkeptSessionNotice() {
  return (
    <Suspense>
      <Notice />
    </Suspense>
  );
}

function Notice() {
  const { session } = useServices();
  const isUnkept = useSelector(session, ({ context }) => context.token !== null && !isTokenKept());
  return (
    <p role="status">
      {isUnkept ? 'Tu navegador no guarda datos: si recargas, tendrás que entrar de nuevo.' : null}
    </p>
  );
}
