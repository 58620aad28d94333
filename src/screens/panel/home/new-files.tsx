import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { href } from '#src/config/routes.ts';
import { ErrorAlert } from '#src/ui/error-alert.tsx';
import { Waiting } from '#src/ui/waiting.tsx';
import { failureText, isRetryable } from '../../support/failure-text.ts';
import { byNews, type FileKind, type ListedFile } from '../../support/news/files.ts';
import { NewMark } from '../../support/news/new-mark.tsx';
import type { FilesActor } from '../../support/news/use-files.ts';
import { progressOf } from '../../support/progress-of.ts';
import { useLastVisit } from '../../support/visits.tsx';
import { Day } from './day.tsx';
import { fileFacts } from './file-facts.ts';
import classes from './new-files.module.css';

/** How many are listed where few are new. */
const USUAL = 4;
/** How many are listed at most. */
const MOST = 8;

interface NewFilesProps {
  /** Lists whose wait and failure are told here. */
  readonly lists: readonly { readonly kind: FileKind; readonly actor: FilesActor }[];
  /** What has come, of whatever list. */
  readonly files: readonly ListedFile[];
}

/** The newest files of all lists, those that the last visit did not see marked and first. */
export function NewFiles({ lists, files }: NewFilesProps) {
  const titleId = useId();
  return (
    <article className={classes['block']} aria-labelledby={titleId}>
      <header className={classes['head']}>
        <h3 id={titleId} className={classes['title']}>
          Archivos recientes
        </h3>
        <News files={files} />
      </header>
      <Rows files={files} />
      {lists.map(({ kind, actor }) => (
        <ListState key={kind} kind={kind} actor={actor} />
      ))}
      <Nothing lists={lists} files={files} />
    </article>
  );
}

/** How many are new; nothing on a first visit. */
function News({ files }: Pick<NewFilesProps, 'files'>) {
  const before = useLastVisit();
  const count = files.filter(({ isNew }) => isNew).length;
  if (before === null || files.length === 0) return null;
  return (
    <p className={classes['news']}>
      {count === 0
        ? 'Nada nuevo desde tu última visita'
        : `${count.toLocaleString('es-MX')} ${count === 1 ? 'nuevo' : 'nuevos'} desde tu última visita`}
    </p>
  );
}

function Rows({ files }: Pick<NewFilesProps, 'files'>) {
  if (files.length === 0) return null;
  const count = files.filter(({ isNew }) => isNew).length;
  const shown = byNews(files).slice(0, Math.min(MOST, Math.max(USUAL, count)));
  const more = count - MOST;
  return (
    <>
      <ul className={classes['list']}>
        {shown.map((file, index) => (
          // Nothing else of a file is its own: names repeat, and the list only ever comes as a whole.
          <li key={index}>
            <Row {...file} />
          </li>
        ))}
      </ul>
      {more > 0 ? <p className={classes['more']}>Y {more.toLocaleString('es-MX')} más.</p> : null}
    </>
  );
}

function Row({ kind, name, version, updated_at, isNew }: ListedFile) {
  const { label, route, Icon } = fileFacts[kind];
  return (
    <Link to={href(route)} className={classes['row']}>
      <Icon className={classes['icon']} size={20} stroke={1.25} aria-hidden />
      <span className={classes['words']}>
        <span className={classes['name']}>{name}</span>{' '}
        <span className={classes['facts']}>
          <span>{label}</span>
          {version === null ? null : <span>{editionText(kind, version)}</span>}
          <Day date={updated_at} />
        </span>
      </span>
      {isNew ? <NewMark>Nuevo</NewMark> : null}
    </Link>
  );
}

/** A gazette's edition says of itself what it is; a bare number does not. */
const editionText = (kind: FileKind, version: string) =>
  kind === 'promotions' ? version : `versión ${version}`;

/** How a list is doing, where that is worth a word. */
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
    <ErrorAlert
      title={`No pudimos cargar ${all}.`}
      onRetry={
        isRetryable(error)
          ? () => {
              actor.send({ type: 'resource.retry' });
            }
          : undefined
      }
    >
      {failureText(error)}
    </ErrorAlert>
  );
}

/** Said once every list has come, and none holds anything. */
function Nothing({ lists: [one, other], files }: NewFilesProps) {
  const oneReady = useSelector(one?.actor, (state) => state?.matches('ready') ?? true);
  const otherReady = useSelector(other?.actor, (state) => state?.matches('ready') ?? true);
  if (!oneReady || !otherReady || files.length > 0) return null;
  return (
    <p className={classes['nothing']}>
      Aún no hay archivos. Aquí verás las listas de precios y los catálogos que se publiquen.
    </p>
  );
}
