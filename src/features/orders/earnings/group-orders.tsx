import { Anchor, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { Opened } from '#src/browser/use-opened.ts';
import { orderName } from '#src/features/order-facts/order-row.ts';
import { paidOf } from '#src/features/order-facts/paid.ts';
import { inCurrency } from '#src/format/money.ts';
import layout from '#src/ui/styles/layout.module.css';
import type { Earned } from './earnings.ts';

interface GroupOrdersProps {
  readonly group: Earned;
  /** Opens an order. */
  readonly linkTo: Opened['linkTo'];
}

/** The orders that the figures of a group come from. Those of a product hold other products too. */
export const GroupOrders = ({ group: { orders }, linkTo }: GroupOrdersProps) => (
  <Stack component="ul" gap={0} className={layout.lines} aria-label="Órdenes">
    {orders.map((order) => {
      const { totals, client_totals } = order;
      const profit =
        client_totals === null
          ? 'sin precio para tu cliente'
          : `ganancia ${inCurrency(client_totals.base_centavos - totals.base_centavos)}`;
      const { left } = paidOf(order);
      const facts = [
        profit,
        `costo ${inCurrency(totals.base_centavos)}`,
        left > 0 ? `faltan ${inCurrency(left)}` : 'pagada',
      ];
      return (
        <Stack component="li" key={order.id} gap={2} py={8}>
          <Anchor component={Link} fw={500} fz="md" underline="always" {...linkTo(order.id)}>
            {[order.folio, orderName(order)].filter((part) => part !== null).join(' ')}
          </Anchor>
          <Text c="dimmed" fz="sm">
            {facts.join(' · ')}
          </Text>
        </Stack>
      );
    })}
  </Stack>
);
