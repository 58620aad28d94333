import { useSelector } from '@xstate/react';
import { may, type Ability } from '#src/config/permissions.ts';
import { useServices } from './services.ts';

/** Whether to offer an ability to the current user; true until the user is known. */
export function useMay(ability: Ability): boolean {
  const { session } = useServices();
  return useSelector(session, ({ context }) => may(context.user, ability));
}
