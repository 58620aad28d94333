import { lazy, Suspense, type ComponentType } from 'react';
import { firstInteraction } from '#src/browser/first-interaction.ts';
import type { Look } from './window-style.ts';

/** Hydrates a prerendered part at the first interaction; loads at once when the page is not prerendered. */
const part = <Props,>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    await firstInteraction();
    return { default: await load() };
  });

const Window = part(() => import('./live-window.tsx').then((module) => module.LiveWindow));
const MeasureForm = part(() => import('./home-content.tsx').then((module) => module.MeasureForm));
const HomeContent = part(() => import('./home-content.tsx').then((module) => module.HomeContent));

/** The interactive window. */
export const DeferredWindow = ({ onLook }: { readonly onLook: (look: Look) => void }) => (
  <div>
    <Suspense>
      <Window onLook={onLook} />
    </Suspense>
  </div>
);

/** The two measures; as it was written it opens the quoter by itself. */
export const DeferredForm = () => (
  <Suspense>
    <MeasureForm />
  </Suspense>
);

/** The page below the first screen. */
export const DeferredContent = () => (
  <Suspense>
    <HomeContent />
  </Suspense>
);
