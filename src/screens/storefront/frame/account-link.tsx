import { Suspense, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { href } from '#src/config/routes.ts';
import { buttonClass } from '#src/ui/button.ts';
import { useServices } from '../../support/services.ts';

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
  // React's own hook, which knows what the build rendered; the page carries no other one for this alone.
  const authenticated = useSyncExternalStore(
    (onChange) => session.subscribe(onChange).unsubscribe,
    () => session.getSnapshot().matches('authenticated'),
    () => false,
  );
  if (!authenticated) return <VisitorLink />;
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
