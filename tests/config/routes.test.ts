import * as fc from 'fast-check';
import { matchPath, matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { descriptions } from '#src/config/descriptions.ts';
import { fillPath } from '#src/config/paths.ts';
import { href, PANEL_ROOT, routeIds, routeOf, routes, type RouteId } from '#src/config/routes.ts';
import { RUNS } from '#tests/support/runs.ts';

/** Every route of the specification, as it is written there. */
const specified: readonly (readonly [number: string, id: RouteId, path: string])[] = [
  ['R01', 'home', '/'],
  ['R02', 'about', '/nosotros'],
  ['R03', 'dealers', '/distribuidores'],
  ['R04', 'motorization', '/productos/motorizacion'],
  ['R05', 'blinds', '/productos/persianas'],
  ['R06', 'awnings', '/productos/toldos'],
  ['R07', 'awningModels', '/productos/toldos/{type}'],
  ['R08', 'awningModel', '/productos/toldos/{type}/{model}'],
  ['R09', 'fabrics', '/productos/persianas/tejidos/{type}'],
  ['R10', 'contact', '/contacto'],
  ['R11', 'catalog', '/catalogo/{product}/{tipo}/{tejido?}'],
  ['R12', 'awningCatalog', '/catalogo/toldos/{tipo}/{modelo}/{tejido}'],
  ['R13', 'blindDetails', '/detalles/{variant}/{color?}'],
  ['R14', 'awningDetails', '/detalles-toldos/{variant}/{color?}'],
  ['R15', 'quoter', '/cotizador'],
  ['R16', 'privacy', '/aviso-de-privacidad'],
  ['R17', 'login', '/login'],
  ['R18', 'access', '/autenticacion'],
  ['R19', 'standaloneQuoter', '/rollux/cotizador'],
  ['R20', 'panel', '/panel'],
  ['R21', 'profile', '/panel/perfil'],
  ['R22', 'priceList', '/panel/lista-precios'],
  ['R23', 'catalogLists', '/panel/listas-catalogo'],
  ['R24', 'promotions', '/panel/gaseta-promociones'],
  ['R25', 'blindsStock', '/panel/inventario/persianas'],
  ['R26', 'galleriesStock', '/panel/inventario/galerias'],
  ['R27', 'motorsStock', '/panel/inventario/mororizacion'],
  ['R28', 'pricesStock', '/panel/inventario/precios'],
  ['R29', 'quotes', '/panel/listas/cotizaciones'],
  ['R30', 'quotesAdmin', '/panel/listas/cotizaciones-admin'],
  ['R31', 'orders', '/panel/listas/ordenes'],
  ['R32', 'ordersAdmin', '/panel/listas/ordenes-admin'],
  ['R33', 'cart', '/panel/listas/mi-carrito'],
  ['R34', 'cartAdmin', '/panel/listas/mi-carrito-admin'],
  ['R35', 'users', '/panel/usuarios'],
];

const table = routeIds.map((id) => ({ id, path: routeOf(id).path }));

/** The router's match and its parameters, for any order of the table. */
function arrivalsAt(address: string) {
  return [table, table.toReversed()].map((routesInOrder) => {
    const match = matchRoutes(routesInOrder, address)?.at(-1);
    return { id: match?.route.id, params: match?.params };
  });
}

describe('the table of routes', () => {
  it.each(specified)('%s: the route %s is %s', (number, id, path) => {
    // The catalog of awnings also shows a model without a fabric.
    const spelled = number === 'R12' ? path.replace('{tejido}', '{tejido?}') : path;
    expect(routeOf(id).path).toBe(spelled.replaceAll(/\{(\w+)(\??)\}/g, ':$1$2'));
  });

  it('has no other route (B01)', () => {
    expect(specified.map(([, id]) => id).toSorted()).toEqual(routeIds.toSorted());
  });

  it('leads every address without parameters to its own screen', () => {
    for (const { id, path } of table.filter((route) => !route.path.includes(':'))) {
      expect(arrivalsAt(path)).toEqual([
        { id, params: {} },
        { id, params: {} },
      ]);
    }
  });

  it("gives the panel's frame to every route under its root, and to no other (B02)", () => {
    expect(PANEL_ROOT).toBe('/panel');
    for (const id of routeIds) {
      const { path, frame } = routeOf(id);
      expect(frame === 'panel', path).toBe(path === '/panel' || path.startsWith('/panel/'));
    }
  });

  it('gives the bare frame to login, access and the second quoter (B02)', () => {
    expect(routeIds.filter((id) => routeOf(id).frame === 'bare').map((id) => routeOf(id).path)).toEqual([
      '/login',
      '/autenticacion',
      '/rollux/cotizador',
    ]);
  });

  it('gives every screen a title and every public one a unique description', () => {
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
  ])('leads %s to %s, also a model of awning without a fabric (B05)', (address, id, params) => {
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
  ])('has no route for %s', (address) => {
    expect(arrivalsAt(address)).toEqual([
      { id: undefined, params: undefined },
      { id: undefined, params: undefined },
    ]);
  });
});

/** Values of a parameter. The router reads "%2F" as a slash, so values do not contain that text. */
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
  it.each(parameterised)('%s: parameters survive a round trip, optional or not, encoded or not', (id) => {
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
        // As a browser has it, which resolves relative path segments.
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

  it.each(['.', '..'])('keep a value %j in one segment of the path', (value) => {
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

  it('require their parameters', () => {
    // @ts-expect-error both parameters are required
    const withoutModel = () => href('awningModel', { type: 'vertical' });
    // @ts-expect-error the route does not exist
    const toNowhere = () => href('nowhere');
    expect([withoutModel, toNowhere]).toHaveLength(2);
  });

  it('end with a slash when the pattern does', () => {
    expect(fillPath('/api/user-add/', {})).toBe('/api/user-add/');
    expect(fillPath('/', {})).toBe('/');
    expect(routes.home.path).toBe('/');
  });
});
