import { fillDatabase } from '../database/initial-data.ts';
import { transaction } from '../database/transaction.ts';
import { conditions, NORMAL_CONDITIONS } from '../faults/conditions.ts';
import { sessions } from '../rows/session.ts';
import { users } from '../seeds/users.ts';

/** Resets the database to the seeds and the network to its defaults; a logged-in user of the seeds stays logged in. */
export async function restoreDemo(): Promise<void> {
  await transaction(async () => {
    const open = sessions.all().filter(({ user_id }) => users.some(({ id }) => id === user_id));
    const kept = open.map((session) => ({ ...session }));
    await fillDatabase(null);
    for (const session of kept) await sessions.create(session);
  }, true);
  conditions.set(NORMAL_CONDITIONS);
}
