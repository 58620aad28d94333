import { useId } from 'react';
import { Link } from 'react-router-dom';
import { href } from '#src/config/routes.ts';
import { buttonClass } from '#src/ui/button.ts';
import { IconNews } from '#src/ui/icons.ts';
import type { ListedFile } from '../../support/news/files.ts';
import { NewMark } from '../../support/news/new-mark.tsx';
import type { FilesActor } from '../../support/news/use-files.ts';
import { ResourceView } from '../../support/resource-view.tsx';
import { Day } from './day.tsx';
import classes from './gazette.module.css';

interface GazetteProps {
  readonly actor: FilesActor;
  /** The newest edition; undefined where there is none. */
  readonly edition: ListedFile | undefined;
}

/** The newest edition of the gazette: its name, its date, and the way to read it. */
export function Gazette({ actor, edition }: GazetteProps) {
  const titleId = useId();
  return (
    <article className={classes['card']} aria-labelledby={titleId}>
      <h3 id={titleId} className={classes['title']}>
        <IconNews size={20} stroke={1.5} aria-hidden />
        Gaceta de promociones
      </h3>
      <ResourceView actor={actor} loading="Cargando la gaceta…">
        {() => <Edition edition={edition} />}
      </ResourceView>
    </article>
  );
}

function Edition({ edition }: Pick<GazetteProps, 'edition'>) {
  if (edition === undefined) {
    return <p className={classes['nothing']}>Aún no hay gaceta. Cuando salga una, la verás aquí.</p>;
  }
  const { name, version, updated_at, isNew } = edition;
  return (
    <>
      <div className={classes['edition']}>
        <p className={classes['name']}>
          {name} {isNew ? <NewMark>Nueva</NewMark> : null}
        </p>
        {version === null ? null : <p className={classes['fact']}>{version}</p>}
        <p className={classes['fact']}>
          <Day date={updated_at} />
        </p>
      </div>
      <Link to={href('promotions')} className={`${buttonClass('small')} ${classes['link'] ?? ''}`}>
        Leer la gaceta
      </Link>
    </>
  );
}
