import { fillWithSeeds } from '../tables.ts';
import { sessions } from '../rows/session.ts';
import { users } from '../seeds/users.ts';
import { transaction } from '../transaction.ts';

/** Back to the seeds; who is logged in as a person of the seeds stays so, instead of being sent away. */
export function restoreDemo(): Promise<void> {
  return transaction(async () => {
    const open = sessions.all().filter(({ user_id }) => users.some(({ id }) => id === user_id));
    const kept = open.map((session) => ({ ...session }));
    await fillWithSeeds();
    for (const session of kept) await sessions.create(session);
  }, true);
}
