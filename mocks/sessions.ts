import { sessions, type SessionRow } from './rows/session.ts';
import { users, type UserRow } from './rows/user.ts';
import { unauthenticated } from './refusal.ts';

const LIFETIME_MS = 8 * 60 * 60 * 1000;

const makeToken = () => `${crypto.randomUUID()}${crypto.randomUUID()}`.replaceAll('-', '');

/** Opens a session that lasts eight hours, and answers its token. */
export async function openSession(userId: number): Promise<string> {
  const token = makeToken();
  const expires = new Date(Date.now() + LIFETIME_MS);
  await sessions.create({ token, user_id: userId, expires_at: expires.toISOString(), revoked: false });
  return token;
}

const withToken = (token: string) => (session: SessionRow) => session.token === token;

/** Makes a token worthless from now on. */
export async function revokeSession(token: string): Promise<void> {
  await sessions.update((query) => query.where(withToken(token)), {
    data: (session) => {
      session.revoked = true;
    },
  });
}

/** Makes all tokens of a user worthless. */
export async function revokeSessionsOf(userId: number): Promise<void> {
  await sessions.updateMany((query) => query.where((session) => session.user_id === userId), {
    data: (session) => {
      session.revoked = true;
    },
  });
}

/** Lets a token run out, as eight hours would. */
export async function expireSession(token: string): Promise<void> {
  await sessions.update((query) => query.where(withToken(token)), {
    data: (session) => {
      session.expires_at = new Date(Date.now() - 1).toISOString();
    },
  });
}

/**
 * Whose token it is.
 * @throws Refusal 401 where it is unknown, revoked or has run out.
 */
export function userOf(token: string): UserRow {
  const session = sessions.findFirst((query) => query.where(withToken(token)));
  if (!session || session.revoked || Date.parse(session.expires_at) <= Date.now()) throw unauthenticated();
  const user = users.findFirst((query) => query.where((row) => row.id === session.user_id));
  if (!user) throw unauthenticated();
  return user;
}
