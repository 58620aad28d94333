import { lazy, Suspense, type ComponentType } from 'react';
import { useNavigation } from 'react-router-dom';
import type { Look } from './look.ts';
import { signOfLife, wake } from './sign-of-life.ts';

const WINDOW = 'escena';
const REST = 'lo-demas';

/**
 * A part that the page brings along as it was built, and whose script waits until somebody is there: until then React
 * leaves it as it stands. Where it does not stand yet, it is fetched at once.
 */
const part = <Props,>(id: string, load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    if (typeof document !== 'undefined' && document.getElementById(id) !== null) await signOfLife();
    return { default: await load() };
  });

const Window = part(WINDOW, () => import('./live-window.tsx').then((module) => module.LiveWindow));
const Rest = part(REST, () => import('./rest.tsx').then((module) => module.Rest));

/** The window that can be tried. */
export const LaterWindow = ({ onLook }: { readonly onLook: (look: Look) => void }) => (
  <div id={WINDOW}>
    <Suspense>
      <Window onLook={onLook} />
    </Suspense>
  </div>
);

/** What is below the first screen. */
export function LaterRest() {
  const { state } = useNavigation();
  // A page that is left, by whatever way, cannot be while a part of it still waits.
  if (state !== 'idle') wake();
  return (
    <div id={REST}>
      <Suspense>
        <Rest />
      </Suspense>
    </div>
  );
}
