import { useSelector } from '@xstate/react';
import { isAbility, may } from '#src/config/permissions.ts';
import type { RouteId } from '#src/config/routes.ts';
import { useServices } from './services.ts';

/**
 * Which screens to offer a person, by role (DESIGN 5). While it is not known yet who they are, which is a moment, only
 * what everybody has, so that nothing is offered and taken back; where it stays unknown, everything.
 */
export function useOffered(): (route: RouteId) => boolean {
  const { session } = useServices();
  const user = useSelector(session, ({ context }) => context.user);
  const arrives = useSelector(session, (snapshot) =>
    snapshot.matches({ authenticated: { loading: 'brisk' } }),
  );
  return (route) => !isAbility(route) || (!arrives && may(user, route));
}
