import { handle } from '../../handle.ts';
import { serializeUser } from '../../users.ts';

export const currentUser = handle('currentUser', ({ user }) => ({ data: serializeUser(user()) }));
