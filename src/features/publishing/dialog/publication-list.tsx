import { Stack, Text } from '@mantine/core';
import type { Publication } from '#src/api/contract/assumed/publications.ts';
import { PublicationRow } from './publication-row.tsx';

interface PublicationListProps {
  readonly files: readonly Publication[];
  readonly onChanged: () => void;
}

/** What was published, is planned or was withdrawn. */
export function PublicationList({ files, onChanged }: PublicationListProps) {
  if (files.length === 0) return <Text c="dimmed">Todavía no hay nada publicado aquí.</Text>;
  return (
    <Stack component="ul" gap="sm" aria-label="Lo publicado">
      {files.map((file) => (
        <li key={file.id} aria-label={file.name}>
          <PublicationRow file={file} onChanged={onChanged} />
        </li>
      ))}
    </Stack>
  );
}
