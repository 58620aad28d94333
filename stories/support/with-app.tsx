import { useState } from 'react';
import { createRoutes } from '#src/app/routes.tsx';
import { Stage, type Scene } from './stage.tsx';

/** Renders the whole app, with frames, guard and pages, at an address. */
export const withApp = (scene: Scene) => () => <App {...scene} />;

function App(scene: Scene) {
  const [routes] = useState(createRoutes);
  return <Stage {...scene} routes={routes} />;
}
