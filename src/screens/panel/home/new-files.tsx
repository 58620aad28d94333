import { Group, Stack, Text, Title } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { progressOf } from '#src/actor-hooks/progress-of.ts';
import { href } from '#src/config/routes.ts';
import type { FileKind, ListedFile } from '#src/features/news/files.ts';
import { NewMark } from '#src/features/news/new-mark.tsx';
import type { FilesActor } from '#src/features/news/use-files.ts';
import { useLastVisit } from '#src/features/news/visits.tsx';
import { inNumber } from '#src/format/numbers.ts';
import { FailureAlert } from '#src/remote-data/failure-alert.tsx';
import { loadFailureText } from '#src/remote-data/failure-text.ts';
import { Waiting } from '#src/ui/messages/waiting.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { Day } from './day.tsx';
import { fileFacts } from './file-facts.ts';
import classes from './new-files.module.css';

/** How many files are listed when few are new. */
const USUAL_COUNT = 4;
/** How many files are listed at most. */
const MOST_COUNT = 8;

interface NewFilesProps {
  /** Lists whose loading and failure are shown here. */
  readonly lists: readonly { readonly kind: FileKind; readonly actor: FilesActor }[];
  /** Loaded files of all lists, in the order of byNews. */
  readonly files: readonly ListedFile[];
}

/** The newest files of all lists; files published since the last visit come first and are marked. */
export function NewFiles({ lists, files }: NewFilesProps) {
  const titleId = useId();
  return (
    <Stack component="article" gap="sm" mih="12.5rem" aria-labelledby={titleId}>
      <Group
        component="header"
        justify="space-between"
        align="baseline"
        gap="0.25rem 1rem"
        className={classes.head}
      >
        <Title order={3} id={titleId}>
          Archivos recientes
        </Title>
        <NewCount files={files} />
      </Group>
      <Rows files={files} />
      {lists.map(({ kind, actor }) => (
        <ListState key={kind} kind={kind} actor={actor} />
      ))}
      <EmptyNote lists={lists} files={files} />
    </Stack>
  );
}

/** Number of new files; nothing on a first visit. */
function NewCount({ files }: Pick<NewFilesProps, 'files'>) {
  const before = useLastVisit();
  const count = files.filter(({ isNew }) => isNew).length;
  if (before === null || files.length === 0) return null;
  return (
    <Text c="dimmed" fz="xs">
      {count === 0
        ? 'Nada nuevo desde tu última visita'
        : `${inNumber(count)} ${count === 1 ? 'nuevo' : 'nuevos'} desde tu última visita`}
    </Text>
  );
}

function Rows({ files }: Pick<NewFilesProps, 'files'>) {
  if (files.length === 0) return null;
  const count = files.filter(({ isNew }) => isNew).length;
  const shown = files.slice(0, Math.min(MOST_COUNT, Math.max(USUAL_COUNT, count)));
  const more = count - MOST_COUNT;
  return (
    <>
      <Stack component="ul" gap={0} mt="-0.75rem">
        {shown.map((file, index) => (
          // Files have no unique value to use as a key, and the list is always replaced as a whole.
          <li key={index}>
            <Row {...file} />
          </li>
        ))}
      </Stack>
      {more > 0 ? (
        <Text c="dimmed" fz="xs">
          Y {inNumber(more)} más.
        </Text>
      ) : null}
    </>
  );
}

function Row({ kind, name, version, updated_at, isNew }: ListedFile) {
  const { label, route, Icon } = fileFacts[kind];
  return (
    <Link to={href(route)} className={classes.row}>
      <Icon color="var(--accent)" size={20} stroke={1.25} aria-hidden />
      <Stack component="span" gap={0} lh={1.35}>
        <Text span fz="md">
          {name}
        </Text>{' '}
        <Text span fz="xs" lh={1.35} className={layout.facts}>
          <span>{label}</span>
          {version === null ? null : <span>{editionText(kind, version)}</span>}
          <Day date={updated_at} />
        </Text>
      </Stack>
      {isNew ? <NewMark>Nuevo</NewMark> : null}
    </Link>
  );
}

/** The edition of a file. That of a gazette has a name; other files have only a number. */
const editionText = (kind: FileKind, version: string) =>
  kind === 'promotions' ? version : `versión ${version}`;

/** The state of a list while it loads or after it failed. */
function ListState({ kind, actor }: NewFilesProps['lists'][number]) {
  const snapshot = useSelector(actor, (state) => state);
  const { error } = snapshot.context;
  const { all } = fileFacts[kind];
  if (snapshot.matches('loading')) {
    return (
      <Waiting
        label={`Cargando ${all}…`}
        {...progressOf(snapshot)}
        onCancel={() => {
          actor.send({ type: 'resource.cancel' });
        }}
      />
    );
  }
  if (!snapshot.matches('failed') || error === null) return null;
  return (
    <FailureAlert
      error={error}
      title={`No pudimos cargar ${all}.`}
      isLoad
      onRetry={() => {
        actor.send({ type: 'resource.retry' });
      }}
    >
      {loadFailureText(error)}
    </FailureAlert>
  );
}

/** Shown when every list has loaded and all are empty. */
function EmptyNote({ lists: [one, other], files }: NewFilesProps) {
  const oneReady = useSelector(one?.actor, (state) => state?.matches('ready') ?? true);
  const otherReady = useSelector(other?.actor, (state) => state?.matches('ready') ?? true);
  if (!oneReady || !otherReady || files.length > 0) return null;
  return (
    <Text c="dimmed" fz="md">
      Aún no hay archivos. Aquí verás las listas de precios y los catálogos que se publiquen.
    </Text>
  );
}
