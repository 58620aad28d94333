import { useActorRef } from '@xstate/react';
import { Suspense } from 'react';
import {
  digitalCatalogFilesMachine,
  priceListFilesMachine,
  promotionFilesMachine,
} from '#machines/files.machine.ts';
import { useActorSurroundings } from '#src/services/actor-surroundings.ts';
import { byNews } from '#src/features/news/files.ts';
import { useFiles, type FilesActor } from '#src/features/news/use-files.ts';
import { Gazette } from './gazette.tsx';
import { NewFiles } from './new-files.tsx';
import classes from './news.module.css';

/** The newest gazette and the newest files of all lists; each list loads and fails separately. */
export function Published() {
  const surroundings = useActorSurroundings();
  const prices = useActorRef(priceListFilesMachine, surroundings);
  const catalogs = useActorRef(digitalCatalogFilesMachine, surroundings);
  const promotions = useActorRef(promotionFilesMachine, surroundings);
  // The actors are above this boundary, so that suspending does not start them again.
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
