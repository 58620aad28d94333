import { describe, expect, it } from 'vitest';
import { guardedPath } from '#src/app/guard.ts';

describe('the guard', () => {
  it.each(['/panel', '/panel/', '/panel/perfil', '/panel/no/existe', '/PANEL', '/Panel/Perfil', '/%70anel'])(
    'sends a visitor from %s to the login, and lets a token pass',
    (path) => {
      expect(guardedPath(path, false)).toBe('/login');
      expect(guardedPath(path, true)).toBeNull();
    },
  );

  it.each(['/login', '/login/', '/LOGIN', '/%6cogin'])(
    'sends a token from %s to the panel, and lets a visitor pass',
    (path) => {
      expect(guardedPath(path, true)).toBe('/panel');
      expect(guardedPath(path, false)).toBeNull();
    },
  );

  it.each(['/', '/nosotros', '/panela', '/login/otra', '/autenticacion', '/rollux/cotizador'])(
    'lets everybody pass to %s',
    (path) => {
      expect(guardedPath(path, true)).toBeNull();
      expect(guardedPath(path, false)).toBeNull();
    },
  );
});
