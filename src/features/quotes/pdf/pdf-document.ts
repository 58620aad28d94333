import type { Content, ContentTable, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces';
import type { Totals } from '#src/api/contract/assumed/quoted.ts';
import { site } from '#src/config/site.ts';
import { sayPayment } from '#src/features/delivery/shop-answers.ts';
import type { Paper } from '#src/features/pdf/make-pdf.ts';
import { INK, letterPage, LOGO, namedPictures, ruledTable, SOFT } from '#src/features/pdf/paper-style.ts';
import { totalRows } from '#src/features/quoted-windows/total-rows.ts';
import { linesOf, type WindowFacts } from '#src/features/quoted-windows/window-facts.ts';
import { currencyName } from '#src/format/currency-name.ts';
import { inCurrency, inPercent } from '#src/format/money.ts';
import { phoneText } from '#src/format/phone.ts';
import { listed, small, unbroken } from '#src/format/words.ts';
import { askedDepositBp } from '#src/promise/promise.ts';
import type { LinePrice } from '#src/quoting/money/line-price.ts';
import { payToText } from '../pay-to-text.ts';
import { marginText } from '../view/margin-text.ts';
import type { Party, PrintedQuote } from './printed-quote.ts';

/** How the shop itself is paid and invoices; a dealer has ways of their own. */
const { payment, invoice } = site;
const ofTheShop: readonly string[] = [
  ...(payment === undefined ? [] : [sayPayment(payment)]),
  ...(invoice === undefined
    ? []
    : [
        `Factura ${site.legalName}${invoice.rfc === undefined ? '' : `, RFC ${invoice.rfc}`}. ${invoice.how}`,
      ]),
];

/** The terms of sale. */
const conditionsOf = (totals: Totals): readonly string[] => [
  `Se fabrica a la medida: empezamos con ${inPercent(askedDepositBp(totals))} de anticipo y el resto se paga al entregar.`,
  'Las medidas se confirman en el lugar antes de fabricar; si cambian, el precio se ajusta.',
  'Lo que se hizo a la medida y sale como se pidió no tiene cambio ni devolución.',
];

const isText = (text: string | null | undefined): text is string =>
  text !== null && text !== undefined && text !== '';

/** How to reach a person. */
const waysTo = ({ phone, email }: Party) => [isText(phone) ? phoneText(phone) : null, email].filter(isText);

/** Who sold it and how to reach them; without a telephone or e-mail of the seller, the shop's. */
function contactOf(seller: Party): string {
  const ways = waysTo(seller);
  return ways.length === 0
    ? [site.brand, site.phones[0] ?? '', new URL(site.url).host].join(' · ')
    : [...[seller.name].filter(isText), ...ways, `Fabrica ${site.brand}`].join(' · ');
}

function party(title: string, person: Party, address: string | null = null): Content {
  return {
    stack: [
      { text: title, color: SOFT, fontSize: 8 },
      { text: person.name ?? '–', bold: true },
      ...[...waysTo(person), address].filter(isText).map((text) => ({ text, color: SOFT })),
    ],
  };
}

function head(printed: PrintedQuote): Content {
  const dates = [
    ['Fecha', printed.madeOn],
    ['Vigente hasta', printed.holdsUntil],
    ['Entrega en', printed.place],
    ['Estado', printed.own === null ? null : printed.status],
  ].filter((row): row is [string, string] => isText(row[1]));
  return [
    {
      columns: [
        printed.seller.logo === null
          ? { svg: LOGO, width: 110 }
          : { image: printed.seller.logo, fit: [160, 64] },
        {
          stack: [
            { text: `Cotización ${printed.folio}`, fontSize: 16, alignment: 'right' },
            ...dates.map(([label, value]) => ({
              text: [{ text: `${label}: `, color: SOFT }, value],
              alignment: 'right' as const,
            })),
            ...(printed.own === null
              ? []
              : [{ text: 'Copia interna: no es para el cliente', bold: true, alignment: 'right' as const }]),
          ],
        },
      ],
    },
    ...(isText(printed.title)
      ? [{ text: printed.title, fontSize: 13, margin: [0, 14, 0, 0] as [number, number, number, number] }]
      : []),
    {
      columns: [
        party('Para', printed.client ?? { name: null, phone: null, email: null }),
        party('De', printed.seller, printed.seller.address),
      ],
      columnGap: 24,
      margin: [0, 12, 0, 14],
    },
  ];
}

function description(facts: WindowFacts): Content {
  const [product = '', ...details] = linesOf(facts).map(unbroken);
  return {
    stack: [{ text: facts.name, bold: true }, product, ...details.map((text) => ({ text, color: SOFT }))],
  };
}

const heading = (text: string, alignment: 'left' | 'right' = 'left'): TableCell => ({
  text,
  alignment,
  color: SOFT,
  fontSize: 8,
});

const amount = (centavos: number | undefined): TableCell => ({
  text: centavos === undefined ? '–' : inCurrency(centavos),
  alignment: 'right',
  noWrap: true,
});

/** The price of a piece, and what makes the amount beside it of it: the quantity, what is charged once, the discount. */
function unitPrice({ quantity, once }: WindowFacts, price: LinePrice | undefined): TableCell {
  if (price === undefined) return amount(undefined);
  const { unitCentavos, onceCentavos, discountCentavos } = price;
  const charged = once.length === 0 ? 'una sola vez' : `una vez: ${listed(once.map(small))}`;
  const more = [
    ...(quantity > 1 ? [`× ${String(quantity)} piezas`] : []),
    ...(onceCentavos === 0 ? [] : [`+ ${inCurrency(onceCentavos)}`, charged]),
    ...(discountCentavos === 0 ? [] : [`− ${inCurrency(discountCentavos)} de descuento`]),
  ];
  return {
    stack: [
      { text: inCurrency(unitCentavos), noWrap: true },
      ...more.map((text) => ({ text, color: SOFT, fontSize: 8 })),
    ],
    alignment: 'right',
  };
}

/** The table of windows: picture, description and price of each. */
function windowsTable(
  { windows, prices, own }: PrintedQuote,
  pictureAt: (at: number) => string | null,
): ContentTable {
  const columns =
    own === null ? ['Precio por pieza', 'Importe'] : ['Tu costo, sin IVA', 'Tu cliente, con IVA'];
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: [80, '*', 96, 80],
      body: [
        [
          heading('Dibujo a escala'),
          heading('Descripción'),
          ...columns.map((text) => heading(text, 'right')),
        ],
        ...windows.map((window, at): TableCell[] => {
          const price = prices.windows[at];
          const first = own === null ? unitPrice(window, price) : amount(own.cost.windows[at]?.totalCentavos);
          const picture = pictureAt(at);
          return [
            picture === null ? '' : { image: picture, width: 72 },
            description(window),
            first,
            amount(price?.totalCentavos),
          ];
        }),
      ],
    },
    layout: ruledTable,
  };
}

function totalsTable(totals: Totals, title: string | null): Content {
  return {
    stack: [
      ...(title === null
        ? []
        : [{ text: title, bold: true, margin: [0, 0, 0, 2] as [number, number, number, number] }]),
      {
        table: {
          widths: ['*', 'auto'],
          body: totalRows(totals).map(({ name, amount: text, isTotal = false }): TableCell[] => [
            { text: name, bold: isTotal, color: isTotal ? INK : SOFT },
            { text, bold: isTotal, alignment: 'right', noWrap: true },
          ]),
        },
        layout: { ...ruledTable, paddingTop: () => 3, paddingBottom: () => 3, paddingRight: () => 0 },
      },
    ],
  };
}

/** The end of a quote: the conditions beside the totals of a client's copy, and below both totals of the maker's own. */
function end(printed: PrintedQuote): Content {
  const { prices, own } = printed;
  if (own === null) {
    return {
      columns: [
        { ...stackOf(terms(printed)), width: '*' },
        { ...stackOf(totalsTable(prices.totals, null)), width: 220 },
      ],
      columnGap: 28,
      margin: [0, 14, 0, 0],
    };
  }
  const earned = prices.totals.base_centavos - own.cost.totals.base_centavos;
  return {
    stack: [
      {
        columns: [
          totalsTable(own.cost.totals, 'Lo que te cuesta'),
          totalsTable(prices.totals, 'Lo que paga tu cliente'),
        ],
        columnGap: 28,
      },
      {
        text: `Ganas ${inCurrency(earned)} antes de IVA${marginText(own.margins, prices.totals)}.`,
        margin: [0, 8, 0, 18],
      },
      terms(printed),
    ],
    margin: [0, 14, 0, 0],
  };
}

const stackOf = (content: Content) => ({ stack: [content] });

function terms({ folio, holdsUntil, delivery, seller, prices }: PrintedQuote): Content {
  return [
    { text: 'Condiciones', bold: true, margin: [0, 0, 0, 3] },
    {
      ul: [
        ...(holdsUntil === null
          ? []
          : [`Los precios valen hasta el ${holdsUntil}; después se cotiza de nuevo.`]),
        ...(delivery === null ? [] : [delivery]),
        `Precios en ${currencyName()}; el total incluye IVA.`,
        ...conditionsOf(prices.totals),
        ...(seller.name === site.brand ? ofTheShop : []),
        ...[seller.terms, payToText(seller.pay_to, folio)].filter(isText),
      ],
      color: SOFT,
    },
  ];
}

/** The document definition of a quote for pdfmake: Letter pages, the first with logo and names, each with folio and page number. */
export function pdfDocument(
  printed: PrintedQuote,
  pictures: readonly (string | null)[],
): TDocumentDefinitions {
  const { images, nameAt } = namedPictures(pictures);
  return {
    ...letterPage(`Cotización ${printed.folio}`, printed.seller.name ?? site.brand),
    images,
    content: [head(printed), windowsTable(printed, nameAt), { ...stackOf(end(printed)), unbreakable: true }],
    footer: (page, count) => ({
      columns: [
        { text: contactOf(printed.seller), width: '*' },
        {
          text: `${printed.folio} · Página ${String(page)} de ${String(count)}`,
          alignment: 'right',
          width: 'auto',
        },
      ],
      color: SOFT,
      fontSize: 8,
      margin: [42, 18, 42, 0],
    }),
  };
}

/** A quote as a paper, with a drawing of each window. */
export const quotePaper = (printed: PrintedQuote): Paper => ({
  drawn: {
    drawings: printed.windows.map(({ drawing }) => drawing),
    // 300 per inch at the printed width of 72 points.
    picture: { width: 300, height: 261 },
  },
  document: (pictures) => pdfDocument(printed, pictures),
});
