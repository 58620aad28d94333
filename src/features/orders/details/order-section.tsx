import { Stack, Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { focusWhenShown } from '#src/ui/controls/focus-when-shown.ts';

interface OrderSectionProps {
  readonly title: string;
  /** Whether its heading takes the focus. @default false */
  readonly focused?: boolean;
  readonly children: ReactNode;
}

/** A section of an order with its heading. */
export function OrderSection({ title, focused = false, children }: OrderSectionProps) {
  const titleId = useId();
  return (
    <Stack component="section" gap="sm" aria-labelledby={titleId}>
      <Title order={3} fz="lg" id={titleId} ref={focused ? focusWhenShown : null} tabIndex={-1}>
        {title}
      </Title>
      {children}
    </Stack>
  );
}
