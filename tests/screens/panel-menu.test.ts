import { expect, it } from 'vitest';
import { entryAt, isFor, panelMenu } from '#src/screens/panel/frame/menu.ts';

it.each([
  ['/panel', '', 'Inicio'],
  ['/panel/listas/cotizaciones-admin', '', 'Cotizaciones de mi red'],
  ['/panel/listas/cotizaciones-admin', '?buscar=norte', 'Cotizaciones de mi red'],
  ['/panel/listas/cotizaciones-admin', '?vista=muestras&pagina=2', 'Muestras'],
  ['/panel/listas/cotizaciones-admin', '?vista=sitio', 'Solicitudes del sitio'],
  ['/panel/listas/cotizaciones', '?vista=clientes&cliente=5', 'Mis clientes'],
  ['/panel/listas/ordenes', '?vista=ganancias', 'Ganancias'],
  ['/panel/usuarios', '?usuario=5', 'Usuarios'],
  ['/panel/usuarios', '?vista=actividad', 'Actividad'],
])('the menu marks one entry at %s%s', (pathname, search, label) => {
  expect(entryAt(pathname, search)?.label).toBe(label);
});

it.each([
  ['who buys for themselves', ['quotes', 'orders'], []],
  ['who sells on', ['quotes', 'orders', 'quotesAdmin'], ['Mis clientes', 'Ganancias']],
  ['who administers', ['quotes', 'orders', 'quotesAdmin', 'users'], []],
])('the menu leads %s to clients and earnings, or not', (_, routes, labels) => {
  const views = panelMenu
    .flatMap(({ links }) => links)
    .filter((link) => link.view !== undefined && link.needs !== 'users')
    .filter((link) => isFor(link, (route) => routes.includes(route)));
  expect(views.map(({ label }) => label)).toEqual(labels);
});

it('the menu marks none where it does not lead', () => {
  expect(entryAt('/cotizador', '')).toBeUndefined();
});
