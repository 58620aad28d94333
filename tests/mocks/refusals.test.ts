import { describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#mocks/seeds/accounts.ts';
import type { CallName, InputOf } from '#src/api/contract/index.ts';
import { fixtures } from '#tests/fixtures/index.ts';
import { clientOf, failureOf, visitor } from './support/client.ts';

/** The failure of a call's fixture after some fields of its input are changed. */
async function refusalOf<N extends CallName>(call: N, changes: Partial<InputOf<N>>) {
  const { as, input } = fixtures[call];
  const client = as === 'visitor' ? visitor() : await clientOf(as);
  return failureOf(client.request(call, { ...input, ...changes }));
}

/** The messages of the 422 reply, by field. */
async function messagesOf<N extends CallName>(call: N, changes: Partial<InputOf<N>>) {
  const failure = await refusalOf(call, changes);
  expect(failure).toMatchObject({ kind: 'invalid', status: 422 });
  return Object.fromEntries(Object.entries(failure.fields).map(([field, all]) => [field, all.join(' ')]));
}

const TAKEN = 'Este correo ya está registrado.';
const DIFFERENT = 'Las contraseñas no coinciden.';
const ELSEWHERE = 'Este municipio no es del estado que elegiste.';

describe('login', () => {
  it('names the empty fields and their number', async () => {
    const failure = await refusalOf('login', { email: ' ', password: '' });
    expect(failure.fields).toEqual({
      email: ['Escribe tu correo electrónico.'],
      password: ['Escribe tu contraseña.'],
    });
    expect(failure.serverMessage).toBe('Escribe tu correo electrónico. (y 1 error más)');
  });

  it.each([
    { email: 'cliente@rollux.mx', password: 'otra' },
    { email: 'nadie@ejemplo.mx', password: DEMO_PASSWORD },
    { email: 'cliente@rollux.mx', password: ` ${DEMO_PASSWORD}` },
  ])(
    'gives the same message for a wrong password and a wrong e-mail: $email, "$password"',
    async (credentials) => {
      expect(await refusalOf('login', credentials)).toMatchObject({
        kind: 'unauthorized',
        serverMessage: 'Correo o contraseña incorrectos.',
      });
    },
  );

  it('accepts the e-mail in capitals and with spaces around it', async () => {
    const credentials = { email: ' Cliente@Rollux.MX ', password: DEMO_PASSWORD };
    expect((await visitor().request('login', credentials)).user.id).toBe(1);
  });

  it('refuses an inactive account with its own message', async () => {
    expect(await refusalOf('login', { email: 'inactivo@rollux.mx' })).toMatchObject({
      kind: 'refused',
      status: 403,
      serverMessage: 'Tu cuenta está inactiva. Escríbenos para activarla.',
    });
  });
});

describe('register', () => {
  it('names every empty field at once', async () => {
    const nothing = {
      name: '',
      email: '',
      phone: '',
      password: '',
      password_confirmation: '',
      state_id: null,
      municipality_id: null,
      captcha: '',
    };
    expect(await messagesOf('register', nothing)).toEqual({
      name: 'Escribe tu nombre.',
      email: 'Escribe tu correo electrónico.',
      phone: 'Escribe tu teléfono.',
      password: 'Escribe tu contraseña.',
      state_id: 'Elige tu estado.',
      municipality_id: 'Elige tu municipio.',
      captcha: 'Confirma que no eres un robot.',
    });
  });

  it.each([
    [{ email: 'mariana@' }, { email: 'Escribe un correo electrónico válido.' }],
    [{ email: 'CLIENTE@rollux.mx' }, { email: TAKEN }],
    [
      { password: 'corta', password_confirmation: 'corta' },
      { password: 'La contraseña debe tener al menos 8 caracteres.' },
    ],
    [{ password_confirmation: 'distinta' }, { password: DIFFERENT }],
    [{ phone: '123' }, { phone: 'Escribe un teléfono de 10 dígitos.' }],
    [{ state_id: 33 }, { state_id: 'Este estado no existe.', municipality_id: ELSEWHERE }],
    [{ municipality_id: 14001 }, { municipality_id: ELSEWHERE }],
  ])('refuses %o', async (changes, messages) => {
    expect(await messagesOf('register', changes)).toEqual(messages);
  });
});

it('recovering a password needs an e-mail and the captcha', async () => {
  expect(await messagesOf('sendRecoverEmail', { email: '', captcha: '' })).toEqual({
    email: 'Escribe tu correo electrónico.',
    captcha: 'Confirma que no eres un robot.',
  });
});

describe('the profile', () => {
  it('keeps its own e-mail, and refuses one that is taken', async () => {
    expect(await messagesOf('updateProfile', { email: 'admin@rollux.mx' })).toEqual({ email: TAKEN });
    const client = await clientOf('customer');
    const input = { ...fixtures.updateProfile.input, email: 'cliente@rollux.mx' };
    expect(await client.request('updateProfile', input)).toMatchObject({ email: 'cliente@rollux.mx' });
  });

  it('needs no telephone and no place', async () => {
    const client = await clientOf('customer');
    const unknown = { phone: '', state_id: null, municipality_id: null };
    const user = await client.request('updateProfile', { ...fixtures.updateProfile.input, ...unknown });
    expect(user).toMatchObject({ ...unknown, phone: null });
  });

  it('distinguishes a wrong password from a right one', async () => {
    const client = await clientOf('customer');
    expect(await client.request('checkPassword', { current_password: 'otra' })).toBe(false);
    expect(await messagesOf('checkPassword', { current_password: '' })).toEqual({
      current_password: 'Escribe tu contraseña actual.',
    });
  });

  it('changes a password only when the current one is right', async () => {
    const changes = { current_password: 'otra', password_confirmation: 'distinta' };
    expect(await messagesOf('updatePassword', changes)).toEqual({
      current_password: 'La contraseña actual no es correcta.',
      password: DIFFERENT,
    });
  });
});

it.each([
  ['a file of another type', '%PDF-1.4', 'La foto debe ser una imagen PNG, JPG, GIF o WebP.'],
  ['more than 5 MB', new Uint8Array(5 * 1024 * 1024 + 1), 'La foto no puede pesar más de 5 MB.'],
])('a profile picture cannot be %s', async (_, content, message) => {
  const image = new File([content], 'yo.png', { type: 'image/png' });
  expect(await messagesOf('uploadProfileImage', { image })).toEqual({ image: message });
});

describe('the user calls', () => {
  it.each(['addUser', 'updateUser'] as const)('%s needs a free e-mail and an existing role', async (call) => {
    expect(await messagesOf(call, { email: 'cliente@rollux.mx', role_id: 9 })).toEqual({
      email: TAKEN,
      role_id: 'Este rol no existe.',
    });
  });

  it('name the fields of an account as another person’s', async () => {
    expect(await messagesOf('addUser', { name: '', email: '', password: '' })).toMatchObject({
      name: 'Escribe el nombre.',
      email: 'Escribe el correo electrónico.',
      password: 'Escribe la contraseña.',
    });
  });

  it('refuse coordinates out of range', async () => {
    expect(await messagesOf('setCoordinates', { lat: -100.4, lng: 181 })).toEqual({
      lat: 'La latitud va de -90 a 90 grados.',
      lng: 'La longitud va de -180 a 180 grados.',
    });
  });

  it("refuse the administrator's deactivation of their own account", async () => {
    expect(await messagesOf('toggleUserActive', { id: 3 })).toEqual({
      active: 'No puedes desactivar tu propia cuenta.',
    });
  });
});

it.each([
  'toggleUserActive',
  'toggleUserMapActive',
  'updateUser',
  'setCoordinates',
  'municipalities',
] as const)('%s answers 404 for an unknown id', async (call) => {
  expect(await refusalOf(call, { id: 4_000 })).toMatchObject({
    kind: 'refused',
    status: 404,
    serverMessage: 'No encontramos lo que buscas.',
  });
});
