import { lazy, useSyncExternalStore, type ComponentType } from 'react';
import { readToken, watchOwner } from '#src/api/stored/session-store.ts';
import { StorefrontFrame } from '#src/screens/storefront/frame/storefront-frame.tsx';

const hasSession = () => readToken() !== null;

/** The quoter's frame (B125): the panel's, which `load` brings, for whoever has a session; the shop's for visitors. */
export function quotingFrameWith(load: () => Promise<ComponentType>): ComponentType {
  const PanelFrame = lazy(() => load().then((frame) => ({ default: frame })));
  return function QuotingFrame() {
    // The token decides, as in the guard: the services that know the session would delay the hydration of the page.
    return useSyncExternalStore(watchOwner, hasSession, () => false) ? <PanelFrame /> : <StorefrontFrame />;
  };
}
