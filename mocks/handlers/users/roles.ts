import { handle } from '../../handle.ts';
import { roles as rows } from '../../rows/role.ts';

export const roles = handle('roles', () => ({ data: rows.all().map(({ id, name }) => ({ id, name })) }));
