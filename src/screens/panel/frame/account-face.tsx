import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { useServices } from '#src/actor-hooks/services.ts';
import { useAddress } from '#src/actor-hooks/use-address.ts';
import { Avatar } from '#src/ui/person/avatar.tsx';

const SIZE = 28;

/** The user's picture or initials; an outline until the user is known. */
export function AccountFace() {
  return (
    <Suspense fallback={<Avatar name={null} image={null} size={SIZE} />}>
      <Known />
    </Suspense>
  );
}

function Known() {
  const { session } = useServices();
  const user = useSelector(session, ({ context }) => context.user);
  const image = useAddress(user?.image ?? null);
  return <Avatar name={user?.name ?? null} email={user?.email} image={image} size={SIZE} />;
}
