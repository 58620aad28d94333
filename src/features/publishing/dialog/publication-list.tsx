import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Publication } from '#src/api/contract/assumed/publications.ts';
import { PagedList } from '#src/lists/paged-list.tsx';
import { PublicationRow } from './publication-row.tsx';

interface PublicationListProps {
  readonly files: readonly Publication[];
  readonly onChanged: () => void;
}

/** What was published, is planned or was withdrawn. */
export function PublicationList({ files, onChanged }: PublicationListProps) {
  const [page, setPage] = useState(1);
  if (files.length === 0) return <Text c="dimmed">Todavía no hay nada publicado aquí.</Text>;
  return (
    <PagedList label="Lo publicado" rows={files} page={page} onPage={setPage}>
      {(shown, id) => (
        <Stack component="ul" id={id} gap="sm" aria-label="Lo publicado">
          {shown.map((file) => (
            <li key={file.id} aria-label={file.name}>
              <PublicationRow file={file} onChanged={onChanged} />
            </li>
          ))}
        </Stack>
      )}
    </PagedList>
  );
}
