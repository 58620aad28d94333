import { Group, Text } from '@mantine/core';
import type { CartLine, Supply } from '#src/api/contract/assumed/cart.ts';
import { IconAlertTriangle } from '#src/ui/icons.ts';
import { inPesos } from '#src/format/money.ts';
import { priceIncrease } from './parts/line-changes.ts';

const supplyTexts: Readonly<Record<Supply, string>> = {
  disponible: 'Hay material.',
  poco: 'Queda poco material: puede tardar unos días más.',
  agotado: 'El material está agotado: se espera al que viene en camino.',
};

/** "Subió $120.00 desde que se agregó." */
function priceChangeText(centavos: number): string | null {
  if (centavos === 0) return null;
  return `${centavos > 0 ? 'Subió' : 'Bajó'} ${inPesos(Math.abs(centavos))} desde que se agregó.`;
}

/** Notes on a line: why it cannot be ordered, or the stock of its material and how its price has changed. */
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
  const notes = [line.supply === null ? null : supplyTexts[line.supply], priceChange].filter(
    (one) => one !== null,
  );
  return notes.length === 0 ? null : (
    <Text fz="sm" c={(line.supply ?? 'disponible') === 'disponible' ? 'dimmed' : ''}>
      {notes.join(' ')}
    </Text>
  );
}
