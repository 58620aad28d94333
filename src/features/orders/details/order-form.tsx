import { Button, Group, Stack, Title } from '@mantine/core';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { RemoteForm } from '#src/forms/remote-form.tsx';
import { focusWhenShown } from '#src/ui/controls/focus-when-shown.ts';

interface OrderFormProps extends Omit<ComponentProps<typeof RemoteForm>, 'labelledBy'> {
  readonly title: string;
  /** Level of its heading: below that of its section, if it is in one. @default 3 */
  readonly level?: 3 | 4;
  /** Said below the title. */
  readonly lead?: ReactNode;
  /** The button that closes the form without sending it. */
  readonly closeLabel: string;
  readonly onClose: () => void;
}

/** A form that opens within an order: its title takes the focus, and it can be closed while nothing is being sent. */
export function OrderForm({ title, level = 3, lead, closeLabel, onClose, ...form }: OrderFormProps) {
  const titleId = useId();
  return (
    <Stack gap="sm">
      <Title order={level} fz={level === 3 ? 'lg' : 'md'} id={titleId} ref={focusWhenShown} tabIndex={-1}>
        {title}
      </Title>
      {lead}
      <RemoteForm {...form} labelledBy={titleId} />
      {form.progress.waiting ? null : (
        <Group gap="xs">
          <Button size="md" onClick={onClose}>
            {closeLabel}
          </Button>
        </Group>
      )}
    </Stack>
  );
}
