import { describe, expect, it } from 'vitest';
import { allPlaces } from '#src/content/find/all-places.ts';
import { fillPath } from '#src/config/paths.ts';
import { routeIds, routeOf } from '#src/config/routes.ts';
import { searchIndex } from '#src/screens/storefront/frame/search/search-index.ts';
import { allEntries } from '#src/screens/storefront/frame/search/search-entries.ts';

const find = await searchIndex();
const firstOf = (typed: string) => find(typed)[0]?.id;

describe("the shop's search", () => {
  it.each([
    ['blackout cielo', '/detalles/blackout-cielo'],
    ['tráslucida gaza', '/detalles/traslucida-gasa'],
    ['enrollable', '/catalogo/persianas/enrollables'],
    ['lisboa', '/productos/toldos/verticales/lisboa'],
    ['pergola', '/productos/toldos/pergolas'],
    ['cuanto cuesta', '/cotizador'],
    ['whatsapp', '/contacto'],
    ['alexa', '/productos/motorizacion'],
  ])('leads from "%s" to %s', (typed, path) => {
    expect(firstOf(typed)).toBe(path);
  });

  it('finds a colour by its code', async () => {
    const colours = (await allEntries()).filter(({ kind }) => kind === 'Color');
    for (const { keywords, id } of colours.slice(0, 40)) {
      const [code = ''] = keywords.split(' ');
      expect(find(code).map((entry) => entry.id)).toContain(id);
    }
  });

  it('finds nothing for unknown words', () => {
    expect(find('xyzzyx')).toEqual([]);
    expect(find('')).toEqual([]);
  });

  it('leads to pages that exist, each once', async () => {
    const entries = (await allEntries()).map(({ id }) => id);
    expect(new Set(entries).size).toBe(entries.length);
    const places = (await allPlaces()).map(({ route, params }) => fillPath(routeOf(route).path, params));
    const pages = new Set([...places, ...routeIds.map((id) => routeOf(id).path)]);
    expect(entries.filter((path) => !pages.has(path))).toEqual([]);
  });
});
