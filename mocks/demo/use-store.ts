import { useSyncExternalStore } from 'react';
import type { Store } from '../database/store.ts';

/** Returns the value of a store and rerenders when it changes. */
export const useStore = <T>({ subscribe, get }: Pick<Store<T>, 'subscribe' | 'get'>): T =>
  useSyncExternalStore(subscribe, get);
