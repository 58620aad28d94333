import { clsx as cx } from 'clsx';
import type { Totals } from '#src/api/contract/assumed/quoted.ts';
import type { SavedQuote } from '#src/api/contract/assumed/quotes.ts';
import { hasCost } from '#src/features/quoted-windows/client-prices.ts';
import { inCurrency, inPercent } from '#src/format/money.ts';
import amounts from '#src/ui/styles/amounts.module.css';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import classes from './totals.module.css';

/** A table of totals: before IVA, IVA, and what is paid when. */
export function TotalsTable({ totals, title }: { readonly totals: Totals; readonly title: string }) {
  const { discount_centavos: discount } = totals;
  return (
    <table className={amounts.amounts}>
      <caption>{title}</caption>
      <tbody>
        {discount === 0 ? null : (
          <>
            <Row label={totals.holds_iva ? 'Suma con IVA' : 'Suma'} value={totals.subtotal_centavos} />
            <Row label="Descuento" value={-discount} />
          </>
        )}
        <Row label="Subtotal sin IVA" value={totals.base_centavos} />
        <Row label="IVA" value={totals.iva_centavos} />
        <Row label="Total" value={totals.total_centavos} isMain />
        <Row label="Anticipo al pedir" value={totals.deposit_centavos} />
        <Row label="Al entregar" value={totals.balance_centavos} />
      </tbody>
    </table>
  );
}

interface RowProps {
  readonly label: string;
  readonly value: number;
  readonly isMain?: boolean;
}

const Row = ({ label, value, isMain = false }: RowProps) => (
  <tr data-main={isMain || undefined}>
    <th scope="row">{label}</th>
    <td>{inCurrency(value)}</td>
  </tr>
);

/** The totals for the maker of a quote: the cost and, with a margin, the client's total and the profit. */
export function QuoteTotals({ quote }: { readonly quote: SavedQuote }) {
  const { totals, client_totals, margin_bp } = quote;
  if (!hasCost(quote)) return <TotalsTable totals={totals} title="Total" />;
  return (
    <div className={cx(layout.columns, classes.both)} data-fill>
      <TotalsTable totals={totals} title="Lo que te cuesta" />
      {client_totals === null ? (
        <p className={cx(text.soft, classes.aside)} data-small>
          No tiene margen: en el enlace tu cliente ve el precio al público. Ponle uno en el cotizador para ver
          lo que ganas.
        </p>
      ) : (
        <>
          <TotalsTable totals={client_totals} title="Lo que paga tu cliente" />
          <p className={cx(text.soft, classes.aside)} data-small>
            Ganas <strong>{inCurrency(client_totals.base_centavos - totals.base_centavos)}</strong> antes de
            IVA
            {margin_bp === null ? null : `, un margen de ${inPercent(margin_bp)}`}.
          </p>
        </>
      )}
    </div>
  );
}
