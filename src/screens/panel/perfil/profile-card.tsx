import { Paper, Stack, type PaperProps } from '@mantine/core';
import type { ReactNode, Ref } from 'react';

interface ProfileCardProps extends PaperProps {
  /** Id of its heading. */
  readonly labelledBy: string;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLElement>;
}

/** A titled part of a section. */
export const ProfileCard = ({ labelledBy, children, ref, ...props }: ProfileCardProps) => (
  <Paper component="section" ref={ref} p="lg" aria-labelledby={labelledBy} {...props}>
    <Stack gap="sm">{children}</Stack>
  </Paper>
);
