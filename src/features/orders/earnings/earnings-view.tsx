import { Group, Stack, Text } from '@mantine/core';
import { useMemo } from 'react';
import { useConfig } from '#src/actor-hooks/services.ts';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import { useOpened, type Opened } from '#src/browser/use-opened.ts';
import type { Quotable } from '#src/content/quotable.ts';
import { EARNINGS_OF } from '#src/features/order-facts/query-parameters.ts';
import { WithQuotable } from '#src/features/quoted-windows/with-quotable.tsx';
import { counted } from '#src/format/words.ts';
import { Amount } from '#src/lists/cells.tsx';
import { FactsList } from '#src/lists/facts-list.tsx';
import { FileButtons } from '#src/lists/file-buttons.tsx';
import { ListTable } from '#src/lists/list-table.tsx';
import { orderText, readOrder, sortedBy } from '#src/lists/sort-order.ts';
import { useListQuery } from '#src/lists/use-list-query.ts';
import { Segmented } from '#src/ui/controls/segmented.tsx';
import { SidePanel } from '#src/ui/dialogs/side-panel.tsx';
import { earningsColumns, earningsFile, earningsValues } from './earnings-columns.tsx';
import { earningsOf, groupings, isSharedByCost, type Earned } from './earnings.ts';
import { groupsBy } from './group-by.ts';
import { GroupOrders } from './group-orders.tsx';

interface EarningsViewProps {
  readonly orders: readonly SavedOrder[];
  /** Opens an order. */
  readonly linkTo: Opened['linkTo'];
  /** Whether an order is open over the view. */
  readonly isOrderOpen: boolean;
}

const STANDARD = { segun: 'mes', orden_por: '' };

const options = [
  { value: 'mes', label: 'Por mes' },
  { value: 'cliente', label: 'Por cliente' },
  { value: 'producto', label: 'Por producto' },
] as const;

/** What the orders earned: sold, cost and profit, and what is paid and owed; by month, client or product. */
export const EarningsView = (props: EarningsViewProps) => (
  <WithQuotable>{(quotable) => <Earnings {...props} quotable={quotable} />}</WithQuotable>
);

function Earnings({
  orders,
  linkTo,
  isOrderOpen,
  quotable,
}: EarningsViewProps & { readonly quotable: Quotable }) {
  const { timeZone } = useConfig();
  const { values, page, change } = useListQuery(STANDARD);
  const opened = useOpened(EARNINGS_OF);
  const by = groupings.find((one) => one === values.segun) ?? 'mes';
  const sort = readOrder(values.orden_por, earningsValues, by === 'mes' ? '-nombre' : '-ganancia');
  const { groups, all } = useMemo(
    () => earningsOf(orders, groupsBy(by, { orders, timeZone, quotable })),
    [orders, by, timeZone, quotable],
  );
  const rows = sortedBy(
    groups.map((group, id) => ({ ...group, id })),
    sort,
    earningsValues,
  );
  const open = groups.find(({ key }) => key === opened.open);
  return (
    <Stack gap="lg">
      <Summary all={all} isShared={by === 'producto'} />
      <Group justify="space-between" gap="0.5rem 1rem">
        <Segmented
          legend="Cómo sumarlas"
          value={by}
          options={options}
          onChange={(segun) => {
            change({ segun, orden_por: '' });
          }}
        />
        <Group gap="0.5rem 0.75rem">
          <FileButtons rows={rows} columns={earningsFile(by)} name={`ganancias-por-${by}`} />
        </Group>
      </Group>
      <ListTable
        label="Ganancias"
        columns={earningsColumns(by, opened.linkTo)}
        rows={rows}
        page={page}
        onPage={(next) => {
          change({ pagina: String(next) });
        }}
        sort={sort}
        onSort={(name, descending) => {
          change({ orden_por: orderText(name, descending) });
        }}
        empty={<p>Todavía no tienes órdenes que sumar.</p>}
      />
      {open === undefined || isOrderOpen ? null : (
        <SidePanel title={`Ganancias: ${open.name}`} onClose={opened.close}>
          <GroupOrders group={open} linkTo={linkTo} />
        </SidePanel>
      )}
    </Stack>
  );
}

const amount = (centavos: number | null) => (centavos === null ? null : <Amount centavos={centavos} />);

/** All of it together, and what is not counted. */
const Summary = ({ all, isShared }: { readonly all: Earned; readonly isShared: boolean }) => (
  <Stack gap="xs">
    <FactsList
      facts={[
        { name: 'Ganancia', value: amount(all.profit) },
        { name: 'Vendido', value: amount(all.sold) },
        { name: 'Por pagar', value: amount(all.owed) },
      ]}
    />
    <Text c="dimmed" fz="sm">
      Vendido, costo y ganancia van sin IVA; lo pagado a Rollux y lo que falta, con IVA. Las órdenes
      canceladas no cuentan.
      {all.unpriced === 0
        ? ''
        : ` ${counted(all.unpriced, 'orden no tiene', 'órdenes no tienen')} precio para tu cliente: su costo cuenta, pero no lo vendido ni la ganancia.`}
      {isShared
        ? ` Lo pagado y lo que falta de cada orden se reparte entre sus ventanas según lo que te cuestan${all.orders.some(isSharedByCost) ? ', y lo vendido también, aunque les hayas puesto otro margen' : ''}.`
        : ''}
    </Text>
  </Stack>
);
