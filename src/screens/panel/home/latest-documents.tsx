import { useActorRef } from '@xstate/react';
import { clsx as cx } from 'clsx';
import { Suspense, useMemo } from 'react';
import { digitalCatalogFilesMachine } from '#machines/digital-catalog-files/digital-catalog-files.machine.ts';
import { priceListFilesMachine } from '#machines/price-list-files/price-list-files.machine.ts';
import { promotionFilesMachine } from '#machines/promotion-files/promotion-files.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { byNews, type ListedFile } from '#src/features/news/files.ts';
import { useFiles, type FilesActor } from '#src/features/news/use-files.ts';
import layout from '#src/ui/styles/layout.module.css';
import { NewFiles } from './new-files.tsx';
import { NewestGazette } from './newest-gazette.tsx';
import classes from './news.module.css';

/** The newest gazette and the newest files of all lists; each list loads and fails separately. */
export function LatestDocuments() {
  const surroundings = useActorSurroundings();
  const prices = useActorRef(priceListFilesMachine, surroundings);
  const catalogs = useActorRef(digitalCatalogFilesMachine, surroundings);
  const promotions = useActorRef(promotionFilesMachine, surroundings);
  // The actors are above this boundary, so that suspending does not start them again.
  return (
    <Suspense fallback={<div className={cx(layout.stack, classes.news)} />}>
      <Lists prices={prices} catalogs={catalogs} promotions={promotions} />
    </Suspense>
  );
}

type ListsProps = Readonly<Record<'prices' | 'catalogs' | 'promotions', FilesActor>>;

const NONE: readonly ListedFile[] = [];

function Lists({ prices, catalogs, promotions }: ListsProps) {
  const priceFiles = useFiles('prices', prices) ?? NONE;
  const catalogFiles = useFiles('catalogs', catalogs) ?? NONE;
  const promotionFiles = useFiles('promotions', promotions) ?? NONE;
  const { edition, files } = useMemo(() => {
    const [newest, ...editions] = byNews(promotionFiles);
    return { edition: newest, files: byNews([...priceFiles, ...catalogFiles, ...editions]) };
  }, [priceFiles, catalogFiles, promotionFiles]);
  return (
    <div className={cx(layout.stack, classes.news)}>
      <NewestGazette actor={promotions} edition={edition} />
      <NewFiles
        lists={[
          { kind: 'prices', actor: prices },
          { kind: 'catalogs', actor: catalogs },
        ]}
        files={files}
      />
    </div>
  );
}
