import { handle } from '../../handle.ts';
import { states as rows } from '../../rows/state.ts';

export const states = handle('states', () => rows.all().map(({ id, name }) => ({ id, name })));
