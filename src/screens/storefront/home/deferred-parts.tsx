import { lazy, Suspense, type ComponentType } from 'react';
import { firstInteraction } from '#src/browser/first-interaction.ts';
import { loadOnceOnline } from '#src/browser/load-once-online.ts';
import { reportMissingScript } from '#src/browser/missing-script.ts';
import type { Look } from './window-style.ts';

const never = new Promise<never>(() => {});

/**
 * Hydrates a prerendered part at the first interaction; loads at once when the page is not prerendered. When its script
 * is missing, what the build wrote stays.
 */
const part = <Props,>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    await firstInteraction();
    const loaded = await loadOnceOnline(load).catch(() => {
      reportMissingScript();
      return never;
    });
    return { default: loaded };
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
