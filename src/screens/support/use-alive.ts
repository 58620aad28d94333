import { useSyncExternalStore } from 'react';
import { isAlive, onAlive } from './sign-of-life.ts';

/** False while the page is as the build wrote it and nobody has done anything on it. */
export const useAlive = (): boolean => useSyncExternalStore(onAlive, isAlive, () => false);
