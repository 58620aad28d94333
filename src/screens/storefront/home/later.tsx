import { lazy, Suspense, type ComponentType } from 'react';
import { signOfLife } from '../../support/sign-of-life.ts';
import type { Look } from './look.ts';

/**
 * A part that the page brings along as it was built, and whose script waits until somebody is there: until then React
 * leaves it as it stands. Where it does not stand yet, it is fetched at once.
 */
const part = <Props,>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    await signOfLife();
    return { default: await load() };
  });

const Window = part(() => import('./live-window.tsx').then((module) => module.LiveWindow));
const Rest = part(() => import('./rest.tsx').then((module) => module.Rest));

/** The window that can be tried. */
export const LaterWindow = ({ onLook }: { readonly onLook: (look: Look) => void }) => (
  <div>
    <Suspense>
      <Window onLook={onLook} />
    </Suspense>
  </div>
);

/** What is below the first screen. */
export const LaterRest = () => (
  <Suspense>
    <Rest />
  </Suspense>
);
