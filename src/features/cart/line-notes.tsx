import { Group, Text } from '@mantine/core';
import type { CartLine } from '#src/api/contract/assumed/cart.ts';
import { inCurrency } from '#src/format/money.ts';
import { IconAlertTriangle } from '#src/ui/icons.ts';
import { priceIncrease } from './lines/line-changes.ts';

/** "Subió $120.00 desde que se agregó." */
function priceChangeText(centavos: number): string | null {
  if (centavos === 0) return null;
  return `${centavos > 0 ? 'Subió' : 'Bajó'} ${inCurrency(Math.abs(centavos))} desde que se agregó.`;
}

/** Notes on a line: why it cannot be ordered, or how its price has changed. */
export function LineNotes({ line }: { readonly line: CartLine }) {
  const priceChange = priceChangeText(priceIncrease(line));
  if (line.problem !== null) {
    return (
      <Group component="p" c="red" fz="sm" gap={6} wrap="nowrap" align="start" m={0}>
        <IconAlertTriangle size={20} stroke={1.5} aria-hidden />
        <span>No se puede pedir así. {line.problem}</span>
      </Group>
    );
  }
  return priceChange === null ? null : <Text fz="sm">{priceChange}</Text>;
}
