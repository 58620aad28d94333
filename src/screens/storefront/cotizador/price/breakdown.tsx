import type { Quotable } from '#src/content/quotable.ts';
import type { PriceBook } from '#src/features/draft-windows/price-book.ts';
import type { PricedDraftWindow } from '#src/features/draft-windows/price-window.ts';
import { secondMeasure } from '#src/features/window-words/piece-words.ts';
import { inMetres, inSquareMetres } from '#src/format/measures.ts';
import { inCurrency } from '#src/format/money.ts';
import { promiseFor } from '#src/promise/promise.ts';
import { shownComponents, type Component } from '#src/quoting/money/components.ts';
import type { Billed } from '#src/quoting/money/price-at-size.ts';
import type { Quote } from '#src/quoting/quote.ts';
import classes from './breakdown.module.css';
import { sayRaised } from './say-raised.ts';

const BP_PER_PERCENT = 100;

/** Describes the billed quantity of a component, and the minimum when the piece is smaller. */
function sayBilled(billed: Billed, height: string): string {
  switch (billed.by) {
    case 'area':
      return `${inSquareMetres(billed.mm2)}${sayRaised(billed.raised, height)}`;
    case 'grid':
      return `tabla ${inMetres(billed.widthMm)} × ${inMetres(billed.heightMm)} m`;
    case 'metre':
      return `${inMetres(billed.mm)} m${sayRaised(billed.raised, height)}`;
    case 'piece':
      return '';
    case 'percent':
      return `${String(billed.basisPoints / BP_PER_PERCENT)} %`;
  }
}

interface BreakdownProps {
  readonly priced: PricedDraftWindow;
  readonly book: PriceBook;
  readonly quotable: Quotable;
}

/** The breakdown of the price of a window. */
export function Breakdown({ priced: { outcome, reading }, book, quotable }: BreakdownProps) {
  if (outcome?.kind !== 'quote') return null;
  return (
    <details className={classes.breakdown}>
      <summary>Ver desglose</summary>
      <Table
        quote={outcome}
        book={book}
        quotable={quotable}
        name={reading.variant?.name ?? 'Persiana'}
        height={secondMeasure(reading.variant?.family ?? null).name}
      />
    </details>
  );
}

/** By the shop's own list the usual control, as a chain, comes with the blind; a blind never costs nothing. */
const isIncluded = ({ part, centavos }: Component) => centavos === 0 && part !== 'blind';

interface TableProps {
  readonly quote: Quote;
  readonly book: PriceBook;
  readonly quotable: Quotable;
  readonly name: string;
  /** What the second measure of the product is called. */
  readonly height: string;
}

function Table({ quote, book, quotable, name, height }: TableProps) {
  const { list, buyer } = book;
  const { quantity } = quote.line;
  const { totals } = promiseFor(null).prices([quote], book);
  const listed = quote.unitCentavos * quantity + quote.onceCentavos;
  const off = listed - totals.subtotal_centavos;
  const isOff = buyer.kind === 'distributor' && list.amounts === 'before-iva' && off !== 0;
  const nameOf = ({ part, id }: Component) => (part === 'blind' ? name : quotable.nameOf(id));
  const row = (component: Component, times: number, key: string) => (
    <tr key={key}>
      <th scope="row">
        {nameOf(component)}{' '}
        <span>
          {[
            component.count * times > 1 ? `${String(component.count * times)} ×` : '',
            sayBilled(component.billed, height),
          ]
            .filter(Boolean)
            .join(' ')}
        </span>
      </th>
      <td translate={isIncluded(component) ? undefined : 'no'}>
        {isIncluded(component) ? 'Incluido' : inCurrency(component.centavos * times)}
      </td>
    </tr>
  );
  return (
    <table className={classes.table}>
      <caption className="visually-hidden">Desglose del precio</caption>
      <tbody>
        {shownComponents(quote.perBlind).map((component, at) => row(component, quantity, `b${String(at)}`))}
        {quote.perLine.map((component, at) => row(component, 1, `l${String(at)}`))}
      </tbody>
      <tfoot>
        {isOff ? (
          <>
            <Sum name="Precio de lista" amount={inCurrency(listed)} />
            <Sum name="Tu descuento" amount={inCurrency(-off)} />
          </>
        ) : null}
        <Sum name="Sin IVA" amount={inCurrency(totals.base_centavos)} />
        <Sum name="IVA" amount={inCurrency(totals.iva_centavos)} />
        <Sum name="Total" amount={inCurrency(totals.total_centavos)} isStrong />
        <Sum name="Anticipo al pedir" amount={inCurrency(totals.deposit_centavos)} />
      </tfoot>
    </table>
  );
}

interface SumProps {
  readonly name: string;
  /** "$1,240.00" */
  readonly amount: string;
  readonly isStrong?: boolean | undefined;
}

export const Sum = ({ name, amount, isStrong = false }: SumProps) => (
  <tr data-strong={isStrong || undefined}>
    <th scope="row">{name}</th>
    <td translate="no">{amount}</td>
  </tr>
);
