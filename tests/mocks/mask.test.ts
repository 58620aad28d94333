import { describe, expect, it } from 'vitest';
import { maskSecrets } from '#mocks/mask.ts';
import { ApiError } from '#src/api/errors.ts';

describe('a secret', () => {
  it.each([
    'password',
    'password_confirmation',
    'current_password',
    'token',
    'user_token',
    'captcha',
    'captchaToken',
    'Authorization',
  ])('%s is masked at any depth', (key) => {
    expect(maskSecrets({ list: [{ inside: { [key]: 'abc' } }] })).toEqual({
      list: [{ inside: { [key]: '•••' } }],
    });
  });

  it('stays empty when it is empty', () => {
    const nothing = { token: null, password: '', captcha: undefined, hasToken: false };
    expect(maskSecrets(nothing)).toEqual(nothing);
  });

  it("keeps the server's error messages about it", () => {
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

  it('is masked in a copy: the original stays unchanged', () => {
    const original = { password: 'abc' };
    maskSecrets(original);
    expect(original.password).toBe('abc');
  });
});

describe('a value that JSON cannot represent', () => {
  it('is described in text', () => {
    const file = new File(['12345'], 'yo.png');
    expect(maskSecrets({ file, map: new Map(), since: new Date(0), act: () => 0, big: 5n })).toEqual({
      file: 'archivo yo.png (5 bytes)',
      map: '[Map]',
      since: '1970-01-01T00:00:00.000Z',
      act: undefined,
      big: '5',
    });
  });

  it('is cut where it refers to itself', () => {
    const ring: Record<string, unknown> = {};
    ring['self'] = ring;
    expect(maskSecrets(ring)).toEqual({ self: '[…]' });
  });
});
