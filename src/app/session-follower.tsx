import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readToken } from '#src/api/session-store.ts';
import { href } from '#src/config/routes.ts';
import { useServices } from '#src/screens/support/services.ts';
import { isLoginPath, isPanelPath } from './guard.ts';
import { returnPath, returnStateFor } from './return-path.ts';

/** Moves the person to where the session's events lead: the machine emits, the router follows. */
export function SessionFollower() {
  const { session } = useServices();
  const navigate = useNavigate();
  const location = useLocation();

  useEffect(() => {
    const started = session.on('session.started', () => {
      if (isLoginPath(location.pathname)) void navigate(returnPath(location.state), { replace: true });
    });
    const ended = session.on('session.ended', ({ reason }) => {
      const inPanel = isPanelPath(location.pathname);
      if (reason === 'elsewhere' && !inPanel) return;
      const comesBack = reason === 'expired' && inPanel;
      void navigate(href('login'), { replace: true, state: comesBack ? returnStateFor(location) : null });
    });
    return () => {
      started.unsubscribe();
      ended.unsubscribe();
    };
  }, [session, navigate, location]);

  // With each navigation the session goes by what is stored, as the guard does, whoever changed that; and a start or an
  // end that came before anybody listened is followed now.
  useEffect(() => {
    session.send({ type: 'session.tokenChanged', token: readToken() });
    const isInside = session.getSnapshot().matches('authenticated');
    if (isPanelPath(location.pathname) && !isInside) {
      void navigate(href('login'), { replace: true, state: returnStateFor(location) });
    } else if (isLoginPath(location.pathname) && isInside) {
      void navigate(returnPath(location.state), { replace: true });
    }
  }, [session, navigate, location]);

  // A page that the browser kept whole and brings back may show a session that has ended since.
  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) session.send({ type: 'session.tokenChanged', token: readToken() });
    };
    window.addEventListener('pageshow', onPageShow);
    return () => {
      window.removeEventListener('pageshow', onPageShow);
    };
  }, [session]);

  return null;
}
