import { descriptions } from '#src/config/descriptions.ts';
import { routeOf, type RouteId } from '#src/config/routes.ts';
import { site } from '#src/config/site.ts';
import { placeRoutes, type PlaceRoute } from '#src/content/find/all-places.ts';
import { wordsOf } from '#src/content/find/words.ts';
import { canonicalPath, type PageAddress } from './page-address.ts';
import { pictureOf } from './page-picture.ts';
import { structuredDataOf } from './structured-data.ts';

/** The head of a prerendered page. */
export interface PageHead {
  /** Includes the brand. */
  readonly title: string;
  readonly description: string;
  /** Absolute address on the production site. */
  readonly canonical: string;
  /** Absolute address of the preview picture of a shared link. */
  readonly picture: string;
  readonly locale: string;
  readonly brand: string;
  /** JSON-LD objects. */
  readonly structuredData: readonly object[];
}

const placeOf = (id: RouteId): PlaceRoute | undefined => placeRoutes.find((route) => route === id);

/**
 * Builds the head of a public page.
 * @throws Error when the catalog has no text for the page.
 */
export async function headOf(page: PageAddress): Promise<PageHead> {
  const { id, params, path } = page;
  const place = placeOf(id);
  const texts =
    place === undefined
      ? { title: routeOf(id).title, description: descriptions[id] ?? '' }
      : await wordsOf(place, params);
  if (texts === null) throw new Error(`${path} is no page of the catalog`);
  const { title, description } = texts;
  const facts = {
    title: `${title} · ${site.brand}`,
    description,
    canonical: site.url + canonicalPath(page),
    picture: `${site.url}/og/${pictureOf(page)}.jpg`,
  };
  return {
    ...facts,
    locale: 'es_MX',
    brand: site.brand,
    structuredData: await structuredDataOf(page, { ...facts, name: title }),
  };
}
