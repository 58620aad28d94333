import * as z from 'zod/mini';
import { isToken } from '../is-token.ts';

/** A session token as the server returns it. */
export const Token = z.string().check(z.refine(isToken, 'not a usable token'));
