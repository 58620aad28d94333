import { Stack, Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';

interface OrderSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A section of an order with its heading. */
export function OrderSection({ title, children }: OrderSectionProps) {
  const titleId = useId();
  return (
    <Stack component="section" gap="sm" aria-labelledby={titleId}>
      <Title order={3} fz="lg" id={titleId}>
        {title}
      </Title>
      {children}
    </Stack>
  );
}
