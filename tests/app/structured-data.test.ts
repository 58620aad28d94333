import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openingHours } from '#src/app/head/opening-hours.ts';
import { structuredDataOf } from '#src/app/head/structured-data.ts';
import { fillPath } from '#src/config/paths.ts';
import { routeIds, routeOf, type RouteId } from '#src/config/routes.ts';
import { anchorOf } from '#src/content/find/anchor.ts';
import { questionsAt } from '#src/content/find/questions-at.ts';

/** The properties that schema.org's types have, as far as the shop writes them; any other fails. */
const context = { '@context': z.literal('https://schema.org') };
const address = z.url();
const text = z.string().check(z.minLength(1));
const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const dayOfWeek = z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']);

const period = z.strictObject({
  '@type': z.literal('ServicePeriod'),
  duration: z.strictObject({
    '@type': z.literal('QuantitativeValue'),
    minValue: z.int(),
    maxValue: z.int(),
    unitCode: z.literal('DAY'),
  }),
});

const shapes = z.discriminatedUnion('@type', [
  z.strictObject({
    ...context,
    '@type': z.literal('LocalBusiness'),
    name: text,
    legalName: text,
    url: address,
    image: address,
    telephone: z.array(z.string().check(z.regex(/^\+52 [\d ]+$/))),
    address: z.strictObject({
      '@type': z.literal('PostalAddress'),
      streetAddress: text,
      postalCode: z.string().check(z.regex(/^\d{5}$/)),
      addressLocality: text,
      addressRegion: text,
      addressCountry: z.literal('MX'),
    }),
    geo: z.strictObject({
      '@type': z.literal('GeoCoordinates'),
      latitude: z.number().check(z.minimum(14), z.maximum(33)),
      longitude: z.number().check(z.minimum(-119), z.maximum(-86)),
    }),
    openingHoursSpecification: z
      .array(
        z.strictObject({
          '@type': z.literal('OpeningHoursSpecification'),
          dayOfWeek: z.array(dayOfWeek).check(z.minLength(1)),
          opens: time,
          closes: time,
        }),
      )
      .check(z.minLength(1)),
    sameAs: z.array(address),
    hasMerchantReturnPolicy: z.strictObject({
      '@type': z.literal('MerchantReturnPolicy'),
      applicableCountry: z.literal('MX'),
      returnPolicyCategory: z.literal('https://schema.org/MerchantReturnNotPermitted'),
      merchantReturnLink: address,
    }),
    hasShippingService: z.strictObject({
      '@type': z.literal('ShippingService'),
      handlingTime: period,
      shippingConditions: z
        .array(
          z.strictObject({
            '@type': z.literal('ShippingConditions'),
            shippingDestination: z.strictObject({
              '@type': z.literal('DefinedRegion'),
              addressCountry: z.literal('MX'),
              addressRegion: z.array(text).check(z.minLength(1)),
            }),
            shippingRate: z.strictObject({
              '@type': z.literal('MonetaryAmount'),
              currency: z.literal('MXN'),
              value: z.number().check(z.minimum(0)),
            }),
            transitTime: period,
          }),
        )
        .check(z.minLength(1)),
    }),
  }),
  z.strictObject({
    ...context,
    '@type': z.literal('Product'),
    name: text,
    description: text,
    url: address,
    image: address,
    brand: z.strictObject({ '@type': z.literal('Brand'), name: text }),
    category: z.optional(text),
    offers: z.strictObject({
      '@type': z.literal('AggregateOffer'),
      priceCurrency: z.literal('MXN'),
      lowPrice: z.string().check(z.regex(/^\d+\.\d\d$/)),
      availability: z.literal('https://schema.org/MadeToOrder'),
    }),
  }),
  z.strictObject({
    ...context,
    '@type': z.literal('FAQPage'),
    mainEntity: z
      .array(
        z.strictObject({
          '@type': z.literal('Question'),
          name: z.string().check(z.regex(/^¿.+\?$/)),
          acceptedAnswer: z.strictObject({ '@type': z.literal('Answer'), text }),
        }),
      )
      .check(z.minLength(1)),
  }),
  z.strictObject({
    ...context,
    '@type': z.literal('BreadcrumbList'),
    itemListElement: z
      .array(z.strictObject({ '@type': z.literal('ListItem'), position: z.int(), name: text, item: address }))
      .check(
        z.minLength(2),
        z.refine((items) => items.every(({ position }, at) => position === at + 1), 'positions count from 1'),
      ),
  }),
]);

const facts = {
  name: 'Una página',
  description: 'Lo que dice de ella.',
  canonical: 'https://tienda.example/pagina',
  picture: 'https://tienda.example/og/pagina.jpg',
};

/** A page of each route that has parameters. */
const samples = new Map<RouteId, Readonly<Record<string, string>>>([
  ['fabrics', { type: 'blackout' }],
  ['awningModels', { type: 'pergolas' }],
  ['awningModel', { type: 'verticales', model: 'lisboa' }],
  ['catalog', { product: 'persianas', tipo: 'romanas' }],
  ['awningCatalog', { tipo: 'verticales', modelo: 'lisboa', tejido: 'screen' }],
  ['blindDetails', { variant: 'sheer-natural' }],
  ['awningDetails', { variant: 'oporto-acrilica' }],
]);

const pages = routeIds
  .filter((id) => routeOf(id).frame === 'storefront')
  .map((id) => {
    const params = samples.get(id) ?? {};
    return { id, params, path: fillPath(routeOf(id).path, params) };
  });

const typesAt = async (id: RouteId) => {
  const page = pages.find((one) => one.id === id);
  const data = page === undefined ? [] : await structuredDataOf(page, facts);
  return data.map((one) => shapes.parse(one)['@type']);
};

describe('structured data', () => {
  it.each(pages)("has schema.org's shapes at $path", async (page) => {
    for (const data of await structuredDataOf(page, facts)) {
      expect(shapes.safeParse(data).error, JSON.stringify(data)).toBeUndefined();
    }
  });

  it('tells of the shop, its products, its answers and where a page is', async () => {
    expect(await typesAt('contact')).toEqual(['LocalBusiness', 'BreadcrumbList']);
    expect(await typesAt('blindDetails')).toEqual(['Product', 'BreadcrumbList']);
    for (const id of [
      'blinds',
      'awnings',
      'motorization',
      'catalog',
      'awningModels',
      'awningModel',
    ] as const) {
      expect(await typesAt(id), id).toEqual(['FAQPage', 'BreadcrumbList']);
    }
  });

  it('gives each question of a page an anchor of its own', () => {
    for (const { id, params } of pages) {
      const anchors = questionsAt(id, params).map(anchorOf);
      expect(new Set(anchors).size, id).toBe(anchors.length);
      expect(anchors.filter((anchor) => !/^[a-z0-9-]+$/.test(anchor))).toEqual([]);
    }
  });
});

describe('opening hours', () => {
  it('name every day of a range, and the days of a list', () => {
    expect(openingHours([{ days: 'Lunes a viernes', time: '9:00 a 18:30' }])).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '09:00',
        closes: '18:30',
      },
    ]);
    expect(openingHours([{ days: 'Sábado y domingo', time: '10:00 a 14:00' }])).toMatchObject([
      { dayOfWeek: ['Saturday', 'Sunday'] },
    ]);
  });

  it('leave out what cannot be read', () => {
    expect(openingHours([{ days: 'Con cita', time: 'Llámanos' }])).toEqual([]);
  });
});
