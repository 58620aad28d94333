import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useServices } from '#src/actor-hooks/services.ts';
import { hasExpired, readToken } from '#src/api/stored/session-store.ts';
import { href } from '#src/config/routes.ts';
import { isClientsLink, isLoginPath, isPanelPath } from './guard.ts';
import { returnPath, returnStateFor } from './return-path.ts';

/** Navigates when the session starts or ends. */
export function SessionFollower() {
  const { session } = useServices();
  const navigate = useNavigate();
  const location = useLocation();
  const hasFollowed = useRef(false);

  useEffect(() => {
    const { pathname } = location;
    const enter = () => {
      if (isLoginPath(pathname)) void navigate(returnPath(location.state), { replace: true });
    };
    const leave = (keepsReturnPath: boolean) =>
      void navigate(href('login'), {
        replace: true,
        state: keepsReturnPath ? returnStateFor(location) : null,
      });
    const started = session.on('session.started', enter);
    const ended = session.on('session.ended', ({ reason }) => {
      // The session of whoever opens a client's link may be long over: the quote stays open.
      if (reason !== 'logout' && isClientsLink(location)) return;
      const inPanel = isPanelPath(pathname);
      if (reason !== 'elsewhere' || inPanel)
        leave(reason === 'elsewhere' ? hasExpired() : reason !== 'logout');
    });
    // Each navigation compares the session with the stored token, as the guard does, and handles a start or an end
    // that happened before the subscription.
    session.send({ type: 'session.tokenChanged', token: readToken() });
    const snapshot = session.getSnapshot();
    const isRefused = snapshot.matches('expired') || snapshot.matches('refused');
    const isPublic = isLoginPath(pathname) || isClientsLink(location);
    const isJustRefused = !hasFollowed.current && isRefused && !isPublic;
    hasFollowed.current = true;
    if (snapshot.matches('authenticated')) enter();
    else if (isPanelPath(pathname)) leave(true);
    else if (isJustRefused) leave(true);
    return () => {
      started.unsubscribe();
      ended.unsubscribe();
    };
  }, [session, navigate, location]);

  // A page restored from the back/forward cache may show a session that has ended since.
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
