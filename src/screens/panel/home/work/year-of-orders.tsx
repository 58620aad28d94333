import { Text } from '@mantine/core';
import { useConfig } from '#src/actor-hooks/services.ts';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import { inCurrency } from '#src/format/money.ts';
import { byMonth, type MonthSum } from './by-month.ts';
import { YearChart } from './year-chart.tsx';

const monthName = new Intl.DateTimeFormat('es-MX', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const nameOf = (month: string) => monthName.format(Date.parse(`${month}-01T00:00:00Z`));

interface YearOfOrdersProps {
  readonly orders: readonly SavedOrder[];
  /** Whether they are the person's own; else the network's. */
  readonly isOwn: boolean;
}

/** Orders of the last twelve months: a chart, and a table for screen readers. */
export function YearOfOrders({ orders, isOwn }: YearOfOrdersProps) {
  const { timeZone } = useConfig();
  const months = byMonth(orders, timeZone);
  const centavos = months.reduce((sum, month) => sum + month.centavos, 0);
  const count = months.reduce((sum, month) => sum + month.count, 0);
  if (count === 0) {
    return (
      <Text c="dimmed" fz="md">
        Aquí verás, mes por mes, lo que {isOwn ? 'pides' : 'pide tu red'}. Aún no hay órdenes en estos doce
        meses.
      </Text>
    );
  }
  return (
    <>
      <Text fz="md">
        <Text translate="no" span fz="xl" fw={500}>
          {inCurrency(centavos)}
        </Text>{' '}
        en {String(count)} {count === 1 ? 'orden' : 'órdenes'}, con IVA
      </Text>
      <YearChart months={months} />
      <div className="visually-hidden">
        <Table months={months} />
      </div>
    </>
  );
}

function Table({ months }: { readonly months: readonly MonthSum[] }) {
  return (
    <table>
      <caption>Órdenes por mes</caption>
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
            <td translate="no">{inCurrency(centavos)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
