import { describe, expect, it } from 'vitest';
import { catalog } from '#src/content/catalog.ts';
import { paramsOf } from '#src/content/find/places.ts';
import { wordsOf, type ManyPaged, type PageWords } from '#src/content/find/words.ts';

type Page = readonly [route: ManyPaged, params: Readonly<Record<string, string>>];

const written = (params: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(
    Object.entries(params).flatMap(([key, value]) => (value === undefined ? [] : [[key, value] as const])),
  );

/** Every page of a variant, of each of its colours, and every page that lists it. */
function pagesOf(slug: string, colours: readonly string[]): readonly Page[] {
  const params = paramsOf(slug);
  if (params === undefined) throw new Error(`no ${slug}`);
  const { product, details, catalog: listed, fabrics, models, model, awningCatalog } = params;
  const route = product === 'persianas' ? 'blindDetails' : 'awningDetails';
  return [
    [route, written(details)],
    ...colours.map((color) => [route, written({ ...details, color })] as const),
    ...(product === 'persianas' ? [['catalog', written(listed)] as const] : []),
    ['catalog', { product, tipo: listed.tipo }],
    ...(fabrics === undefined ? [] : [['fabrics', fabrics] as const]),
    ...(models === undefined ? [] : [['awningModels', models] as const]),
    ...(model === undefined ? [] : [['awningModel', model] as const]),
    ...(awningCatalog === undefined
      ? []
      : [
          ['awningCatalog', awningCatalog] as const,
          ['awningCatalog', { tipo: awningCatalog.tipo, modelo: awningCatalog.modelo }] as const,
        ]),
  ];
}

const pages = new Map(
  catalog.variants
    .flatMap(({ slug, colours }) =>
      pagesOf(
        slug,
        colours.map((colour) => colour.slug),
      ),
    )
    .map((page) => [JSON.stringify(page), page]),
);

async function allWords(): Promise<ReadonlyMap<string, PageWords>> {
  const textsByPage = new Map<string, PageWords>();
  for (const [key, [route, params]] of pages) {
    const words = await wordsOf(route, params);
    if (words === null) throw new Error(`no words for ${key}`);
    textsByPage.set(key, words);
  }
  return textsByPage;
}

const twice = (texts: readonly string[]) => texts.filter((text, at) => texts.indexOf(text) !== at);

describe('the titles and descriptions of pages', () => {
  it('are unique', async () => {
    const all = [...(await allWords()).values()];
    expect(all.length).toBeGreaterThan(400);
    expect(twice(all.map(({ title }) => title))).toEqual([]);
    expect(twice(all.map(({ title, description }) => title + description))).toEqual([]);
  });

  it('fit in search results', async () => {
    for (const { title, description } of (await allWords()).values()) {
      expect(title.length, title).toBeLessThanOrEqual(75);
      expect(description.length, description).toBeLessThanOrEqual(200);
      expect(description).toMatch(/^\p{Lu}.*\.$/u);
      expect(`${title} ${description}`).not.toMatch(/undefined|null|NaN|\s{2}/);
    }
  });

  it.each<readonly [...Page, string]>([
    ['fabrics', { type: 'screen' }, 'Persianas screen'],
    ['fabrics', { type: 'traslucidas' }, 'Persianas de tela traslúcida'],
    ['awningModels', { type: 'capotas' }, 'Capotas'],
    ['awningModel', { type: 'verticales', model: 'tavira' }, 'Toldo vertical Tavira'],
    ['catalog', { product: 'persianas', tipo: 'panel-japones' }, 'Catálogo de paneles japoneses'],
    [
      'catalog',
      { product: 'persianas', tipo: 'horizontales', tejido: 'madera' },
      'Catálogo de persianas horizontales de madera',
    ],
    [
      'awningCatalog',
      { tipo: 'pergolas', modelo: 'verona', tejido: 'aluminio' },
      'Pérgola Verona de aluminio: catálogo de colores',
    ],
    ['blindDetails', { variant: 'screen-5', color: 'arena' }, 'Screen 5 % en Arena, persiana enrollable'],
    ['awningDetails', { variant: 'lisboa-screen' }, 'Lisboa Screen, toldo vertical'],
  ])('%s of %j has the title %s', async (route, params, title) => {
    expect(await wordsOf(route, params)).toMatchObject({ title });
  });

  it.each<Page>([
    ['fabrics', { type: 'acrilica' }],
    ['awningModels', { type: 'vertical' }],
    ['awningModel', { type: 'capotas', model: 'lisboa' }],
    ['catalog', { product: 'cortinas', tipo: 'enrollables' }],
    ['catalog', { product: 'persianas', tipo: 'enrollables', tejido: 'madera' }],
    ['awningCatalog', { tipo: 'verticales', modelo: 'lisboa', tejido: 'pvc' }],
    ['blindDetails', { variant: 'oporto-acrilica' }],
    ['blindDetails', { variant: 'screen-5', color: 'aena' }],
    ['awningDetails', { variant: 'screen-5' }],
    ['awningDetails', {}],
  ])('%s of %j has none', async (route, params) => {
    expect(await wordsOf(route, params)).toBeNull();
  });
});
