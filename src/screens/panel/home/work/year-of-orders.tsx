import { useIntersection } from '@mantine/hooks';
import { lazy, Suspense } from 'react';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import { inPesos } from '../../../support/quoting/money.ts';
import { useConfig } from '../../../support/services.ts';
import { byMonth, type MonthSum } from './by-month.ts';
import classes from './work.module.css';

/** The chart weighs more than all the rest of the page: it comes when it is about to be seen. */
const YearChart = lazy(() => import('./year-chart.tsx').then(({ YearChart: chart }) => ({ default: chart })));

const monthName = new Intl.DateTimeFormat('es-MX', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const nameOf = (month: string) => monthName.format(Date.parse(`${month}-01T00:00:00Z`));

/** What was ordered in the last twelve months: as a chart, and in words for those who do not see it. */
export function YearOfOrders({ orders }: { readonly orders: readonly SavedOrder[] }) {
  const { timeZone } = useConfig();
  const { ref, entry } = useIntersection<HTMLDivElement>({ rootMargin: '200px' });
  const months = byMonth(orders, timeZone);
  const centavos = months.reduce((sum, month) => sum + month.centavos, 0);
  const count = months.reduce((sum, month) => sum + month.count, 0);
  if (count === 0) {
    return (
      <p className={classes['nothing']}>
        Aquí verás, mes por mes, lo que pides. Aún no hay pedidos en estos doce meses.
      </p>
    );
  }
  return (
    <>
      <p className={classes['sum']}>
        <strong>{inPesos(centavos)}</strong> en {String(count)} {count === 1 ? 'orden' : 'órdenes'}, con IVA
      </p>
      <div ref={ref} className={classes['chart']} aria-hidden>
        {entry?.isIntersecting === true ? (
          <Suspense>
            <YearChart months={months} />
          </Suspense>
        ) : null}
      </div>
      <div className="visually-hidden">
        <Table months={months} />
      </div>
    </>
  );
}

function Table({ months }: { readonly months: readonly MonthSum[] }) {
  return (
    <table>
      <caption>Pedidos por mes</caption>
      <thead>
        <tr>
          <th scope="col">Mes</th>
          <th scope="col">Órdenes</th>
          <th scope="col">Total con IVA</th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, count, centavos }) => (
          <tr key={month}>
            <th scope="row">{nameOf(month)}</th>
            <td>{count}</td>
            <td>{inPesos(centavos)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
