import * as z from 'zod/mini';
import { isToken } from '../is-token.ts';

/** A session token as a server answers it. */
export const Token = z.string().check(z.refine(isToken, 'not a usable token'));
