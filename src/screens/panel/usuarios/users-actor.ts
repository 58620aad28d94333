import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { usersMachine } from '#machines/users/users.machine.ts';
import type { Progress } from '#src/actor-hooks/progress-of.ts';

export type UsersActor = ActorRefFrom<typeof usersMachine>;
export type UsersSnapshot = SnapshotFrom<typeof usersMachine>;

/** Loading progress of the list. */
export const listProgress = (snapshot: UsersSnapshot): Progress => ({
  waiting: snapshot.matches({ list: 'loading' }),
  slow: snapshot.matches({ list: { loading: 'slow' } }) || snapshot.matches({ list: { loading: 'endless' } }),
  cancellable: snapshot.matches({ list: { loading: 'endless' } }),
});

/** Progress of the running change. */
export const changeProgress = (snapshot: UsersSnapshot): Progress => ({
  waiting: snapshot.matches({ changes: 'working' }),
  slow:
    snapshot.matches({ changes: { working: 'slow' } }) ||
    snapshot.matches({ changes: { working: 'endless' } }),
  cancellable: snapshot.matches({ changes: { working: 'endless' } }),
});
