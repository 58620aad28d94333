import { clsx as cx } from 'clsx';
import type { Totals } from '#src/api/contract/assumed/quoted.ts';
import type { SavedQuote } from '#src/api/contract/assumed/quotes.ts';
import { hasCost } from '#src/features/quoted-windows/has-cost.ts';
import { totalRows } from '#src/features/quoted-windows/total-rows.ts';
import { inCurrency } from '#src/format/money.ts';
import type { Prices } from '#src/promise/promise.ts';
import amounts from '#src/ui/styles/amounts.module.css';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import classes from './totals.module.css';
import { marginText } from './view/margin-text.ts';

/** A table of totals: freight, IVA, and what is paid when. */
export const TotalsTable = ({ totals, title }: { readonly totals: Totals; readonly title: string }) => (
  <table className={amounts.amounts}>
    <caption>{title}</caption>
    <tbody>
      {totalRows(totals).map(({ name, amount, isTotal }, at) => (
        // A dealer names their own lines: two may be called the same.
        <tr key={at} data-main={isTotal}>
          <th scope="row">{name}</th>
          <td translate="no">{amount}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

interface QuoteTotalsProps {
  readonly quote: SavedQuote;
  /** What its client sees that they pay; null where it is not known. */
  readonly forClient: Prices | null;
}

/** The totals for the maker of a quote: the cost, the client's total and, with a margin, the profit. */
export function QuoteTotals({ quote, forClient }: QuoteTotalsProps) {
  const { totals, client_totals } = quote;
  if (!hasCost(quote)) return <TotalsTable totals={totals} title="Total" />;
  return (
    <div className={cx(layout.columns, classes.both)} data-fill>
      <TotalsTable totals={totals} title="Lo que te cuesta" />
      {client_totals === null ? (
        <>
          {forClient === null ? null : (
            <TotalsTable totals={forClient.totals} title="Lo que paga tu cliente" />
          )}
          <p className={cx(text.soft, layout.whole)} data-small>
            No tiene margen: en el enlace tu cliente ve el precio al público. Ponle uno en el cotizador para
            ver lo que ganas.
          </p>
        </>
      ) : (
        <>
          <TotalsTable totals={client_totals} title="Lo que paga tu cliente" />
          <p className={cx(text.soft, layout.whole)} data-small>
            Ganas{' '}
            <strong translate="no">{inCurrency(client_totals.base_centavos - totals.base_centavos)}</strong>{' '}
            antes de IVA
            {marginText(quote, client_totals)}.
          </p>
        </>
      )}
    </div>
  );
}
