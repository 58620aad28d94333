import { placeRoutes, type PlaceRoute } from '#src/content/find/all-places.ts';
import { wordsOf } from '#src/content/find/words.ts';
import { descriptions } from '#src/config/descriptions.ts';
import { routeOf, type RouteId } from '#src/config/routes.ts';
import { site } from '#src/config/site.ts';
import { canonicalPath, type PageAddress } from './page-address.ts';
import { pictureOf } from './page-picture.ts';
import { structuredDataOf } from './structured-data.ts';

/** What the head of a prerendered page says. */
export interface PageHead {
  /** With the brand. */
  readonly title: string;
  readonly description: string;
  /** Absolute address of the page, without base path: the production site's. */
  readonly canonical: string;
  /** Absolute address of the picture that a shared link shows. */
  readonly picture: string;
  readonly locale: string;
  readonly brand: string;
  /** JSON-LD objects. */
  readonly structuredData: readonly object[];
}

const placeOf = (id: RouteId): PlaceRoute | undefined => placeRoutes.find((route) => route === id);

/**
 * The head of a public page.
 * @throws Error where a page of the catalogue has no words.
 */
export async function headOf(page: PageAddress): Promise<PageHead> {
  const { id, params, path } = page;
  const place = placeOf(id);
  const words =
    place === undefined
      ? { title: routeOf(id).title, description: descriptions[id] ?? '' }
      : await wordsOf(place, params);
  if (words === null) throw new Error(`${path} is no place of the catalogue`);
  const { title, description } = words;
  const facts = {
    title: `${title} · ${site.brand}`,
    description,
    canonical: site.url + canonicalPath(page),
    picture: `${site.url}/og/${pictureOf(page)}.png`,
  };
  return {
    ...facts,
    locale: 'es_MX',
    brand: site.brand,
    structuredData: await structuredDataOf(page, { ...facts, name: title }),
  };
}
