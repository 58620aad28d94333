import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { keepPostcode } from '#machines/support/place.ts';
import { useServices } from '#src/actor-hooks/services.ts';
import { hasRole } from '#src/config/permissions.ts';

/** For a dealer, once they are known: their next client's quote does not go to the place of the one before. */
export function ForgetPlace() {
  const { session } = useServices();
  const isDealer = useSelector(session, ({ context }) => hasRole(context.user, 'distribuidor'));
  useEffect(() => {
    if (isDealer) keepPostcode(null);
  }, [isDealer]);
  return null;
}
