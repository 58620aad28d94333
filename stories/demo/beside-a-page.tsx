import type { ReactNode } from 'react';
import { clearCallLog } from '#mocks/demo/call-log.ts';
import { panelState, unknownScenario, type Section } from '#mocks/demo/panel-state.ts';

/** Starts the story with the panel open at a section, from stored settings. */
export function openAt(section: Section): () => void {
  panelState.set({ open: true, section });
  return () => {
    panelState.set({ open: false, section: 'scenario' });
    unknownScenario.set(null);
    clearCallLog();
  };
}

/** A page beside the panel. */
export const Page = ({ children }: { readonly children?: ReactNode }) => (
  <main style={{ padding: '1.5rem' }}>
    <h1>Tu tienda</h1>
    {children}
    <button type="button">Un botón de la página</button>
  </main>
);

/** Makes a call as the app does; returns its status, or null without an answer. */
export const statusOf = (path: string): Promise<number | null> =>
  fetch(path).then(
    ({ status }) => status,
    () => null,
  );
