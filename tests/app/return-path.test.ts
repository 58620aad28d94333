import { describe, expect, it } from 'vitest';
import { returnPath } from '#src/app/return-path.ts';

describe('where a login leads', () => {
  it.each(['/panel/usuarios?pagina=2', '/cotizador', '/cotizador?editar=abc', '/rollux/cotizador'])(
    'back to %s, which was left for it',
    (from) => {
      expect(returnPath({ from })).toBe(from);
    },
  );

  it.each([
    null,
    {},
    { from: 3 },
    { from: '/contacto' },
    { from: 'https://otro.mx/cotizador' },
    { from: '//cotizador' },
  ])('to the panel after %j', (state) => {
    expect(returnPath(state)).toBe('/panel');
  });
});
