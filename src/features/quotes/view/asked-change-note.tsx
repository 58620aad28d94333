import { Stack, Text } from '@mantine/core';
import type { PricedWindow } from '#src/api/contract/assumed/quoted.ts';
import type { AskedChange } from '#src/api/contract/assumed/quotes.ts';

interface AskedChangeNoteProps {
  readonly change: AskedChange;
  readonly windows: readonly PricedWindow[];
}

/** What the client asked to change, of the whole quote and of single windows. */
export function AskedChangeNote({ change, windows }: AskedChangeNoteProps) {
  const names = new Map(windows.map(({ key, name }) => [key, name]));
  const said = [
    ...(change.note === null ? [] : [{ key: '', of: null, note: change.note }]),
    ...change.windows.map(({ key, note }) => ({ key, of: names.get(key) ?? null, note })),
  ];
  return (
    <Stack component="section" aria-label="Lo que pidió cambiar" gap="xs" bg="var(--sunken)" p="md">
      {said.map(({ key, of, note }) => (
        <Text key={key} fz="md">
          {of === null ? '' : `${of}: `}«{note}»
        </Text>
      ))}
    </Stack>
  );
}
