import { handle } from '../../handle.ts';
import { invalid } from '../../refusal.ts';
import { revokeSessionsOf } from '../../sessions.ts';
import { changeUser, findUser, serializeUser } from '../../users.ts';

export const toggleUserActive = handle('toggleUserActive', async ({ id, user }) => {
  const { id: target, active } = findUser(id());
  if (target === user().id) throw invalid({ active: ['No puedes desactivar tu propia cuenta.'] });
  if (active) await revokeSessionsOf(target);
  return { data: serializeUser(await changeUser(target, { active: !active })) };
});
