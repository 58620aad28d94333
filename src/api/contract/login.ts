import * as z from 'zod/mini';
import { Token } from './token.ts';
import { UserReply } from './user.ts';

export const Credentials = z.object({ email: z.string(), password: z.string() });
export type Credentials = z.output<typeof Credentials>;

function withUser(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (!('token' in value)) return 'data' in value ? withUser(value.data) : value;
  const { token, ...rest } = value;
  return { token, user: rest };
}

/** `{token, user: {…}}` or `{token, …user fields}`, each also in `{data}` → `{token, user}`. */
export const LoginReply = z.pipe(z.transform(withUser), z.object({ token: Token, user: UserReply }));
export type LoginReply = z.output<typeof LoginReply>;
