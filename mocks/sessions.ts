import { NO_TOKEN } from '#src/config/constants.ts';
import { Refusal, unauthenticated } from './requests/refusal.ts';
import { sessions, type SessionRow } from './rows/session.ts';
import { users, type UserRow } from './rows/user.ts';

const LIFETIME_MS = 8 * 60 * 60 * 1000;

const makeToken = () => `${crypto.randomUUID()}${crypto.randomUUID()}`.replaceAll('-', '');

/** Opens a session that lasts eight hours and returns its token. */
export async function openSession(userId: number): Promise<string> {
  const token = makeToken();
  const expires = new Date(Date.now() + LIFETIME_MS);
  await sessions.create({ token, user_id: userId, expires_at: expires.toISOString(), revoked: false });
  return token;
}

const withToken = (token: string) => (session: SessionRow) => session.token === token;

/** Revokes a token. */
export async function revokeSession(token: string): Promise<void> {
  await sessions.update((query) => query.where(withToken(token)), {
    data: (session) => {
      session.revoked = true;
    },
  });
}

/** Revokes all tokens of a user. */
export async function revokeSessionsOf(userId: number): Promise<void> {
  await sessions.updateMany((query) => query.where((session) => session.user_id === userId), {
    data: (session) => {
      session.revoked = true;
    },
  });
}

/** Expires a token, as it would after eight hours. */
export async function expireSession(token: string): Promise<void> {
  await sessions.update((query) => query.where(withToken(token)), {
    data: (session) => {
      session.expires_at = new Date(Date.now() - 1).toISOString();
    },
  });
}

/** Returns the user of a token. @throws Refusal 401 when the token is unknown, revoked or expired. */
export function userOf(token: string): UserRow {
  const session = sessions.findFirst((query) => query.where(withToken(token)));
  if (!session || session.revoked || Date.parse(session.expires_at) <= Date.now()) throw unauthenticated();
  const user = users.findFirst((query) => query.where((row) => row.id === session.user_id));
  if (!user) throw unauthenticated();
  return user;
}

/** Returns the token of a request. @throws Refusal 401 when it has none */
export function bearerOf(request: Request): string {
  const token = /^Bearer (.+)$/.exec(request.headers.get('Authorization') ?? '')?.[1];
  if (token === undefined || token === NO_TOKEN) throw unauthenticated();
  return token;
}

/** Returns the person who sends a request; null for a visitor. */
export function personOf(request: Request): UserRow | null {
  try {
    return userOf(bearerOf(request));
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
