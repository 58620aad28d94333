import { expect, it } from 'vitest';
import { entryAt } from '#src/screens/panel/frame/menu.ts';

it.each([
  ['/panel', '', 'Inicio'],
  ['/panel/listas/cotizaciones-admin', '', 'Cotizaciones de mi red'],
  ['/panel/listas/cotizaciones-admin', '?buscar=norte', 'Cotizaciones de mi red'],
  ['/panel/listas/cotizaciones-admin', '?vista=muestras&pagina=2', 'Muestras'],
  ['/panel/listas/cotizaciones-admin', '?vista=sitio', 'Solicitudes del sitio'],
  ['/panel/usuarios', '?usuario=5', 'Usuarios'],
  ['/panel/usuarios', '?vista=actividad', 'Actividad'],
])('the menu marks one entry at %s%s', (pathname, search, label) => {
  expect(entryAt(pathname, search)?.label).toBe(label);
});

it('the menu marks none where it does not lead', () => {
  expect(entryAt('/cotizador', '')).toBeUndefined();
});
