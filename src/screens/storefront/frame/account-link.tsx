import { Suspense, useSyncExternalStore, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { href } from '#src/config/routes.ts';
import { buttonClass } from '#src/ui/button.ts';
import { useServices } from '../../support/services.ts';

interface ByWhomProps {
  readonly visitor: ReactNode;
  /** For whoever holds a token. */
  readonly person: ReactNode;
}

/** What depends on who is there: a visitor's until the session is known, which is never at build. */
export const ByWhom = ({ visitor, person }: ByWhomProps) => (
  <Suspense fallback={visitor}>
    <BySession visitor={visitor} person={person} />
  </Suspense>
);

function BySession({ visitor, person }: ByWhomProps) {
  const { session } = useServices();
  // React's own hook, which knows what the build rendered; the page carries no other one for this alone.
  const authenticated = useSyncExternalStore(
    (onChange) => session.subscribe(onChange).unsubscribe,
    () => session.getSnapshot().matches('authenticated'),
    () => false,
  );
  return authenticated ? person : visitor;
}

/** The way in. */
export const AccountLink = () => (
  <ByWhom
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
