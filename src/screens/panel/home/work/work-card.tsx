import { Paper, Stack, Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';

interface WorkCardProps {
  readonly title: string;
  /** Whether it fills the row. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A titled card of the panel home. */
export function WorkCard({ title, isWide = false, children }: WorkCardProps) {
  const titleId = useId();
  return (
    <Paper component="article" p="lg" mih="14rem" data-wide={isWide || undefined} aria-labelledby={titleId}>
      <Stack gap="sm">
        <Title order={3} id={titleId}>
          {title}
        </Title>
        {children}
      </Stack>
    </Paper>
  );
}
