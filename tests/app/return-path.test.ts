import { describe, expect, it } from 'vitest';
import { returnPath } from '#src/app/navigation/return-path.ts';

describe('the page after a login', () => {
  it.each([
    '/panel/usuarios?pagina=2',
    '/cotizador',
    '/cotizador?editar=abc',
    '/rollux/cotizador',
    '/contacto',
  ])('is %s when it was requested first (B45)', (from) => {
    expect(returnPath({ from })).toBe(from);
  });

  it.each([
    null,
    {},
    { from: 3 },
    { from: '/nosotros' },
    { from: 'https://otro.mx/cotizador' },
    { from: '//cotizador' },
  ])('is the panel when the requested path is %j (B45)', (state) => {
    expect(returnPath(state)).toBe('/panel');
  });
});
