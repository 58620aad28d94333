import { useSyncExternalStore } from 'react';
import { Overview } from './overview.tsx';
import { addFile, allWalks, coverage, fileOf } from './store.ts';
import { verdictPictures } from './verdict-pictures.ts';

/** The overview of what this browser knows. */
export function KeptOverview() {
  const kept = useSyncExternalStore(coverage.subscribe, coverage.getSnapshot);
  return (
    <Overview
      tester={kept.tester}
      walks={kept.walks}
      all={allWalks(kept)}
      pictures={verdictPictures()}
      ownFile={fileOf(kept)}
      onFile={addFile}
    />
  );
}
