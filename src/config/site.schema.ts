import * as z from 'zod/mini';

const nonEmpty = z.string().check(z.minLength(1));

/** An address as it is printed: street with number, neighbourhood, postal code, city, state. */
const Address = z.object({
  street: nonEmpty,
  neighborhood: nonEmpty,
  postalCode: z.string().check(z.regex(/^\d{5}$/)),
  city: nonEmpty,
  state: nonEmpty,
});

/** `site.json`: the facts of the shop, which a deployer edits and the build decodes (F01 to F10). */
export const Site = z.object({
  /**
   * Public address without a trailing slash; canonical and Open Graph addresses start with it. With a path, the site is
   * built for that path.
   */
  url: z
    .url({ protocol: /^https?$/ })
    .check(z.regex(/^[^?#]*[^/?#]$/, 'must not end in a slash or have a query')),
  brand: nonEmpty,
  legalName: nonEmpty,
  taxAddress: Address,
  privacyEmail: z.email(),
  phones: z.array(nonEmpty).check(z.minLength(1)),
  /** International number, digits only, as wa.me wants it. */
  whatsapp: z.string().check(z.regex(/^\d{10,15}$/)),
  hours: z.array(z.object({ days: nonEmpty, time: nonEmpty })),
  /** Position of the shop, in degrees. */
  location: z.object({
    lat: z.number().check(z.minimum(-90), z.maximum(90)),
    lng: z.number().check(z.minimum(-180), z.maximum(180)),
  }),
  social: z.record(z.string(), z.url()),
});
export type Site = z.infer<typeof Site>;
