import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { href } from '#src/config/routes.ts';
import { buttonClass } from '#src/ui/button.ts';
import { useServices } from '../../support/services.ts';
import { useHydrated } from '../../support/use-hydrated.ts';

/** The way in: a visitor's until the session is known, which is never at build. */
export function AccountLink() {
  return (
    <Suspense fallback={<VisitorLink />}>
      <SessionLink />
    </Suspense>
  );
}

function SessionLink() {
  const { session } = useServices();
  const authenticated = useSelector(session, (snapshot) => snapshot.matches('authenticated'));
  const hydrated = useHydrated();
  if (!authenticated || !hydrated) return <VisitorLink />;
  return (
    <Link className={buttonClass()} to={href('panel')}>
      Mi panel
    </Link>
  );
}

const VisitorLink = () => (
  <Link className={buttonClass()} to={href('login')}>
    Entrar
  </Link>
);
