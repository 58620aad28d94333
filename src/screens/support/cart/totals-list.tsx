import type { Totals } from '#src/api/contract/assumed/quoted.ts';
import { inPesos } from '../quoting/money.ts';
import classes from './totals-list.module.css';

interface TotalsListProps {
  readonly totals: Totals;
  /** What is paid of it and when: half with the order, half when it is handed over. @default true */
  readonly showsDeposit?: boolean;
}

/** What windows come to: IVA apart, and what is paid when. */
export function TotalsList({ totals, showsDeposit = true }: TotalsListProps) {
  return (
    <dl className={classes['totals']}>
      {totals.discount_centavos > 0 ? (
        <>
          <Row
            name={totals.holds_iva ? 'Suma con IVA' : 'Suma antes de IVA'}
            centavos={totals.subtotal_centavos}
          />
          <Row name="Descuento" centavos={-totals.discount_centavos} />
        </>
      ) : null}
      <Row name="Antes de IVA" centavos={totals.base_centavos} />
      <Row name="IVA" centavos={totals.iva_centavos} />
      <Row name="Total" centavos={totals.total_centavos} strong />
      {showsDeposit ? (
        <>
          <Row name="Anticipo, al ordenar" centavos={totals.deposit_centavos} />
          <Row name="Resto, contra entrega" centavos={totals.balance_centavos} />
        </>
      ) : null}
    </dl>
  );
}

interface RowProps {
  readonly name: string;
  readonly centavos: number;
  readonly strong?: boolean;
}

function Row({ name, centavos, strong = false }: RowProps) {
  return (
    <div data-strong={strong || undefined}>
      <dt>{name}</dt>
      <dd>{inPesos(centavos)}</dd>
    </div>
  );
}
