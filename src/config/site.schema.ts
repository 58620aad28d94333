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

const whole = z.int().check(z.minimum(0));

/** How the shop is paid. */
const Payment = z.object({
  /** Ways to pay the deposit of an order. */
  deposit: z.array(z.object({ name: nonEmpty, how: nonEmpty })).check(z.minLength(1)),
  /** Instalments without interest; only a shop that has them says so. */
  interestFree: z.optional(
    z.object({
      /** How many months a person can choose from. */
      months: z.array(whole).check(z.minLength(1)),
      /** The smallest amount for them, in centavos. */
      leastCentavos: whole,
      /** With which cards, as the end of a sentence. */
      cards: nonEmpty,
    }),
  ),
});

/** Invoices with fiscal value. */
const Invoice = z.object({
  /** The shop's RFC, as its invoices and papers name it. */
  rfc: z.optional(z.string().check(z.regex(/^[A-ZÑ&]{3,4}\d{6}[A-Z\d]{3}$/, 'not an RFC'))),
  /** What a person does to get one, and when it comes, as a sentence. */
  how: nonEmpty,
});

/** Samples of cloth by mail. */
const Samples = z.object({
  /** How many are free in a request. */
  free: whole,
  /** How many a request may have. */
  most: whole.check(z.minimum(1)),
  /** What each one beyond the free ones costs, in centavos. */
  extraCentavos: whole,
  /** Working days until they leave the shop. */
  workingDays: whole,
});

/** States to which the shop delivers alike. */
const Zone = z.object({
  /** Names of states, as `src/config/state-capitals.ts` spells them. */
  states: z.array(nonEmpty).check(z.minLength(1)),
  /** Working days from the workshop to the installed window, or to the door where the shop does not install. */
  workingDays: whole,
  /** Freight of an order, in centavos. */
  freightCentavos: whole,
  /** Whether the shop installs there; else its dealers do. */
  installs: z.boolean(),
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
  /** Ten digits, or with a plus and the country's code: "81 5550 1420", "+1 210 555 0142". */
  phones: z
    .array(z.string().check(z.regex(/^(?:\+(?:[ ().-]*\d){8,15}|(?:[ ().-]*\d){10})$/)))
    .check(z.minLength(1)),
  /** International number, digits only, as wa.me wants it. */
  whatsapp: z.string().check(z.regex(/^\d{10,15}$/)),
  hours: z.array(z.object({ days: nonEmpty, time: nonEmpty })),
  /** Position of the shop, in degrees. */
  location: z.object({
    lat: z.number().check(z.minimum(-90), z.maximum(90)),
    lng: z.number().check(z.minimum(-180), z.maximum(180)),
  }),
  social: z.record(z.string(), z.url()),
  payment: z.optional(Payment),
  invoice: z.optional(Invoice),
  samples: z.optional(Samples),
  delivery: z.optional(z.object({ zones: z.array(Zone) })),
});
export type Site = z.infer<typeof Site>;
