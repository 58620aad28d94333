import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { Checkbox, Stack, Text } from '@mantine/core';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import { orderName } from '#src/features/order-facts/order-row.ts';
import { counted } from '#src/format/words.ts';

interface ChooseOrdersProps {
  /** Orders that are not cut yet. */
  readonly orders: readonly SavedOrder[];
  /** Ids of those that are cut together. */
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** More orders than anyone cuts at once. */
const MOST = 60;

/** The orders that are cut together: at least one stays. */
export function ChooseOrders({ orders, chosen, onChange }: ChooseOrdersProps) {
  if (orders.length < 2) return null;
  return (
    <details>
      <summary>Cortar junto con otras órdenes</summary>
      <Stack gap="xs" pt="sm">
        <Text c="dimmed" fz="md">
          Juntas gastan menos tela. Elige entre {counted(orders.length, 'orden', 'órdenes')} sin cortar.
        </Text>
        {orders.slice(0, MOST).map((order) => {
          const isChosen = chosen.includes(order.id);
          return (
            <Checkbox
              key={order.id}
              label={[order.folio, orderName(order)].filter((part) => part !== null).join(', ')}
              checked={isChosen}
              disabled={isChosen && chosen.length === 1}
              onChange={() => {
                onChange(isChosen ? chosen.filter((id) => id !== order.id) : [...chosen, order.id]);
              }}
            />
          );
        })}
      </Stack>
    </details>
  );
}
