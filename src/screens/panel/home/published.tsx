import { useActorRef } from '@xstate/react';
import { Suspense } from 'react';
import {
  digitalCatalogFilesMachine,
  priceListFilesMachine,
  promotionFilesMachine,
} from '#machines/files.machine.ts';
import { useActorSurroundings } from '../../support/actor-surroundings.ts';
import { byNews } from '../../support/news/files.ts';
import { useFiles, type FilesActor } from '../../support/news/use-files.ts';
import { Gazette } from './gazette.tsx';
import { NewFiles } from './new-files.tsx';
import classes from './news.module.css';

/** The newest gazette and the newest files of all lists, each list with its own fate. */
export function Published() {
  const surroundings = useActorSurroundings();
  const prices = useActorRef(priceListFilesMachine, surroundings);
  const catalogs = useActorRef(digitalCatalogFilesMachine, surroundings);
  const promotions = useActorRef(promotionFilesMachine, surroundings);
  // What suspends stands below the actors: they would be begun anew with it.
  return (
    <Suspense fallback={<div className={classes['news']} />}>
      <Lists prices={prices} catalogs={catalogs} promotions={promotions} />
    </Suspense>
  );
}

type ListsProps = Readonly<Record<'prices' | 'catalogs' | 'promotions', FilesActor>>;

function Lists({ prices, catalogs, promotions }: ListsProps) {
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
