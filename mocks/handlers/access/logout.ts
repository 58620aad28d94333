import { handle } from '../../handle.ts';
import { revokeSession } from '../../sessions.ts';

export const logout = handle('logout', async ({ token }) => {
  await revokeSession(token());
  return { message: 'Sesión cerrada.' };
});
