import { href, routeOf } from '#src/config/routes.ts';
import { site } from '#src/config/site.ts';
import { familyOf } from '#src/content/families.ts';
import { questionsAt } from '#src/content/find/questions-at.ts';
import { entryOf, variantIn } from '#src/content/find/variants.ts';
import { loadFamily } from '#src/content/load-family.ts';
import type { Question } from '#src/content/schema/page.ts';
import { WORKSHOP_DAYS } from '#src/content/terms.ts';
import { breadcrumbsTo } from '#src/features/product/breadcrumb-trail.ts';
import { priceFrom } from '#src/features/product/price-from.ts';
import type { Crumb } from '#src/features/shop-page/breadcrumbs.tsx';
import { openingHours } from './opening-hours.ts';
import type { PageAddress } from './page-address.ts';

interface Facts {
  /** Excludes the brand. */
  readonly name: string;
  readonly description: string;
  readonly canonical: string;
  readonly picture: string;
}

const CONTEXT = 'https://schema.org';
const CENTAVOS = 100;

/** JSON-LD of a page: its subject, the questions that it answers, and its breadcrumbs. */
export async function structuredDataOf(page: PageAddress, facts: Facts): Promise<readonly object[]> {
  const trail = trailOf(page, facts.name);
  const asked = questionsAt(page.id, page.params);
  return [
    ...(['home', 'contact', 'about'].includes(page.id) ? [shop()] : []),
    ...(page.id === 'blindDetails' || page.id === 'awningDetails' ? [await product(page, facts)] : []),
    ...(asked.length > 0 ? [answers(asked)] : []),
    ...(trail.length > 1 ? [breadcrumbs(trail)] : []),
  ];
}

/** The shop, from `site`, which a deployer edits. */
function shop(): object {
  const { street, neighborhood, postalCode, city, state } = site.taxAddress;
  return {
    '@context': CONTEXT,
    '@type': 'LocalBusiness',
    name: site.brand,
    legalName: site.legalName,
    url: site.url,
    image: `${site.url}/og/sheer-natural.jpg`,
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
    openingHoursSpecification: openingHours(site.hours),
    sameAs: Object.values(site.social),
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: 'MX',
      // Made to measure; what arrives wrong is corrected by the guarantee.
      returnPolicyCategory: `${CONTEXT}/MerchantReturnNotPermitted`,
      merchantReturnLink: `${site.url}${href('about')}#devoluciones`,
    },
    ...(site.delivery === undefined ? {} : { hasShippingService: shippingTo(site.delivery.zones) }),
  };
}

const days = (minValue: number, maxValue: number): object => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
});

/** What delivery costs and how long it takes, for each group of states. */
const shippingTo = (zones: NonNullable<typeof site.delivery>['zones']): object => ({
  '@type': 'ShippingService',
  handlingTime: {
    '@type': 'ServicePeriod',
    duration: days(
      Math.min(...Object.values(WORKSHOP_DAYS).map(({ least }) => least)),
      Math.max(...Object.values(WORKSHOP_DAYS).map(({ most }) => most)),
    ),
  },
  shippingConditions: zones.map(({ states, freightCentavos, workingDays }) => ({
    '@type': 'ShippingConditions',
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'MX', addressRegion: states },
    shippingRate: { '@type': 'MonetaryAmount', currency: 'MXN', value: freightCentavos / CENTAVOS },
    transitTime: { '@type': 'ServicePeriod', duration: days(0, workingDays) },
  })),
});

const answers = (asked: readonly Question[]): object => ({
  '@context': CONTEXT,
  '@type': 'FAQPage',
  mainEntity: asked.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/** A variant with its lowest total with IVA, as the law requires of public prices. */
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

/** The existing pages from the home page to this one. */
const trailOf = ({ id, params, path }: PageAddress, name: string): readonly Crumb[] =>
  routeOf(id).frame === 'storefront' ? [...breadcrumbsTo(id, params), { name, to: path }] : [];

const breadcrumbs = (trail: readonly Crumb[]): object => ({
  '@context': CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: site.url + to,
  })),
});
