import { Suspense, useSyncExternalStore, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useServices } from '#src/actor-hooks/services.ts';
import { href } from '#src/config/routes.ts';
import { buttonClass } from '#src/ui/controls/button.ts';

interface BySessionProps {
  readonly visitor: ReactNode;
  /** Shown to a logged-in user. */
  readonly person: ReactNode;
}

/**
 * Shows one of two elements by session; the one for visitors until the session is known, and in the prerendered page.
 */
export const BySession = ({ visitor, person }: BySessionProps) => (
  <Suspense fallback={visitor}>
    <KnownSession visitor={visitor} person={person} />
  </Suspense>
);

function KnownSession({ visitor, person }: BySessionProps) {
  const { session } = useServices();
  // `useSyncExternalStore` knows the prerendered value, and needs no other library in this chunk.
  const authenticated = useSyncExternalStore(
    (onChange) => session.subscribe(onChange).unsubscribe,
    () => session.getSnapshot().matches('authenticated'),
    () => false,
  );
  return authenticated ? person : visitor;
}

/** A link to the login, or to the panel for a logged-in user. */
export const AccountLink = () => (
  <BySession
    visitor={
      <Link className={buttonClass()} to={href('login')}>
        Entrar
      </Link>
    }
    person={
      <Link className={buttonClass()} to={href('panel')}>
        Mi panel
      </Link>
    }
  />
);
