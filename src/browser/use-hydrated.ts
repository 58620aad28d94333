import { useInBrowser } from './use-in-browser.ts';

/**
 * False during the hydration of a prerendered page, true afterwards. For what only the browser knows, such as history
 * state.
 */
export const useHydrated = (): boolean => useInBrowser(() => true, false);
