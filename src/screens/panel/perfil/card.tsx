import { Paper, Stack, type PaperProps } from '@mantine/core';
import type { ReactNode, Ref } from 'react';

interface CardProps extends PaperProps {
  /** Id of its heading. */
  readonly labelledBy: string;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLElement>;
}

/** A titled part of a section. */
export const Card = ({ labelledBy, children, ref, ...props }: CardProps) => (
  <Paper component="section" ref={ref} p="lg" aria-labelledby={labelledBy} {...props}>
    <Stack gap="sm">{children}</Stack>
  </Paper>
);
