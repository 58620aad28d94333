import { handle } from '../../handle.ts';
import { changeUser, findUser, serializeUser } from '../../users.ts';

export const toggleUserMapActive = handle('toggleUserMapActive', async ({ id }) => {
  const { id: target, active_map } = findUser(id());
  return { data: serializeUser(await changeUser(target, { active_map: !active_map })) };
});
