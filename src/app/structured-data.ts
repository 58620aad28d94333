import { models } from '#src/content/awnings/models.ts';
import { familyOf } from '#src/content/families.ts';
import { entryOf, variantIn } from '#src/content/find/variants.ts';
import { loadFamily } from '#src/content/load-family.ts';
import { href, routeOf, routes } from '#src/config/routes.ts';
import { site } from '#src/config/site.ts';
import { catalogueHref, familyHref, modelHref } from '#src/screens/support/shop/addresses.ts';
import { priceFrom } from '#src/screens/support/shop/price.ts';
import type { PageAddress } from './page-address.ts';

interface Facts {
  /** Without the brand. */
  readonly name: string;
  readonly description: string;
  readonly canonical: string;
  readonly picture: string;
}

interface Step {
  readonly name: string;
  readonly path: string;
}

const CONTEXT = 'https://schema.org';

/** JSON-LD of a page: what it is about, and the way to it. */
export async function structuredDataOf(page: PageAddress, facts: Facts): Promise<readonly object[]> {
  const trail = trailOf(page, facts.name);
  return [
    ...(['home', 'contact', 'about'].includes(page.id) ? [shop()] : []),
    ...(page.id === 'blindDetails' || page.id === 'awningDetails' ? [await product(page, facts)] : []),
    ...(trail.length > 1 ? [breadcrumbs(trail)] : []),
  ];
}

/** The shop itself, from the facts that a deployer edits. */
function shop(): object {
  const { street, neighborhood, postalCode, city, state } = site.taxAddress;
  return {
    '@context': CONTEXT,
    '@type': 'LocalBusiness',
    name: site.brand,
    legalName: site.legalName,
    url: site.url,
    image: `${site.url}/og/sheer-natural.png`,
    telephone: site.phones.map((phone) => `+52 ${phone}`),
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${street}, ${neighborhood}`,
      postalCode,
      addressLocality: city,
      addressRegion: state,
      addressCountry: 'MX',
    },
    geo: { '@type': 'GeoCoordinates', latitude: site.location.lat, longitude: site.location.lng },
    openingHours: site.hours.map(({ days, time }) => `${days} ${time}`),
    sameAs: Object.values(site.social),
  };
}

const CENTAVOS = 100;

/** A variant, with what it costs at the least: the total with IVA, as the law wants public prices. */
async function product(
  { params }: PageAddress,
  { name, description, canonical, picture }: Facts,
): Promise<object> {
  const entry = entryOf(params['variant'] ?? '');
  const variant = entry && variantIn(await loadFamily(entry.family), entry.slug);
  const price = variant && priceFrom(variant);
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    name,
    description,
    url: canonical,
    image: picture,
    brand: { '@type': 'Brand', name: site.brand },
    ...(entry ? { category: familyOf(entry.family).name } : {}),
    ...(price
      ? {
          offers: {
            '@type': 'AggregateOffer',
            priceCurrency: 'MXN',
            lowPrice: (price.centavos / CENTAVOS).toFixed(2),
            availability: `${CONTEXT}/MadeToOrder`,
          },
        }
      : {}),
  };
}

const step = (id: 'home' | 'blinds' | 'awnings'): Step => ({
  name: id === 'home' ? 'Inicio' : routes[id].title,
  path: href(id),
});

/** From the first page to this one, by pages that exist. */
function trailOf(page: PageAddress, name: string): readonly Step[] {
  const here = { name, path: page.path };
  const { variant, type, model, modelo, tipo, product: line } = page.params;
  const entry = entryOf(variant ?? '');
  const awning = models.find(({ slug }) => slug === (entry?.model ?? model ?? modelo));
  if (page.id === 'home' || routeOf(page.id).frame !== 'storefront') return [];
  if (entry !== undefined) {
    const family = familyOf(entry.family);
    return family.product === 'persianas'
      ? [step('home'), step('blinds'), { name: family.name, path: catalogueHref(family) }, here]
      : [step('home'), step('awnings'), ...stepsTo(awning), here];
  }
  if (awning !== undefined && page.id === 'awningCatalog')
    return [step('home'), step('awnings'), ...stepsTo(awning), here];
  if (awning !== undefined) return [step('home'), step('awnings'), ...stepsTo(awning).slice(0, 1), here];
  const isAwning = line === 'toldos' || page.id === 'awningModels';
  const isProduct = type !== undefined || tipo !== undefined;
  return [step('home'), ...(isProduct ? [step(isAwning ? 'awnings' : 'blinds')] : []), here];
}

/** The family and the model of an awning. */
const stepsTo = (model: (typeof models)[number] | undefined): readonly Step[] =>
  model === undefined
    ? []
    : [
        { name: familyOf(model.family).name, path: familyHref(familyOf(model.family)) },
        { name: model.name, path: modelHref(model) },
      ];

const breadcrumbs = (trail: readonly Step[]): object => ({
  '@context': CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: site.url + path,
  })),
});
