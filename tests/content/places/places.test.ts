import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { href, routeIds, routeOf, type RouteId } from '#src/config/routes.ts';
import { catalog } from '#src/content/catalog.ts';
import {
  atAwningCatalog,
  atAwningModel,
  atAwningModels,
  atCatalog,
  atDetails,
  atFabrics,
  paramsOf,
} from '#src/content/find/places.ts';
import { colourIn, entryOf, variantIn } from '#src/content/find/variants.ts';
import { entries } from '#src/content/index.ts';

const table = routeIds.map((id) => ({ id, path: routeOf(id).path }));

/** The router's parameters for an address, which must match this route. */
function read(id: RouteId, address: string): Readonly<Record<string, string>> {
  const match = matchRoutes(table, address)?.at(-1);
  expect(match?.route.id, address).toBe(id);
  return Object.fromEntries(
    Object.entries(match?.params ?? {}).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, value]],
    ),
  );
}

const slugsOf = (list: readonly { readonly slug: string }[]) => list.map(({ slug }) => slug);
const word = (params: Readonly<Record<string, string>>, key: string) => params[key] ?? '';

const blinds = catalog.variants.filter(({ model }) => model === undefined);
const awnings = catalog.variants.filter(({ model }) => model !== undefined);

describe('the addresses of a blind', () => {
  it.each(blinds)('lead to $slug and back', ({ slug, colours, family, fabricType }) => {
    const params = paramsOf(slug, colours[1]?.slug);
    if (params?.fabrics === undefined) throw new Error('no parameters');

    const details = read('blindDetails', href('blindDetails', params.details));
    const place = atDetails('persianas', { variant: word(details, 'variant') });
    expect(place).toMatchObject({ found: true, entry: { slug }, family: { id: family } });
    expect(colourIn({ colours }, word(details, 'color'))).toBe(colours[1]);
    expect(atDetails('toldos', { variant: slug }).found).toBe(false);

    const listed = read('catalog', href('catalog', params.catalog));
    const listing = atCatalog({
      product: word(listed, 'product'),
      tipo: word(listed, 'tipo'),
      tejido: word(listed, 'tejido'),
    });
    if (!listing.found) throw new Error('not listed');
    expect(listing).toMatchObject({ family: { id: family }, fabricType: { id: fabricType } });
    expect(slugsOf(listing.entries)).toContain(slug);

    const fabrics = atFabrics({
      type: word(read('fabrics', href('fabrics', params.fabrics)), 'type'),
    });
    if (!fabrics.found) throw new Error('no fabric');
    expect(slugsOf(fabrics.entries)).toContain(slug);
  });
});

describe('the addresses of an awning', () => {
  it.each(awnings)('lead to $slug and back', ({ slug, model = '', family, fabricType }) => {
    const params = paramsOf(slug);
    if (!params?.model || !params.models || !params.awningCatalog) throw new Error('no parameters');

    const details = read('awningDetails', href('awningDetails', params.details));
    expect(atDetails('toldos', { variant: word(details, 'variant') })).toMatchObject({ entry: { slug } });
    expect(atDetails('persianas', { variant: slug }).found).toBe(false);

    const type = atAwningModels({
      type: word(read('awningModels', href('awningModels', params.models)), 'type'),
    });
    if (!type.found) throw new Error('no type');
    expect(slugsOf(type.models)).toContain(model);

    const shown = read('awningModel', href('awningModel', params.model));
    expect(atAwningModel({ type: word(shown, 'type'), model: word(shown, 'model') })).toMatchObject({
      model: { slug: model },
      family: { id: family },
    });

    const listed = read('awningCatalog', href('awningCatalog', params.awningCatalog));
    const listing = atAwningCatalog({
      tipo: word(listed, 'tipo'),
      modelo: word(listed, 'modelo'),
      tejido: word(listed, 'tejido'),
    });
    if (!listing.found) throw new Error('not listed');
    expect(listing.fabricType?.id).toBe(fabricType);
    expect(slugsOf(listing.entries)).toEqual([slug]);
  });

  it('accept a model, and show its first variant', () => {
    expect(atDetails('toldos', { variant: 'lisboa' })).toMatchObject({ entry: { slug: 'lisboa-screen' } });
  });
});

describe('a part of the catalog', () => {
  it('includes every fabric type when none is chosen, and lists the fabric types', () => {
    const place = atCatalog({ product: 'persianas', tipo: 'enrollables' });
    if (!place.found) throw new Error('not found');
    expect(place.fabricType).toBeNull();
    expect(place.fabricTypes.map(({ id }) => id)).toEqual([
      'blackout',
      'screen',
      'traslucidas',
      'decorativas',
    ]);
    expect(place.entries).toEqual(entries.filter(({ family }) => family === 'enrollables'));
  });

  it('distinguishes the two families that share a word', () => {
    expect(atCatalog({ product: 'persianas', tipo: 'verticales' })).toMatchObject({
      family: { id: 'verticales' },
    });
    expect(atCatalog({ product: 'toldos', tipo: 'verticales' })).toMatchObject({
      family: { id: 'toldos-verticales' },
    });
  });

  it('is found by its slug', () => {
    expect(entryOf('sheer-seda')?.name).toBe('Sheer Seda');
    expect(entryOf('sheer-tul')).toBeUndefined();
    expect(variantIn(catalog.variants, 'sheer-seda')?.slug).toBe('sheer-seda');
    expect(paramsOf('sheer-tul')).toBeUndefined();
  });
});

describe('an unknown address', () => {
  const suggested = (place: ReturnType<typeof atDetails> | ReturnType<typeof atCatalog>) =>
    place.found ? null : place.nearest.map(({ item }) => item.slug);

  it('has suggestions', () => {
    expect(suggested(atDetails('persianas', { variant: 'scren-5' }))?.[0]).toBe('screen-5');
    expect(suggested(atCatalog({ product: 'persianas', tipo: 'enrrollables' }))?.[0]).toBe('enrollables');
    expect(suggested(atCatalog({ product: 'persianas', tipo: 'enrollables', tejido: 'blakout' }))).toEqual([
      'blackout',
    ]);
    expect(suggested(atCatalog({ product: 'cortinas', tipo: 'enrollables' }))?.[0]).toBe('enrollables');
    const fabrics = atFabrics({ type: 'traslucida' });
    expect(fabrics.found ? null : fabrics.nearest[0]?.item.slug).toBe('traslucidas');
    const awningFabric = atFabrics({ type: 'acrilica' });
    expect(awningFabric.found).toBe(false);
    const types = atAwningModels({ type: 'vertical' });
    expect(types.found ? null : types.nearest[0]?.item.slug).toBe('verticales');
    const wrongType = atAwningModel({ type: 'capotas', model: 'lisboa' });
    expect(wrongType.found ? null : wrongType.nearest[0]?.item.slug).toBe('lisboa');
    expect(atAwningModel({ type: 'vertical', model: 'lisboa' }).found).toBe(false);
    expect(atAwningCatalog({ tipo: 'verticales', modelo: 'lisbona' }).found).toBe(false);
    expect(atAwningCatalog({ tipo: 'verticales', modelo: 'lisboa', tejido: 'pvc' }).found).toBe(false);
  });
});
