import { Group, Paper, type GroupProps } from '@mantine/core';

/** A bar with actions at the bottom of the window. */
export const BottomBar = (props: GroupProps) => (
  <Paper shadow="md" radius="md" maw="100%">
    <Group gap="0.5rem 1rem" mih="3.25rem" py={6} pl="md" pr="xs" {...props} />
  </Paper>
);
