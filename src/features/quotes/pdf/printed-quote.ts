import type { Brand, Seller } from '#src/api/contract/assumed/brand.ts';
import type { QuoteStatus, SavedQuote, SharedQuote } from '#src/api/contract/assumed/quotes.ts';
import type { User } from '#src/api/contract/user.ts';
import { site } from '#src/config/site.ts';
import type { Quotable } from '#src/content/quotable.ts';
import {
  estimateOfQuoted,
  promisedText,
  toPlaceOf,
  toPlaceOfClient,
  type Availability,
} from '#src/features/delivery/estimate.ts';
import { placeText } from '#src/features/delivery/place.ts';
import { ownPrices } from '#src/features/quoted-windows/client-prices.ts';
import { offeredWindows, type WindowFacts } from '#src/features/quoted-windows/window-facts.ts';
import { calendarOf } from '#src/format/dates.ts';
import { longDay } from '#src/format/long-dates.ts';
import type { Prices } from '#src/promise/promise.ts';
import { mayBeOrdered } from '../status/quote-status.ts';
import { statusNames } from '../status/status-names.ts';
import { versionName } from '../version-name.ts';
import type { Margins } from '../view/margin-text.ts';

/** A person's printed contact details. */
export interface Party {
  readonly name: string | null;
  readonly phone: string | null;
  readonly email: string | null;
}

/**
 * What is printed of a quote. A client's copy holds only the client's prices: the maker's cost is not in it, so that no
 * mistake can print it.
 */
export interface PrintedQuote {
  /** With its version, when it is not the first. */
  readonly folio: string;
  readonly title: string | null;
  /** "24 ago 2026" */
  readonly madeOn: string | null;
  readonly holdsUntil: string | null;
  readonly status: string;
  readonly client: Party | null;
  readonly seller: Party & Pick<Seller, 'logo' | 'address' | 'terms' | 'pay_to'>;
  readonly windows: readonly WindowFacts[];
  /** The estimated or promised delivery, as a sentence; null when the quote cannot be ordered and was not. */
  readonly delivery: string | null;
  /** "64000, Nuevo León": where it is delivered; null where nobody said it. */
  readonly place: string | null;
  readonly prices: Prices;
  /** Only in the maker's own copy: the maker's cost and margin. */
  readonly own: { readonly cost: Prices; readonly margins: Margins } | null;
}

/** "C-1042.pdf" */
export const fileName = (quote: Pick<SavedQuote, 'folio' | 'version'>, isOwn: boolean): string =>
  `${versionName(quote).replaceAll(/[^\p{L}\p{N}-]+/gu, '-')}${isOwn ? '-con-mi-costo' : ''}.pdf`;

/** What people typed of a quote, in the order of its paper. */
export const typedIn = ({ title, client, windows }: Pick<SavedQuote, 'title' | 'client' | 'windows'>) => [
  title,
  client?.name,
  ...windows.map(({ name }) => name),
];

/** A quote, and what its paper is made from besides. */
export interface QuoteToPrint {
  readonly quote: SavedQuote;
  readonly status: QuoteStatus;
  readonly quotable: Quotable;
  /** What the client pays; null when not known. */
  readonly forClient: Prices | null;
  readonly availability: Availability;
}

interface PrintOptions {
  /** For the client, who sees only the client's price, or for the maker. */
  readonly copy: 'client' | 'own';
  /** The person who prints it. */
  readonly user: User | null;
  /** How that person signs; null when they said nothing of it. */
  readonly brand: Brand | null;
  /** The shop's time zone. */
  readonly timeZone: string;
}

/** Who sells without a brand. */
const PLAIN = { logo: null, address: null, terms: null, pay_to: null } as const;

/** What was typed; null for an empty text. */
const typedText = (text: string | null | undefined): string | null =>
  text === undefined || text === '' ? null : text;

/** A file does not change any more: what is not known yet counts as unknown. */
const known = (availability: Availability): Availability =>
  availability.supplies === 'loading' ? { ...availability, supplies: 'failed' } : availability;

/** Read on another day than it is made. */
const printedOn = ({ today }: Availability) => `si se pide el ${longDay(today, 'UTC') ?? today}`;

type Estimated = Omit<QuoteToPrint, 'forClient'>;

/** The delivery of a quote that may be ordered, in words for a file that is read later; null for any other. */
const printedEstimate = ({ quote, status, quotable, availability }: Estimated) =>
  mayBeOrdered(status)
    ? estimateOfQuoted(
        quote.windows,
        quotable,
        toPlaceOfClient(quote, known(availability)),
        printedOn(availability),
      )
    : null;

/** The estimated or promised delivery of a quote in a file; null when it cannot be ordered and was not. */
export const printedDelivery = (quote: Estimated): string | null =>
  printedEstimate(quote)?.sentence ?? promisedText(quote.quote.promised_on, quote.availability);

/** The printed content of a quote. */
export function printedQuoteOf(
  { forClient, ...printed }: QuoteToPrint,
  { copy, user, brand, timeZone }: PrintOptions,
): PrintedQuote {
  const calendar = calendarOf(timeZone);
  const { quote, status, quotable, availability } = printed;
  const cost = ownPrices(quote);
  const estimate = printedEstimate(printed);
  const { made_by: maker } = quote;
  const own = maker === null || maker.id === user?.id ? user : null;
  return {
    folio: versionName(quote),
    title: quote.title,
    madeOn: calendar.day(quote.sent_at ?? quote.created_at),
    holdsUntil: calendar.day(quote.expires_on),
    status: statusNames[status],
    client: quote.client,
    seller: {
      ...(brand ?? PLAIN),
      name: typedText(brand?.name) ?? maker?.name ?? own?.name ?? site.brand,
      phone: typedText(brand?.phone) ?? maker?.phone ?? own?.phone ?? null,
      email: maker?.email ?? own?.email ?? null,
    },
    windows: offeredWindows(quote.windows, quotable, estimate),
    delivery: estimate?.sentence ?? promisedText(quote.promised_on, availability),
    place: quote.postal_code === null ? null : placeText(quote.postal_code),
    prices: forClient ?? cost,
    own:
      copy === 'own'
        ? { cost, margins: { margin_bp: quote.margin_bp, line_margins: quote.line_margins } }
        : null,
  };
}

interface CopyToPrint extends Pick<QuoteToPrint, 'quotable' | 'availability'> {
  readonly quote: SharedQuote;
  /** Whether it can still be ordered. */
  readonly isOpen: boolean;
}

/** The printed content of a quote as its client's link shows it. */
export function printedCopyOf(
  { quote, isOpen, quotable, availability }: CopyToPrint,
  timeZone: string,
): PrintedQuote {
  const calendar = calendarOf(timeZone);
  const estimate = isOpen
    ? estimateOfQuoted(
        quote.windows,
        quotable,
        toPlaceOf(quote, known(availability)),
        printedOn(availability),
      )
    : null;
  return {
    folio: versionName(quote),
    title: quote.title,
    madeOn: calendar.day(quote.sent_at),
    holdsUntil: calendar.day(quote.expires_on),
    status: statusNames[quote.status],
    client: quote.client,
    seller: quote.seller ?? { ...PLAIN, name: site.brand, phone: null, email: null },
    windows: offeredWindows(quote.windows, quotable, estimate),
    delivery: estimate?.sentence ?? promisedText(quote.promised_on, availability),
    place: quote.postal_code === null ? null : placeText(quote.postal_code),
    prices: ownPrices(quote),
    own: null,
  };
}
