import type { Line } from '#src/quoting/line.ts';
import type { Buyer } from '#src/quoting/money/buyer.ts';
import type { Component } from '#src/quoting/money/components.ts';
import { quoteLine } from '#src/quoting/quote-line.ts';
import type { Change, Quote } from '#src/quoting/quote.ts';
import type { Reason } from '#src/quoting/reasons/reasons.ts';
import type { ItemPrice, PriceList, Product } from '#src/quoting/rules.ts';
import {
  inFull,
  priced,
  refusals,
  totals,
  type PricedEntry,
  type RefusedEntry,
  type TotalEntry,
} from '../price-book.ts';
import { publicList } from '../support/example.ts';
import { markdownTable } from '../support/markdown-table.ts';

/** The golden price book as a page to read, in Markdown. Prices are the book's, sums are the engine's. */

const pesos = (centavos: number) =>
  `$${(centavos / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
const percent = (basisPoints: number) => `${String(basisPoints / 100)} %`;
const metres = (mm: number) => `${String(mm / 1_000)} m`;
const squareMetres = (mm2: number) => `${String(mm2 / 1_000_000)} m²`;
const inCm = ({ widthMm, heightMm }: Line) => `${String(widthMm / 10)} × ${String(heightMm / 10)}`;

/** "control motor-radio, 2 cloths" */
function optionsOf(line: Line): readonly string[] {
  const {
    quantity,
    lay,
    cloths,
    rollMm,
    control,
    motor,
    gallery,
    remotes = [],
    extras = [],
    discountBp,
  } = line;
  return [
    ...(quantity > 1 ? [`${String(quantity)} pieces`] : []),
    ...(lay === undefined ? [] : [lay]),
    ...(cloths === undefined ? [] : [`${String(cloths)} cloths`]),
    ...(rollMm === undefined ? [] : [`roll of ${String(rollMm / 10)} cm`]),
    ...[control, motor, gallery].filter((id) => id !== undefined),
    ...remotes.map(({ id, count }) => `${String(count)} × ${id}`),
    ...extras,
    ...(discountBp === undefined ? [] : [`${percent(discountBp)} off`]),
  ];
}

/** How a list differs from the public one. */
function listText(list: PriceList, { id }: Product): readonly string[] {
  if (list === publicList) return [];
  if (list.ivaBp !== publicList.ivaBp) return [`IVA of ${percent(list.ivaBp)}`];
  if (list.amounts === 'before-iva') return ['a list before IVA'];
  const basis = list.products[id];
  if (basis?.kind !== 'area') return [list.id];
  const { minimum, stepMm2 } = basis;
  return [
    minimum.rule === 'per-area' ? `at least ${squareMetres(minimum.areaMm2)}` : 'no minimum',
    ...(stepMm2 === undefined ? [] : [`in steps of ${squareMetres(stepMm2)}`]),
  ];
}

const given = ({ line, product, list }: { line: Line; product: Product; list: PriceList }) => [
  product.id,
  inCm(line),
  [...optionsOf(line), ...listText(list, product)].join(', '),
];

/** "1.21 m² of enrollable-blackout at $900.00 a m² is $1,089.00" */
function componentText({ id, count, billed, centavos }: Component, price: ItemPrice | undefined): string {
  const sum = `is ${pesos(centavos)}`;
  switch (billed.by) {
    case 'area':
      return `${squareMetres(billed.mm2)} of ${id} at ${pesos(price?.kind === 'area' ? price.centavosPerM2 : 0)} a m² ${sum}`;
    case 'metre':
      return `${metres(billed.mm)} of ${id} at ${pesos(price?.kind === 'metre' ? price.centavosPerMetre : 0)} a metre ${sum}`;
    case 'grid':
      return `${id} in the cell of ${String(billed.widthMm / 10)} × ${String(billed.heightMm / 10)} cm ${sum}`;
    case 'percent':
      return `${percent(billed.basisPoints)} of the blind for ${id} ${sum}`;
    case 'piece':
      return count > 1 ? `${String(count)} ${id} at ${pesos(billed.centavos)} ${sum}` : `${id} ${sum}`;
  }
}

/** The sum of a quote in words. */
function sumText(quote: Quote, list: PriceList): string {
  const { line, perBlind, perLine, onceCentavos, unitCentavos, discountCentavos } = quote;
  const say = (components: readonly Component[]) =>
    components
      .filter(({ centavos }) => centavos > 0)
      .map((component) =>
        componentText(
          component,
          component.part === 'blind' ? list.products[component.id] : list.items[component.id],
        ),
      );
  return [
    ...say(perBlind),
    ...(line.quantity > 1
      ? [`${String(line.quantity)} at ${pesos(unitCentavos)} are ${pesos(unitCentavos * line.quantity)}`]
      : []),
    ...(onceCentavos > 0 ? ['once for the line:', ...say(perLine)] : []),
    ...(discountCentavos > 0 ? [`less ${pesos(discountCentavos)}`] : []),
  ]
    .join('; ')
    .replace('line:; ', 'line: ');
}

function pricedRow(entry: PricedEntry): readonly string[] {
  const full = inFull(entry);
  const quote = quoteLine(full.line, full.product, full.list);
  const sum = quote.kind === 'quote' ? sumText(quote, full.list) : 'refused';
  return [entry.name, ...given(full), pesos(entry.centavos), sum];
}

/** "too-wide, 300 cm (cadena)" */
function reasonText(reason: Reason): string {
  const { code, ...facts } = reason;
  const figures = Object.entries(facts).flatMap(([key, value]) => {
    if (typeof value !== 'number') return key === 'by' || key === 'id' ? [`(${String(value)})`] : [];
    if (key.endsWith('MNm')) return [`${String(value / 1_000)} Nm`];
    return key.endsWith('Mm') ? [`${String(value / 10)} cm`] : [String(value)];
  });
  return [code, ...figures].join(' ');
}

function refusedRow(entry: RefusedEntry): readonly string[] {
  const changeText = (changes: readonly Change['change'][]) => changes.join(' + ');
  return [
    entry.name,
    ...given(inFull(entry)),
    entry.reasons.map(reasonText).join('; '),
    entry.alternatives
      .map(({ changes, centavos }) => `${changeText(changes)}: ${pesos(centavos)}`)
      .join('; ') || 'none',
  ];
}

function buyerText(buyer: Buyer): string {
  if (buyer.kind === 'public') return 'public';
  const margin = buyer.kind === 'client' ? `, client at a margin of ${percent(buyer.marginBp)}` : '';
  const { id, discountBp, families = {} } = buyer.tier;
  const others = Object.entries(families).map(([family, bp]) => ` (${family} ${percent(bp)})`);
  return `${id}, ${percent(discountBp)} off${others.join('')}${margin}`;
}

function totalRow({ name, lines, list = publicList, terms, total }: TotalEntry): readonly string[] {
  const lineTexts = lines.map((entry) => {
    const [product = '', cm = '', options = ''] = given(inFull({ list, ...entry }));
    return [`${product} ${cm} cm`, options].filter((part) => part !== '').join(', ');
  });
  const sums = [
    `lines ${pesos(total.subtotalCentavos)} ${total.holdsIva ? 'with' : 'before'} IVA`,
    `base ${pesos(total.baseCentavos)}`,
    `IVA ${pesos(total.ivaCentavos)}`,
    ...(terms.depositBp > 0
      ? [`deposit of ${percent(terms.depositBp)} ${pesos(total.depositCentavos)}`]
      : []),
  ];
  return [
    name,
    lineTexts.join('; ') || 'none',
    buyerText(terms.buyer),
    pesos(total.totalCentavos),
    sums.join('; '),
  ];
}

/** The whole page. */
export const priceTable = (): string => `# The golden price book

The examples of \`tests/quoting/price-book.ts\`, whose prices were calculated by hand; \`npm run price-book\` writes this
page, and a test compares it with the engine. Sums name what the engine bills. The prices are those of a small shop that
exists for the tests (\`tests/quoting/support/example.ts\`): its roller costs $900.00 per m² and at least 1 m per side, IVA
included. The prices that are sold are in \`src/content/prices/\`.

## Priced

${markdownTable(['example', 'product', 'size in cm', 'options', 'price', 'sum'], priced.map(pricedRow))}

## Refused

Every reason of the engine is listed; the screens tell those that decide (\`src/quoting/reasons/deciding-reasons.ts\`).

${markdownTable(['example', 'product', 'size in cm', 'options', 'reasons', 'alternatives'], refusals.map(refusedRow))}

## Totals

${markdownTable(['example', 'lines', 'buyer', 'total with IVA', 'sums'], totals.map(totalRow))}
`;
