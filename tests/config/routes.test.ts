import * as fc from 'fast-check';
import { matchPath, matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { fillPath } from '#src/config/paths.ts';
import { descriptions } from '#src/config/descriptions.ts';
import { href, PANEL_ROOT, routeIds, routeOf, routes, type RouteId } from '#src/config/routes.ts';
import { RUNS } from '#tests/support/runs.ts';

/** Every route of SPEC 2, as it is spelled there. */
const spelled = [
  '/',
  '/nosotros',
  '/distribuidores',
  '/productos/motorizacion',
  '/productos/persianas',
  '/productos/toldos',
  '/productos/toldos/{type}',
  '/productos/toldos/{type}/{model}',
  '/productos/persianas/tejidos/{type}',
  '/contacto',
  '/catalogo/{product}/{tipo}/{tejido?}',
  '/catalogo/toldos/{tipo}/{modelo}/{tejido}',
  '/detalles/{variant}/{color?}',
  '/detalles-toldos/{variant}/{color?}',
  '/cotizador',
  '/aviso-de-privacidad',
  '/login',
  '/autenticacion',
  '/rollux/cotizador',
  '/panel',
  '/panel/perfil',
  '/panel/lista-precios',
  '/panel/listas-catalogo',
  '/panel/gaseta-promociones',
  '/panel/inventario/persianas',
  '/panel/inventario/galerias',
  '/panel/inventario/mororizacion',
  '/panel/inventario/precios',
  '/panel/listas/cotizaciones',
  '/panel/listas/cotizaciones-admin',
  '/panel/listas/ordenes',
  '/panel/listas/ordenes-admin',
  '/panel/listas/mi-carrito',
  '/panel/listas/mi-carrito-admin',
  '/panel/usuarios',
];

const table = routeIds.map((id) => ({ id, path: routeOf(id).path }));

/** Where the router goes, and what it reads there, whatever the order of the table. */
function arrivalsAt(address: string) {
  return [table, table.toReversed()].map((routesInOrder) => {
    const match = matchRoutes(routesInOrder, address)?.at(-1);
    return { id: match?.route.id, params: match?.params };
  });
}

describe('the table of routes', () => {
  it('is SPEC 2, letter by letter', () => {
    const wanted = spelled
      // The awning catalogue also shows a model without a fabric.
      .map((path) =>
        path === '/catalogo/toldos/{tipo}/{modelo}/{tejido}' ? path.replace('{tejido}', '{tejido?}') : path,
      )
      .map((path) => path.replaceAll(/\{(\w+)(\??)\}/g, ':$1$2'));
    expect(table.map(({ path }) => path).toSorted()).toEqual(wanted.toSorted());
  });

  it('leads every address without parameters to its own screen', () => {
    for (const { id, path } of table.filter((route) => !route.path.includes(':'))) {
      expect(arrivalsAt(path)).toEqual([
        { id, params: {} },
        { id, params: {} },
      ]);
    }
  });

  it('has the panel under its root, and nothing else there', () => {
    expect(PANEL_ROOT).toBe('/panel');
    for (const id of routeIds) {
      const { path, frame } = routeOf(id);
      expect(frame === 'panel', path).toBe(path === '/panel' || path.startsWith('/panel/'));
    }
  });

  it('has three screens that stand alone', () => {
    expect(routeIds.filter((id) => routeOf(id).frame === 'bare').map((id) => routeOf(id).path)).toEqual([
      '/login',
      '/autenticacion',
      '/rollux/cotizador',
    ]);
  });

  it('gives every screen a title and every public one a sentence of its own', () => {
    for (const id of routeIds) {
      const { title, frame } = routeOf(id);
      expect(title).not.toBe('');
      expect(descriptions[id] === undefined, id).toBe(frame === 'panel');
    }
  });

  it.each([
    ['/catalogo/toldos/vertical/lisboa', 'awningCatalog', { tipo: 'vertical', modelo: 'lisboa' }],
    [
      '/catalogo/toldos/vertical/lisboa/lona',
      'awningCatalog',
      { tipo: 'vertical', modelo: 'lisboa', tejido: 'lona' },
    ],
    ['/catalogo/toldos/vertical', 'catalog', { product: 'toldos', tipo: 'vertical' }],
    ['/catalogo/persianas/enrollable', 'catalog', { product: 'persianas', tipo: 'enrollable' }],
    [
      '/catalogo/persianas/enrollable/screen',
      'catalog',
      { product: 'persianas', tipo: 'enrollable', tejido: 'screen' },
    ],
    ['/productos/toldos/vertical', 'awningModels', { type: 'vertical' }],
    ['/productos/toldos/vertical/lisboa', 'awningModel', { type: 'vertical', model: 'lisboa' }],
    ['/detalles/lino', 'blindDetails', { variant: 'lino' }],
    ['/detalles/lino/arena', 'blindDetails', { variant: 'lino', color: 'arena' }],
    ['/detalles-toldos/lona/arena', 'awningDetails', { variant: 'lona', color: 'arena' }],
  ])('leads %s to %s', (address, id, params) => {
    expect(arrivalsAt(address)).toEqual([
      { id, params },
      { id, params },
    ]);
  });

  it.each([
    '/nada',
    '/productos',
    '/panel/nada',
    '/panel/listas',
    '/catalogo/persianas',
    '/login/x',
    '/detalles',
  ])('knows nothing of %s', (address) => {
    expect(arrivalsAt(address)).toEqual([
      { id: undefined, params: undefined },
      { id: undefined, params: undefined },
    ]);
  });
});

/** Values of a parameter; the router reads a written "%2F" as a slash, and nobody else writes that. */
const values = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
  .filter((value) => value !== '.' && value !== '..' && !value.includes('%2F'));

const awkward = fc.constantFrom(
  'a/b',
  '?x=1',
  '#x',
  '100%',
  '%41',
  'ñandú',
  'tela 3 %',
  '//malo.mx',
  '\\',
  '+',
  '&',
  'toldos',
  '…',
);

const parameterised: readonly RouteId[] = routeIds.filter((id) => routeOf(id).path.includes(':'));

describe('addresses', () => {
  it.each(parameterised)('%s: what goes in comes out, optional or not, encoded or not', (id) => {
    const { path } = routeOf(id);
    const names = [...path.matchAll(/:(\w+)(\?)?/g)].map(([, name = '', optional]) => ({
      name,
      optional: optional === '?',
    }));
    const params = fc.record(Object.fromEntries(names.map(({ name }) => [name, fc.oneof(values, awkward)])), {
      requiredKeys: names.filter(({ optional }) => !optional).map(({ name }) => name),
    });
    fc.assert(
      fc.property(params, (given) => {
        const address = fillPath(path, given);
        // As a browser has it, which resolves what looks like a path.
        const url = new URL(address, 'https://www.rollux.mx');
        expect(url.origin).toBe('https://www.rollux.mx');
        expect(url.search + url.hash).toBe('');
        const match = matchRoutes([{ path }], url.pathname)?.at(-1);
        expect(match?.params).toEqual(given);
        expect(matchPath(path, url.pathname)).not.toBeNull();
      }),
      { numRuns: RUNS },
    );
  });

  it.each(['.', '..'])('a value %j stays one segment of its path', (value) => {
    const address = fillPath('/productos/toldos/:type/:model', { type: value, model: 'x' });
    const { pathname } = new URL(address, 'https://www.rollux.mx');
    expect(pathname.split('/')).toHaveLength(5);
    expect(pathname.startsWith('/productos/toldos/')).toBe(true);
    expect(pathname.endsWith('/x')).toBe(true);
  });

  it('are built from a route and its parameters', () => {
    expect(href('home')).toBe('/');
    expect(href('login')).toBe('/login');
    expect(href('awningModel', { type: 'vertical', model: 'lisboa' })).toBe(
      '/productos/toldos/vertical/lisboa',
    );
    expect(href('blindDetails', { variant: 'lino' })).toBe('/detalles/lino');
    expect(href('blindDetails', { variant: 'lino', color: undefined })).toBe('/detalles/lino');
    expect(href('blindDetails', { variant: 'lino', color: 'azul cielo' })).toBe(
      '/detalles/lino/azul%20cielo',
    );
    expect(href('catalog', { product: 'persianas', tipo: 'a/b' })).toBe('/catalogo/persianas/a%2Fb');
  });

  it('cannot be built without what they need', () => {
    // @ts-expect-error both parameters are required
    const withoutModel = () => href('awningModel', { type: 'vertical' });
    // @ts-expect-error there is no such route
    const toNowhere = () => href('nowhere');
    expect([withoutModel, toNowhere]).toHaveLength(2);
  });

  it('have a trailing slash where the pattern has one', () => {
    expect(fillPath('/api/user-add/', {})).toBe('/api/user-add/');
    expect(fillPath('/', {})).toBe('/');
    expect(routes.home.path).toBe('/');
  });
});
