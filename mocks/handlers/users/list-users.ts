import { handle } from '../../handle.ts';
import { users as rows } from '../../rows/user.ts';
import { serializeUser } from '../../users.ts';

export const users = handle('users', () => ({
  data: rows
    .all()
    .map(serializeUser)
    .toSorted((one, other) => one.id - other.id),
}));
