import { useState, useSyncExternalStore } from 'react';
import { createRoutes } from '#src/app/routes.tsx';
import { Stage } from '../../support/stage.tsx';
import type { Scene, StageWithScene } from './stage.ts';

/** What is painted only in sight has no text before: a walk reads the same in every window. */
const PAINTED = '* { content-visibility: visible !important; }';

/** The whole app, at the address of the chart's screen. */
export function Screen({ stage }: { readonly stage: StageWithScene }) {
  const scene = useSyncExternalStore(stage.subscribe, stage.getScene);
  if (scene === null) return null;
  return (
    <>
      <style>{PAINTED}</style>
      <OneScreen key={scene.number} {...scene} />
    </>
  );
}

function OneScreen({ path, siteKey, hasConfig, hasOutbox, surroundings, aroundClient, onAddress }: Scene) {
  const [routes] = useState(createRoutes);
  const [pathname = '/', hash] = path.split('#');
  return (
    <Stage
      routes={routes}
      path={pathname}
      {...(hash === undefined ? {} : { hash: `#${hash}` })}
      {...(siteKey === undefined ? {} : { siteKey })}
      hasConfig={hasConfig}
      hasOutbox={hasOutbox}
      surroundings={surroundings}
      aroundClient={aroundClient}
      onAddress={onAddress}
    />
  );
}
