import * as z from 'zod/mini';
import { pricesOfClient, pricesOfMaker } from '../pricing/buyers.ts';
import { checkPriceThere } from '../pricing/check-price.ts';
import { addUp, soldLines } from '../pricing/price-windows.ts';
import { readWindows, type ReadWindows } from '../pricing/read-windows.ts';
import { tierOf } from '../pricing/tiers.ts';
import { pricingToday } from '../pricing/valid-lists.ts';
import type { Fields } from '../requests/body.ts';
import type { Messages } from '../requests/refusal.ts';
import type { QuoteRow } from '../rows/quote.ts';
import type { UserRow } from '../rows/user.ts';
import type { Pricing } from '../rows/window.ts';
import { roleIds } from '../seeds/roles.ts';
import { check } from '../validation/fields.ts';
import { isPhone } from '../validation/person.ts';
import { postcode } from '../validation/postcode.ts';
import { sameText } from '../validation/same-id.ts';
import { revision } from './revision.ts';

const MAX_MARGIN_BP = 9_000;

const line = (most: number, tooLong: string) =>
  z
    .pipe(
      z.string('Escribe un texto.'),
      z.transform((text) => text.trim()),
    )
    .check(z.maxLength(most, tooLong));

const emptyOr = (isRight: (text: string) => boolean, message: string) =>
  line(255, message).check(z.refine((text) => text === '' || isRight(text), message));

const client = z.object(
  {
    name: line(255, 'El nombre es demasiado largo.'),
    phone: emptyOr(isPhone, 'Escribe un teléfono de 10 dígitos.'),
    email: emptyOr(
      (text) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text),
      'Escribe un correo electrónico válido.',
    ),
  },
  'Falta para quién es.',
);

const MARGIN = 'El margen va de 0 a 90 %.';

const marginBp = z.int(MARGIN).check(z.minimum(0, MARGIN), z.maximum(MAX_MARGIN_BP, MARGIN));

const marginFor = ({ role_id }: UserRow) =>
  z
    .nullable(marginBp)
    .check(
      z.refine(
        (margin) => margin === null || role_id !== roleIds.cliente,
        'Solo quien revende le pone margen a una cotización.',
      ),
    );

const OWN_NAME = 'Di qué es, en hasta 80 letras.';

/** A discount is said with IVA, so that it takes off what it says. */
const ownLines = z._default(
  z
    .array(
      z
        .object({
          name: line(80, OWN_NAME).check(z.minLength(1, OWN_NAME)),
          centavos: z.int(),
          holds_iva: z.boolean(),
        })
        .check(
          z.refine(
            ({ centavos, holds_iva }) => centavos > 0 || holds_iva,
            'Un descuento lleva el IVA incluido.',
          ),
        ),
    )
    .check(z.maxLength(10, 'Puedes agregar hasta 10 conceptos.')),
  [],
);

/** The fields of a quote that its maker edits. */
export type Content = Pick<
  QuoteRow,
  | 'title'
  | 'client'
  | 'margin_bp'
  | 'line_margins'
  | 'own_lines'
  | 'rounded'
  | 'windows'
  | 'postal_code'
  | 'price_list'
  | 'tier'
>;

/** A decoded request to save a quote. */
interface ReadContent {
  /** The content of the quote; null when it is invalid. */
  readonly content: Content | null;
  /** The revision that the sender saw; null for a new quote. */
  readonly seen: number | null;
  readonly errors: Messages;
}

/** What the client pays in all, with IVA. */
function clientTotal(
  { windows, quotes }: ReadWindows,
  pricing: Pricing,
  resale: Parameters<typeof pricesOfClient>[1] & Pick<QuoteRow, 'postal_code'>,
): number {
  const prices = pricesOfClient(pricing, resale);
  return addUp(soldLines(windows, quotes, prices), prices, resale.postal_code).totals.total_centavos;
}

/** Reads the content of a quote to save, at today's prices for the user who saves it. */
export function readContent(fields: Fields, id: string, maker: UserRow): ReadContent {
  const pricing = pricingToday(tierOf(maker));
  const prices = pricesOfMaker(pricing);
  const mayDiscount = maker.role_id === roleIds.administrador;
  const { data, errors } = check(fields, {
    id: sameText(id),
    title: line(120, 'El título puede tener hasta 120 letras.'),
    client,
    margin_bp: marginFor(maker),
    line_margins: z._default(z.array(z.object({ key: z.string(), margin_bp: marginBp })), []),
    own_lines: ownLines,
    rounded: z._default(z.boolean(), false),
    postal_code: postcode,
  });
  const seen = check(fields, { revision: z.nullable(revision) });
  const read = readWindows(fields['windows'], { list: prices.list, mayDiscount });
  const isWhole = Object.keys(read.errors).length === 0;
  const price = isWhole ? checkPriceThere(fields, prices, read.quotes) : {};
  const isBelowNothing =
    data !== null && isWhole && data.margin_bp !== null && clientTotal(read, pricing, data) < 0;
  const lines = isBelowNothing
    ? { own_lines: ['Con estos descuentos tu cliente pagaría menos de cero.'] }
    : {};
  const content =
    data !== null && isWhole
      ? {
          title: data.title,
          client: data.client,
          margin_bp: data.margin_bp,
          line_margins: data.line_margins,
          own_lines: data.own_lines,
          rounded: data.rounded,
          windows: [...read.windows],
          postal_code: data.postal_code,
          ...pricing,
        }
      : null;
  return {
    content,
    seen: seen.data?.revision ?? null,
    errors: { ...errors, ...seen.errors, ...read.errors, ...price, ...lines },
  };
}

/** Whether two quotes have the same content. */
export const isSame = (one: Content, other: Content): boolean => textOf(one) === textOf(other);

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) => a.localeCompare(b);

const textOf = ({
  title,
  client: { name, phone, email },
  margin_bp,
  line_margins = [],
  own_lines = [],
  rounded = false,
  windows,
  postal_code,
  price_list,
  tier,
}: Content) =>
  JSON.stringify([
    [title, name, phone, email, margin_bp, rounded, postal_code, tier, price_list.id, price_list.version],
    line_margins.map(({ key, margin_bp: own }) => [key, own]),
    own_lines.map(({ name: own, centavos, holds_iva }) => [own, centavos, holds_iva]),
    windows.map(({ line: size, fitting, ...window }) => [
      Object.entries(window).toSorted(byName),
      Object.entries(size).toSorted(byName),
      Object.entries(fitting ?? {}).toSorted(byName),
    ]),
  ]);
