import { Group, Title } from '@mantine/core';
import type { IconNews } from '#src/ui/icons.ts';

interface CardTitleProps {
  readonly id: string;
  readonly Icon: typeof IconNews;
  readonly children: string;
}

/** The heading of a card on the panel home, with an icon. */
export const CardTitle = ({ id, Icon, children }: CardTitleProps) => (
  <Title order={3} id={id}>
    <Group component="span" gap="xs" wrap="nowrap">
      <Icon color="var(--accent)" size={20} stroke={1.5} aria-hidden />
      {children}
    </Group>
  </Title>
);
