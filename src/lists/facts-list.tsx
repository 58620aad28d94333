import { Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';

interface Fact {
  readonly name: string;
  /** null and '' are not listed. */
  readonly value: ReactNode;
}

/** A list of names and values. */
export function FactsList({ facts }: { readonly facts: readonly Fact[] }) {
  const known = facts.filter(({ value }) => value !== null && value !== '');
  if (known.length === 0) return null;
  return (
    <Stack component="dl" gap={4} m={0}>
      {known.map(({ name, value }) => (
        <Group key={name} gap="0 1rem" wrap="nowrap" align="start">
          <Text component="dt" c="dimmed" fz="md" w="8rem" flex="none">
            {name}
          </Text>
          <Text component="dd" fz="md" miw={0}>
            {value}
          </Text>
        </Group>
      ))}
    </Stack>
  );
}
