import * as z from 'zod/mini';
import { post, put, type Endpoint } from './endpoint.ts';
import { PasswordCheckReply } from './password-check.ts';
import { Acknowledged } from './reply.ts';
import { UserReply } from './user.ts';

const nullableId = z.nullable(z.number());

/** Fields that users edit in their own profile. */
export const Profile = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  state_id: nullableId,
  municipality_id: nullableId,
});

export const profileCalls = {
  updateProfile: put('/api/login-user', {
    summary: 'Change the current user’s profile',
    area: 'profile',
    access: 'session',
    readBack: 'currentUser',
    input: Profile,
    output: UserReply,
  }),
  checkPassword: post('/api/check-password', {
    summary: 'Check the current password',
    area: 'profile',
    access: 'session',
    writes: false,
    input: z.object({ current_password: z.string() }),
    output: PasswordCheckReply,
  }),
  updatePassword: put('/api/update-password', {
    summary: 'Change the current user’s password',
    area: 'profile',
    access: 'session',
    input: z.object({
      current_password: z.string(),
      password: z.string(),
      password_confirmation: z.string(),
    }),
    output: Acknowledged,
  }),
  uploadProfileImage: post('/api/image-user', {
    summary: 'Replace the current user’s profile picture',
    area: 'profile',
    access: 'session',
    body: 'multipart',
    readBack: 'currentUser',
    input: z.object({ image: z.file() }),
    output: UserReply,
  }),
} as const satisfies Record<string, Endpoint>;
