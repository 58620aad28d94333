import { describe, expect, it } from 'vitest';
import { ApiError } from '#src/api/errors.ts';
import { maskSecrets } from '#mocks/mask.ts';

describe('what is secret', () => {
  it.each([
    'password',
    'password_confirmation',
    'current_password',
    'token',
    'user_token',
    'captcha',
    'captchaToken',
    'Authorization',
  ])('%s is masked, however deep it stands', (key) => {
    expect(maskSecrets({ list: [{ inside: { [key]: 'abc' } }] })).toEqual({
      list: [{ inside: { [key]: '•••' } }],
    });
  });

  it('is seen to be missing where it is', () => {
    const nothing = { token: null, password: '', captcha: undefined, hasToken: false };
    expect(maskSecrets(nothing)).toEqual(nothing);
  });

  it('leaves what a server says of it', () => {
    const errors = { password: ['La contraseña debe tener al menos 8 caracteres.'] };
    expect(maskSecrets({ errors })).toEqual({ errors });
  });

  it('is masked in an error too', () => {
    const error = new ApiError({ kind: 'invalid', call: 'login', status: 422, body: { token: 'abc' } });
    expect(maskSecrets(error)).toMatchObject({
      name: 'ApiError',
      message: 'login: invalid (422)',
      status: 422,
      body: { token: '•••' },
    });
  });

  it('is taken out of a copy: the original stays', () => {
    const original = { password: 'abc' };
    maskSecrets(original);
    expect(original.password).toBe('abc');
  });
});

describe('what JSON cannot say', () => {
  it('is told in words', () => {
    const file = new File(['12345'], 'yo.png');
    expect(maskSecrets({ file, map: new Map(), since: new Date(0), act: () => 0, big: 5n })).toEqual({
      file: 'archivo yo.png (5 bytes)',
      map: '[Map]',
      since: '1970-01-01T00:00:00.000Z',
      act: undefined,
      big: '5',
    });
  });

  it('ends where it bites its own tail', () => {
    const ring: Record<string, unknown> = {};
    ring['self'] = ring;
    expect(maskSecrets(ring)).toEqual({ self: '[…]' });
  });
});
