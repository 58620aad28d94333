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
    const { pathname } = location;
    const enter = () => {
      if (isLoginPath(pathname)) void navigate(returnPath(location.state), { replace: true });
    };
    const leave = (comesBack: boolean) =>
      void navigate(href('login'), { replace: true, state: comesBack ? returnStateFor(location) : null });
    const started = session.on('session.started', enter);
    const ended = session.on('session.ended', ({ reason }) => {
      const inPanel = isPanelPath(pathname);
      if (reason !== 'elsewhere' || inPanel) leave(reason === 'expired' && inPanel);
    });
    // With each navigation the session goes by what is stored, as the guard does, whoever changed that; and a start or an
    // end that came before anybody listened is followed now.
    session.send({ type: 'session.tokenChanged', token: readToken() });
    if (session.getSnapshot().matches('authenticated')) enter();
    else if (isPanelPath(pathname)) leave(true);
    return () => {
      started.unsubscribe();
      ended.unsubscribe();
    };
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
