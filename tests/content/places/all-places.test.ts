import { describe, expect, it } from 'vitest';
import { fillPath } from '#src/config/paths.ts';
import { routeOf } from '#src/config/routes.ts';
import { catalog } from '#src/content/catalog.ts';
import { allPlaces, placeRoutes } from '#src/content/find/all-places.ts';
import { wordsOf } from '#src/content/find/words.ts';

const places = await allPlaces();

describe('the pages of the catalog', () => {
  it('cover every route with parameters, each page once', () => {
    expect(new Set(places.map(({ route }) => route))).toEqual(new Set(placeRoutes));
    const paths = places.map(({ route, params }) => fillPath(routeOf(route).path, params));
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('include every variant in every colour', () => {
    for (const { slug, colours } of catalog.variants) {
      const own = places.filter(({ params }) => params['variant'] === slug);
      expect(
        own.map(({ params }) => params['color']),
        slug,
      ).toEqual([undefined, ...colours.map((colour) => colour.slug)]);
    }
  });

  it('each have a unique title and description', async () => {
    const words = await Promise.all(places.map(({ route, params }) => wordsOf(route, params)));
    expect(words.filter((one) => one === null)).toEqual([]);
    const titles = words.map((one) => one?.title);
    const repeated = titles.filter((title, index) => titles.indexOf(title) !== index);
    expect(repeated).toEqual([]);
    for (const one of words) expect(one?.description.length, one?.title).toBeGreaterThan(20);
  });
});
