import { describe, expect, it } from 'vitest';
import { callNames, contract } from '#src/api/contract/index.ts';
import { guardedPath, isClientsLink } from '#src/app/navigation/guard.ts';

describe('the guard', () => {
  it.each(['/panel', '/panel/', '/panel/perfil', '/panel/no/existe', '/PANEL', '/Panel/Perfil', '/%70anel'])(
    'sends a visitor from %s to the login, and admits any session, whatever the role (B42)',
    (path) => {
      expect(guardedPath(path, false)).toBe('/login');
      expect(guardedPath(path, true)).toBeNull();
    },
  );

  it.each(['/panel/listas/mi-carrito', '/panel/listas/mi-carrito-admin'])(
    'sends a visitor from %s to the login, because a cart needs a session (B90)',
    (path) => {
      expect(guardedPath(path, false)).toBe('/login');
      expect(guardedPath(path, true)).toBeNull();
    },
  );

  it('knows the links of clients to their quotes (B37)', () => {
    expect(isClientsLink({ pathname: '/rollux/cotizador', search: '?cotizacion=a1b2' })).toBe(true);
    expect(isClientsLink({ pathname: '/rollux/cotizador', search: '' })).toBe(false);
    expect(isClientsLink({ pathname: '/panel/listas/cotizaciones', search: '?cotizacion=1' })).toBe(false);
  });

  it('requires a session for every cart call (B90)', () => {
    const calls = callNames.filter((name) => contract[name].path.startsWith('/api/cart'));
    expect(calls.length).toBeGreaterThan(3);
    expect(calls.map((name) => contract[name].access)).toEqual(calls.map(() => 'session'));
  });

  it.each(['/login', '/login/', '/LOGIN', '/%6cogin'])(
    'sends a session from %s to the panel, and admits a visitor (B43)',
    (path) => {
      expect(guardedPath(path, true)).toBe('/panel');
      expect(guardedPath(path, false)).toBeNull();
    },
  );

  it.each(['/', '/nosotros', '/panela', '/login/otra', '/autenticacion', '/rollux/cotizador'])(
    'admits everyone to %s (B44)',
    (path) => {
      expect(guardedPath(path, true)).toBeNull();
      expect(guardedPath(path, false)).toBeNull();
    },
  );
});
