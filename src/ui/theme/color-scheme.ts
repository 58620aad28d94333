import {
  localStorageColorSchemeManager,
  type MantineColorScheme,
  type MantineColorSchemeManager,
} from '@mantine/core';
import { useSyncExternalStore } from 'react';

type Listener = (scheme: MantineColorScheme) => void;

const stored = localStorageColorSchemeManager();
const listeners = new Set<Listener>();

/** Sets the attribute that the styles read; without it the system's scheme applies. */
function show(scheme: MantineColorScheme): void {
  if (scheme === 'auto') delete document.documentElement.dataset['mantineColorScheme'];
  else document.documentElement.dataset['mantineColorScheme'] = scheme;
}

function notifyAll(scheme: MantineColorScheme): void {
  show(scheme);
  for (const listener of listeners) listener(scheme);
}

function listen(listener: Listener): void {
  if (listeners.size === 0) stored.subscribe(notifyAll);
  listeners.add(listener);
}

function unlisten(listener: Listener): void {
  listeners.delete(listener);
  if (listeners.size === 0) stored.unsubscribe();
}

/** Reads and stores the person's choice in this browser, for one Mantine provider. */
export function createColorSchemeManager(): MantineColorSchemeManager {
  let listener: Listener | null = null;
  return {
    ...stored,
    subscribe: (onUpdate) => {
      listener = onUpdate;
      listen(onUpdate);
    },
    unsubscribe: () => {
      if (listener) unlisten(listener);
    },
  };
}

/** Chooses light, dark, or the system's scheme. */
export function chooseColorScheme(scheme: MantineColorScheme): void {
  stored.set(scheme);
  notifyAll(scheme);
}

/** The chosen scheme; 'auto' at build time and before any choice. */
export const useColorScheme = (): MantineColorScheme =>
  useSyncExternalStore(
    (onChange) => {
      listen(onChange);
      return () => {
        unlisten(onChange);
      };
    },
    () => stored.get('auto'),
    () => 'auto',
  );
