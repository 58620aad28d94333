import {
  localStorageColorSchemeManager,
  type MantineColorScheme,
  type MantineColorSchemeManager,
} from '@mantine/core';
import { useSyncExternalStore } from 'react';

type Listener = (scheme: MantineColorScheme) => void;

const stored = localStorageColorSchemeManager();
const listeners = new Set<Listener>();

/** The attribute that styles go by; without it the system's scheme holds. */
function show(scheme: MantineColorScheme): void {
  if (scheme === 'auto') delete document.documentElement.dataset['mantineColorScheme'];
  else document.documentElement.dataset['mantineColorScheme'] = scheme;
}

function tellAll(scheme: MantineColorScheme): void {
  show(scheme);
  for (const listener of listeners) listener(scheme);
}

function listen(listener: Listener): void {
  if (listeners.size === 0) stored.subscribe(tellAll);
  listeners.add(listener);
}

function unlisten(listener: Listener): void {
  listeners.delete(listener);
  if (listeners.size === 0) stored.unsubscribe();
}

/** The person's choice, kept by this browser, as one provider of Mantine's wants it. */
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

/** Chooses light, dark, or whatever the system has. */
export function chooseColorScheme(scheme: MantineColorScheme): void {
  stored.set(scheme);
  tellAll(scheme);
}

/** What was chosen; 'auto' at build and until then. */
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
