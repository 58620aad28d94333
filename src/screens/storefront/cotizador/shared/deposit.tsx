import { clsx as cx } from 'clsx';
import { site } from '#src/config/site.ts';
import { Instalments } from '#src/features/delivery/instalments.tsx';
import { inCurrency } from '#src/format/money.ts';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import classes from './shared-quote.module.css';

interface DepositProps {
  /** The deposit. */
  readonly centavos: number;
  readonly totalCentavos: number;
}

/** The deposit of a quote that the shop sells, and how it is paid. */
export function Deposit({ centavos, totalCentavos }: DepositProps) {
  const ways = site.payment?.deposit ?? [];
  if (ways.length === 0) return null;
  return (
    <section aria-labelledby="anticipo" className={cx(layout.stack, classes.part)} data-gap="medium">
      <h2 id="anticipo" className={text.name}>{`Para empezar: ${inCurrency(centavos)} de anticipo`}</h2>
      <dl className={cx(layout.stack, text.terms)} data-gap="small">
        {ways.map(({ name, how }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{how}</dd>
          </div>
        ))}
      </dl>
      <Instalments centavos={totalCentavos} />
    </section>
  );
}
