import { Badge } from '@mantine/core';
import type { ReactNode } from 'react';

/** A badge for what is new since the last visit. */
export const NewMark = ({ children }: { readonly children: ReactNode }) => (
  <Badge component="span" size="md">
    {children}
  </Badge>
);
