import { useActorRef, useSelector } from '@xstate/react';
import { statesMachine } from '#machines/locations.machine.ts';
import { usersMachine } from '#machines/users.machine.ts';
import { useActorSurroundings } from '../../support/actor-surroundings.ts';
import { useConfig, useServices } from '../../support/services.ts';
import { AskOnTheWay } from './dialog/ask-on-the-way.tsx';
import { ListNotes } from './list-notes.tsx';
import { UserDialogs } from './user-dialogs.tsx';
import classes from './users-list.module.css';
import { UsersLoaded } from './users-loaded.tsx';

/** The list of accounts with what is done to it: each part says for itself how it is doing. */
export function UsersList() {
  // Here and not in each row: a row that waits for anything would hold the whole screen back.
  const { apiHost } = useConfig();
  const surroundings = useActorSurroundings();
  const actor = useActorRef(usersMachine, surroundings);
  const states = useActorRef(statesMachine, surroundings);
  const users = useSelector(actor, ({ context }) => context.users);
  const { session } = useServices();
  const self = useSelector(session, ({ context }) => context.user?.id ?? null);
  return (
    <div className={classes['screen']}>
      <ListNotes actor={actor} />
      {users === null ? null : (
        <UsersLoaded apiHost={apiHost} actor={actor} states={states} users={users} self={self} />
      )}
      <AskOnTheWay actor={actor} />
      <UserDialogs actor={actor} users={users} />
    </div>
  );
}
