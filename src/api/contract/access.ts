import * as z from 'zod/mini';
import { post, type Endpoint } from './endpoint.ts';
import { Profile } from './profile.ts';
import { Acknowledged } from './reply.ts';
import { UserReply } from './user.ts';

export const accessCalls = {
  register: post('/api/register', {
    summary: 'Create an account',
    area: 'access',
    access: 'anyone',
    input: z.extend(Profile, {
      password: z.string(),
      password_confirmation: z.string(),
      /** Response token of the human-verification widget. */
      captcha: z.string(),
    }),
    output: UserReply,
  }),
  sendRecoverEmail: post('/api/send-recover-email', {
    summary: 'Send an e-mail to recover access',
    area: 'access',
    access: 'anyone',
    input: z.object({ email: z.string(), captcha: z.string() }),
    output: Acknowledged,
  }),
} as const satisfies Record<string, Endpoint>;
