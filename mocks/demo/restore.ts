import { beginWith } from '../initial-data.ts';
import { calm, conditions } from '../faults/conditions.ts';
import { sessions } from '../rows/session.ts';
import { users } from '../seeds/users.ts';
import { transaction } from '../transaction.ts';

/** Back to the seeds and a calm network; who is logged in as a person of the seeds stays so, instead of being sent away. */
export async function restoreDemo(): Promise<void> {
  await transaction(async () => {
    const open = sessions.all().filter(({ user_id }) => users.some(({ id }) => id === user_id));
    const kept = open.map((session) => ({ ...session }));
    await beginWith(null);
    for (const session of kept) await sessions.create(session);
  }, true);
  conditions.set(calm);
}
