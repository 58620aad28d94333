import { randomBytes } from 'node:crypto';
import type { CallName, OutputOf } from '#src/api/contract/index.ts';
import { ask, type Server } from './ask.ts';
import { notRequested } from './check.ts';
import { expected } from './expected.ts';
import type { Finding } from './report.ts';

type User = OutputOf<'currentUser'>;

/** The calls that change an account that the check has added. */
const changingCalls = ['updateUser', 'setCoordinates', 'toggleUserMapActive', 'toggleUserActive'] as const;

/** The calls that create accounts or send mail, and those that change such an account. */
export const creatingCalls = [
  'register',
  'sendRecoverEmail',
  'addUser',
  ...changingCalls,
] as const satisfies readonly CallName[];

/** Servers with the captcha's test keys accept any text. */
const captcha = 'prueba';

/** Degrees; the centre of Monterrey. */
const PLACE = { lat: 25.6714, lng: -100.309 };

/** An address whose mail arrives in the same box: `ana+registro-1@x.mx` for `ana@x.mx`. */
const besides = (email: string, tag: string) => email.replace('@', `+${tag}-${String(Date.now())}@`);

/**
 * Creates two accounts, with addresses that belong to one's own, and sends a mail for recovery to one's own. The
 * account that is added is changed too, and left switched off.
 */
export async function checkCreation(server: Server, email: string, user: User): Promise<Finding[]> {
  const password = `${randomBytes(12).toString('base64url')}aA1!`;
  const person = {
    name: 'Prueba de conformidad',
    phone: user.phone ?? '8181234567',
    ...(await placeFor(server, user)),
  };
  const secret = { password, password_confirmation: password };
  const visitor = { host: server.host, token: null };
  const register = await ask(visitor, 'register', {
    ...person,
    ...secret,
    email: besides(email, 'registro'),
    captcha,
  });
  const recover = await ask(visitor, 'sendRecoverEmail', { email, captcha });
  const added = { ...person, email: besides(email, 'alta'), role_id: await roleFor(server) };
  const add = await ask(server, 'addUser', { ...added, ...secret });
  const { output: users = [] } = await ask(server, 'users');
  const id = users.find((one) => one.email === added.email)?.id;
  return [
    register.finding,
    recover.finding,
    expected(add.finding, [id !== undefined, 'the added user is not in the list']),
    ...(id === undefined
      ? changingCalls.map((call) => notRequested(call, 'no user was added'))
      : await checkChanges(server, { ...added, id })),
  ];
}

async function checkChanges(server: Server, added: { readonly id: number }): Promise<Finding[]> {
  const { id } = added;
  const update = await ask(server, 'updateUser', added);
  const coordinates = await ask(server, 'setCoordinates', { id, ...PLACE });
  const onMap = await ask(server, 'toggleUserMapActive', { id });
  const offMap = await ask(server, 'toggleUserMapActive', { id });
  const first = await ask(server, 'toggleUserActive', { id });
  const last = first.output?.active === true ? await ask(server, 'toggleUserActive', { id }) : first;
  return [
    update.finding,
    expected(coordinates.finding, [
      coordinates.output?.lat === PLACE.lat && coordinates.output.lng === PLACE.lng,
      'the reply has other coordinates',
    ]),
    expected(onMap.finding, [
      onMap.output?.active_map !== offMap.output?.active_map,
      'two calls have the same effect',
    ]),
    expected(first.finding, [last.output?.active === false, 'the added user is still active']),
  ];
}

/** A state with one of its municipalities: the user's, or the first ones of the server. */
async function placeFor(server: Server, { state_id, municipality_id }: User) {
  if (state_id !== null && municipality_id !== null) return { state_id, municipality_id };
  const { output: states = [] } = await ask(server, 'states');
  const id = states[0]?.id;
  const { output: municipalities = [] } = await ask(server, 'municipalities', { id });
  return { state_id: id ?? null, municipality_id: municipalities[0]?.id ?? null };
}

/** A role that is not an administrator's, if the server has one. */
async function roleFor(server: Server): Promise<number | null> {
  const { output: roles = [] } = await ask(server, 'roles');
  return (roles.find(({ name }) => !/admin/i.test(name)) ?? roles[0])?.id ?? null;
}
