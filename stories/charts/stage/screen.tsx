import { useState, useSyncExternalStore } from 'react';
import { createRoutes } from '#src/app/routes.tsx';
import { Stage } from '../../support/stage.tsx';
import type { Scene, StageWithScene } from './stage.ts';

/** The whole app, at the address of the chart's screen. */
export function Screen({ stage }: { readonly stage: StageWithScene }) {
  const scene = useSyncExternalStore(stage.subscribe, stage.getScene);
  return scene === null ? null : <OneScreen key={scene.number} {...scene} />;
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
