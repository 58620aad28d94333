import { describe, expect, it } from 'vitest';
import { fillPath } from '#src/config/paths.ts';
import { routeIds, routeOf } from '#src/config/routes.ts';
import { allPlaces } from '#src/content/find/all-places.ts';
import { breadcrumbsTo } from '#src/features/product/breadcrumb-trail.ts';

const names = (...args: Parameters<typeof breadcrumbsTo>) => breadcrumbsTo(...args).map(({ name }) => name);

describe('the breadcrumb trail', () => {
  it.each([
    ['home', {}, []],
    ['contact', {}, ['Inicio']],
    ['blinds', {}, ['Inicio']],
    ['fabrics', { type: 'screen' }, ['Inicio', 'Persianas']],
    ['blindDetails', { variant: 'screen-5', color: 'arena' }, ['Inicio', 'Persianas', 'Enrollables']],
    ['blindDetails', { variant: 'scren' }, ['Inicio', 'Persianas']],
    ['awningDetails', { variant: 'oporto-acrilica' }, ['Inicio', 'Toldos', 'Brazos retráctiles', 'Oporto']],
    ['awningDetails', { variant: 'screen-5' }, ['Inicio', 'Toldos']],
    ['awningModels', { type: 'verticales' }, ['Inicio', 'Toldos']],
    ['awningModel', { type: 'verticales', model: 'lisboa' }, ['Inicio', 'Toldos', 'Verticales']],
    ['awningModel', { type: 'capotas', model: 'lisboa' }, ['Inicio', 'Toldos']],
    ['catalog', { product: 'persianas', tipo: 'romanas' }, ['Inicio', 'Persianas']],
    [
      'catalog',
      { product: 'persianas', tipo: 'romanas', tejido: 'blackout' },
      ['Inicio', 'Persianas', 'Romanas'],
    ],
    ['catalog', { product: 'toldos', tipo: 'capotas' }, ['Inicio', 'Toldos', 'Capotas']],
    ['catalog', { product: 'toldos', tipo: 'nada' }, ['Inicio', 'Toldos']],
    ['awningCatalog', { tipo: 'capotas', modelo: 'capri' }, ['Inicio', 'Toldos', 'Capotas', 'Capri']],
    [
      'awningCatalog',
      { tipo: 'capotas', modelo: 'capri', tejido: 'pvc' },
      ['Inicio', 'Toldos', 'Capotas', 'Capri', 'Catálogo'],
    ],
    [
      'awningCatalog',
      { tipo: 'capotas', modelo: 'capri', tejido: 'lino' },
      ['Inicio', 'Toldos', 'Capotas', 'Capri'],
    ],
    ['awningCatalog', { tipo: 'capotas', modelo: 'lisboa' }, ['Inicio', 'Toldos']],
  ] as const)('of %s %o is %j', (id, params, way) => {
    expect(names(id, params)).toEqual(way);
  });

  it('has pages that exist, each once, and never the page itself', async () => {
    const places = await allPlaces();
    const known = new Set([
      ...routeIds.filter((id) => !routeOf(id).path.includes(':')).map((id) => routeOf(id).path),
      ...places.map(({ route, params }) => fillPath(routeOf(route).path, params)),
    ]);
    expect(places.length).toBeGreaterThan(500);
    for (const { route, params } of places) {
      const steps = breadcrumbsTo(route, params).map(({ to }) => to);
      const path = fillPath(routeOf(route).path, params);
      expect(
        steps.filter((step) => !known.has(step)),
        path,
      ).toEqual([]);
      expect(new Set([...steps, path]).size, path).toBe(steps.length + 1);
    }
  });
});
