import * as z from 'zod/mini';
import { Token } from './token.ts';
import { User } from './user.ts';
import { inside } from './wire.ts';

export const Credentials = z.object({ email: z.string(), password: z.string() });
export type Credentials = z.output<typeof Credentials>;

/** `{token, user: {…}}` or `{token, …user fields}` → `{token, user}`. */
export const LoginReply = inside(
  ['data'],
  z.pipe(
    z.transform((value: unknown): unknown => {
      if (typeof value !== 'object' || value === null || !('token' in value)) return value;
      if ('user' in value) return value;
      const { token, ...user } = value;
      return { token, user };
    }),
    z.object({ token: Token, user: User }),
  ),
);
export type LoginReply = z.output<typeof LoginReply>;
