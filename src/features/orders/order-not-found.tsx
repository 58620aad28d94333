import { Button, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';

interface OrderNotFoundProps {
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** Shown when the order that the address names is not in the list. */
export function OrderNotFound({ children, onClose }: OrderNotFoundProps) {
  return (
    <Stack gap="sm" role="alert">
      <Text fz="md">{children}</Text>
      <Group gap="xs">
        <Button onClick={onClose}>Ver la lista</Button>
      </Group>
    </Stack>
  );
}
