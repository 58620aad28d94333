import { clsx as cx } from 'clsx';
import { inCurrency } from '#src/format/money.ts';
import text from '#src/ui/styles/text.module.css';
import type { MonthSum } from './by-month.ts';
import { scaleFor } from './scale-for.ts';
import classes from './year-chart.module.css';

const shortMonth = new Intl.DateTimeFormat('es-MX', { month: 'short', timeZone: 'UTC' });
const compact = new Intl.NumberFormat('es-MX', { notation: 'compact', maximumFractionDigits: 1 });

const CENTAVOS = 100;

/** Twelve bars, one for each month's orders with IVA. Hidden from screen readers, which read the table instead. */
export function YearChart({ months }: { readonly months: readonly MonthSum[] }) {
  const { top, marks } = scaleFor(Math.max(...months.map(({ centavos }) => centavos / CENTAVOS)));
  const heightOf = (pesos: number) => `${String((pesos / top) * 100)}%`;
  return (
    <div className={cx(text.figure, classes.chart)} aria-hidden>
      <div className={classes.plot}>
        {marks.map((pesos) => (
          <span key={pesos} className={classes.mark} style={{ insetBlockEnd: heightOf(pesos) }}>
            ${compact.format(pesos)}
          </span>
        ))}
        <ol className={classes.bars}>
          {months.map(({ month, centavos }) => (
            <li key={month} className={classes.month}>
              <span className={classes.bar} style={{ blockSize: heightOf(centavos / CENTAVOS) }} />
              <span translate="no" className={classes.total}>
                {inCurrency(centavos)}
              </span>
            </li>
          ))}
        </ol>
      </div>
      <ol className={classes.names}>
        {months.map(({ month }) => (
          <li key={month}>{shortMonth.format(Date.parse(`${month}-01T00:00:00Z`))}</li>
        ))}
      </ol>
    </div>
  );
}
