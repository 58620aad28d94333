import { useState } from 'react';
import { createRoutes } from '#src/app/routes.tsx';
import { Stage, type Scene } from './stage.tsx';

/** Shows the whole app, with its frames, its guard and all its pages, opened at an address. */
export const withApp = (scene: Scene) => () => <App {...scene} />;

function App(scene: Scene) {
  const [routes] = useState(createRoutes);
  return <Stage {...scene} routes={routes} />;
}
