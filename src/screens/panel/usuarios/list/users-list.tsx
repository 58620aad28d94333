import { Stack } from '@mantine/core';
import { useActorRef, useSelector } from '@xstate/react';
import { statesMachine } from '#machines/states/states.machine.ts';
import { usersMachine } from '#machines/users/users.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { useConfig, useServices } from '#src/actor-hooks/services.ts';
import { LeaveGuard } from '../dialog/leave-guard.tsx';
import { UserDialogs } from '../dialog/user-dialogs.tsx';
import { ListNotes } from './list-notes.tsx';
import { UsersLoaded } from './users-loaded.tsx';

/** The list of accounts with its dialogs. */
export function UsersList() {
  // Read here: a row that suspends would hide the whole screen.
  const { apiHost } = useConfig();
  const surroundings = useActorSurroundings();
  const actor = useActorRef(usersMachine, surroundings);
  const states = useActorRef(statesMachine, surroundings);
  const users = useSelector(actor, ({ context }) => context.users);
  const { session } = useServices();
  const self = useSelector(session, ({ context }) => context.user?.id ?? null);
  return (
    <Stack gap="lg">
      <ListNotes actor={actor} />
      {users === null ? null : (
        <UsersLoaded apiHost={apiHost} actor={actor} states={states} users={users} self={self} />
      )}
      <LeaveGuard actor={actor} />
      <UserDialogs actor={actor} users={users} />
    </Stack>
  );
}
