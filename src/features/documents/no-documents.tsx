import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { ContactOptions } from '#src/ui/contact/contact-options.tsx';

interface NoDocumentsProps {
  readonly title: string;
  /** What will be listed here, and who can help until then. */
  readonly children: ReactNode;
}

/** Shown while there are no files. */
export function NoDocuments({ title, children }: NoDocumentsProps) {
  return (
    <Stack gap={4} maw="38rem" pt="lg">
      <Text fw={500}>{title}</Text>
      <Text c="dimmed">{children}</Text>
      <ContactOptions />
    </Stack>
  );
}
