import { Button, Paper, Stack, Text } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { href } from '#src/config/routes.ts';
import type { ListedFile } from '#src/features/news/files.ts';
import { NewMark } from '#src/features/news/new-mark.tsx';
import type { FilesActor } from '#src/features/news/use-files.ts';
import { ResourceView } from '#src/remote-data/resource-view.tsx';
import { IconNews } from '#src/ui/icons.ts';
import { CardTitle } from './card-title.tsx';
import { Day } from './day.tsx';

interface GazetteProps {
  readonly actor: FilesActor;
  /** The newest edition; undefined when there is none. */
  readonly edition: ListedFile | undefined;
}

/** The newest edition of the gazette: its name, its date and a link. */
export function NewestGazette({ actor, edition }: GazetteProps) {
  const titleId = useId();
  return (
    <Paper component="article" p="lg" mih="12.5rem" style={{ alignSelf: 'start' }} aria-labelledby={titleId}>
      <Stack gap="sm">
        <CardTitle id={titleId} Icon={IconNews}>
          Gaceta de promociones
        </CardTitle>
        <ResourceView actor={actor} loading="Cargando la gaceta…">
          {() => <Edition edition={edition} />}
        </ResourceView>
      </Stack>
    </Paper>
  );
}

function Edition({ edition }: Pick<GazetteProps, 'edition'>) {
  if (edition === undefined) {
    return (
      <Text c="dimmed" fz="md">
        Aún no hay gaceta. Cuando salga una, la verás aquí.
      </Text>
    );
  }
  const { name, version, updated_at, isNew } = edition;
  return (
    <>
      <Stack gap={4} align="start">
        <Text fz="lg" lh={1.35}>
          {name} {isNew ? <NewMark>Nueva</NewMark> : null}
        </Text>
        {version === null ? null : (
          <Text c="dimmed" fz="sm">
            {version}
          </Text>
        )}
        <Text c="dimmed" fz="sm">
          <Day date={updated_at} />
        </Text>
      </Stack>
      <Button component={Link} style={{ alignSelf: 'start' }} to={href('promotions')}>
        Leer la gaceta
      </Button>
    </>
  );
}
