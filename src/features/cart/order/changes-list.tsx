import { Stack, Text, Title } from '@mantine/core';
import type { CartLine } from '#src/api/contract/assumed/cart.ts';
import { counted } from '#src/format/words.ts';
import { LineNotes } from '../line-notes.tsx';
import { hasChanges } from '../lines/line-changes.ts';

/** The most lines that are listed. */
const MOST_SHOWN = 50;

/** What has changed in each line since it was added to the cart. */
export function ChangesList({ lines }: { readonly lines: readonly CartLine[] }) {
  const changed = lines.filter(hasChanges);
  if (changed.length === 0) {
    return <Text fz="md">Los precios son los de cuando lo agregaste.</Text>;
  }
  return (
    <Stack
      component="section"
      gap="sm"
      bg="var(--sunken)"
      p="md"
      aria-label="Qué cambió desde que lo agregaste"
    >
      <Title order={3}>Qué cambió desde que lo agregaste</Title>
      <Stack component="ul" gap={10}>
        {changed.slice(0, MOST_SHOWN).map((line) => (
          <li key={line.key}>
            <Text fz="md" fw={500}>
              {line.name.trim() === '' ? 'Sin nombre' : line.name}
            </Text>
            <LineNotes line={line} />
          </li>
        ))}
      </Stack>
      {changed.length > MOST_SHOWN ? (
        <Text fz="md">
          Y {counted(changed.length - MOST_SHOWN, 'partida más', 'partidas más')}: están marcadas en tu
          carrito.
        </Text>
      ) : null}
    </Stack>
  );
}
