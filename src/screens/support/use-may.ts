import { useSelector } from '@xstate/react';
import { may, type Ability } from '#src/config/permissions.ts';
import { useServices } from './services.ts';

/** Whether the person who is here is to be offered something; yes until something else is known of them. */
export function useMay(ability: Ability): boolean {
  const { session } = useServices();
  return useSelector(session, ({ context }) => may(context.user, ability));
}
