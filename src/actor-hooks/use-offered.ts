import { useSelector } from '@xstate/react';
import { isAbility, may } from '#src/config/permissions.ts';
import type { RouteId } from '#src/config/routes.ts';
import { useServices } from './services.ts';

/**
 * Which screens to offer the current user, by role. While the user loads, only the screens of every role, so that no
 * link disappears later; if the user stays unknown, all screens.
 */
export function useOffered(): (route: RouteId) => boolean {
  const { session } = useServices();
  const user = useSelector(session, ({ context }) => context.user);
  const arrives = useSelector(session, (snapshot) =>
    snapshot.matches({ authenticated: { loading: 'brisk' } }),
  );
  return (route) => !isAbility(route) || (!arrives && may(user, route));
}
