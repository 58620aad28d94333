import { randomBytes } from 'node:crypto';
import type { CallName, OutputOf } from '#src/api/contract/index.ts';
import { ask, type Answer, type Server } from './ask.ts';
import { checkConformance, notRequested } from './check.ts';
import { checkCreation, creatingCalls } from './creates.ts';
import { expected } from './expected.ts';
import type { Finding } from './report.ts';

/** One's own account on a server. */
export interface Account {
  /** Origin of the API. */
  readonly host: string;
  readonly email: string;
  readonly password: string;
}

interface Options {
  /** Whether to make the calls that create accounts or send mail. */
  readonly create: boolean;
  /** Takes what the person has to know if the check stops midway. */
  readonly tell: (sentence: string) => void;
}

type User = OutputOf<'currentUser'>;

/** The calls that change one's own account. */
const ownCalls = [
  'updateProfile',
  'checkPassword',
  'updatePassword',
  'uploadProfileImage',
] as const satisfies readonly CallName[];

const PHOTO = /^image\/(?:png|jpeg|gif|webp)$/;

/** A picture of one pixel, for accounts without one. */
const SAMPLE_PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/**
 * Logs in, makes the reading calls and those that write, and logs out. The profile and the password are put back as
 * they were; the picture is sent again, or is a sample where the account had none.
 */
export async function checkWrites(account: Account, { create, tell }: Options): Promise<Finding[]> {
  const { finding: login, output: session } = await logIn(account);
  const findings = [login];
  const skip = (calls: readonly CallName[], reason: string) =>
    findings.push(...calls.map((call) => notRequested(call, reason)));
  const others = create ? creatingCalls : [];
  if (session === undefined) {
    skip([...ownCalls, ...others, 'logout'], 'the login failed');
    return findings;
  }
  const { host } = account;
  let server: Server = { host, token: session.token };
  findings.push(...(await checkConformance(server)));
  const { output: user } = await ask(server, 'currentUser');
  if (user === undefined) skip([...ownCalls, ...others], 'the current user is not known');
  else {
    findings.push(await checkProfile(server, user), await checkPassword(server, account));
    const { finding, token } = await checkNewPassword(server, account, tell);
    // A server may end the older sessions of a changed password.
    server = { host, token: token ?? server.token };
    findings.push(finding, await checkPicture(server, user));
    if (create) findings.push(...(await checkCreation(server, account.email, user)));
  }
  findings.push(await checkLogout(server));
  return findings;
}

const logIn = ({ host, email, password }: Account): Promise<Answer<'login'>> =>
  ask({ host, token: null }, 'login', { email, password });

async function checkProfile(server: Server, user: User): Promise<Finding> {
  const { state_id, municipality_id } = user;
  const profile = {
    name: user.name ?? '',
    email: user.email ?? '',
    phone: user.phone ?? '',
    state_id,
    municipality_id,
  };
  const name = `${profile.name} (prueba)`;
  const nameNow = async () => (await ask(server, 'currentUser')).output?.name;
  const { finding } = await ask(server, 'updateProfile', { ...profile, name });
  const during = await nameNow();
  await ask(server, 'updateProfile', profile);
  const after = await nameNow();
  return expected(
    finding,
    [after === user.name, 'the profile was not put back: look at its name'],
    [during === name, 'the profile was not saved'],
  );
}

async function checkPassword(server: Server, { password }: Account): Promise<Finding> {
  const { finding, output } = await ask(server, 'checkPassword', { current_password: password });
  return expected(finding, [output === true, 'the right password is not accepted']);
}

/** @returns the finding, and the token of a session that is newer than the change */
async function checkNewPassword(server: Server, account: Account, tell: Options['tell']) {
  const other = `${randomBytes(12).toString('base64url')}aA1!`;
  tell(`If this stops midway, the password of ${account.email} may be ${other}`);
  const change = (by: Server, from: string, to: string) =>
    ask(by, 'updatePassword', { current_password: from, password: to, password_confirmation: to });
  const { finding } = await change(server, account.password, other);
  const { output: during } = await logIn({ ...account, password: other });
  if (during === undefined) {
    return { finding: expected(finding, [false, 'the new password does not log in']), token: null };
  }
  const newer = { host: server.host, token: during.token };
  await change(newer, other, account.password);
  const { output: after } = await logIn(account);
  if (after !== undefined) await ask(newer, 'logout');
  return {
    finding: expected(finding, [after !== undefined, 'the password was not set back']),
    token: (after ?? during).token,
  };
}

async function checkPicture(server: Server, { image }: User): Promise<Finding> {
  const own = await fetchPhoto(server, image);
  const photo = own ?? new Blob([Buffer.from(SAMPLE_PNG, 'base64')], { type: 'image/png' });
  const sent = new File([photo], `foto.${photo.type.replace(/^.*\//, '')}`, { type: photo.type });
  const { finding } = await ask(server, 'uploadProfileImage', { image: sent });
  return own === null && finding.decoded
    ? { ...finding, difference: 'the account had no photo of its own, and now has a sample' }
    : finding;
}

/** The account's photo; null for none, and for a drawing (SVG), which the server made itself. */
async function fetchPhoto({ host }: Server, image: string | null): Promise<Blob | null> {
  const address = image === null ? null : URL.parse(image, host);
  if (address === null) return null;
  try {
    const response = await fetch(address);
    const photo = await response.blob();
    return response.ok && PHOTO.test(photo.type) ? photo : null;
  } catch {
    return null;
  }
}

async function checkLogout(server: Server): Promise<Finding> {
  const { finding } = await ask(server, 'logout');
  const { finding: later } = await ask(server, 'currentUser');
  return expected(finding, [later.status === 401, 'the token is still accepted afterwards']);
}
