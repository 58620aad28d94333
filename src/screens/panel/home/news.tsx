import { useActorRef } from '@xstate/react';
import { Suspense, useId } from 'react';
import {
  digitalCatalogFilesMachine,
  priceListFilesMachine,
  promotionFilesMachine,
} from '#machines/files.machine.ts';
import { useActorSurroundings } from '../../support/actor-surroundings.ts';
import { byNews } from '../../support/news/files.ts';
import { useFiles, type FilesActor } from '../../support/news/use-files.ts';
import { useVisitTurns } from '../../support/visits.tsx';
import { Gazette } from './gazette.tsx';
import { NewFiles } from './new-files.tsx';
import classes from './news.module.css';

/** What has been published: the newest gazette, and the newest files of all lists. Each list has its own fate. */
export function News() {
  const titleId = useId();
  // Another visit on a page that was left open has everything asked for anew.
  const turns = useVisitTurns();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={classes['title']}>
        Novedades
      </h2>
      <Lists key={turns} />
    </section>
  );
}

function Lists() {
  const surroundings = useActorSurroundings();
  const prices = useActorRef(priceListFilesMachine, surroundings);
  const catalogs = useActorRef(digitalCatalogFilesMachine, surroundings);
  const promotions = useActorRef(promotionFilesMachine, surroundings);
  return (
    <Suspense fallback={<div className={classes['news']} />}>
      <Published prices={prices} catalogs={catalogs} promotions={promotions} />
    </Suspense>
  );
}

type PublishedProps = Readonly<Record<'prices' | 'catalogs' | 'promotions', FilesActor>>;

function Published({ prices, catalogs, promotions }: PublishedProps) {
  const priceFiles = useFiles('prices', prices) ?? [];
  const catalogFiles = useFiles('catalogs', catalogs) ?? [];
  const [edition, ...editions] = byNews(useFiles('promotions', promotions) ?? []);
  return (
    <div className={classes['news']}>
      <Gazette actor={promotions} edition={edition} />
      <NewFiles
        lists={[
          { kind: 'prices', actor: prices },
          { kind: 'catalogs', actor: catalogs },
        ]}
        files={[...priceFiles, ...catalogFiles, ...editions]}
      />
    </div>
  );
}
