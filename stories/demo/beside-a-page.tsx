import type { ComponentType, ReactNode } from 'react';
import { fn } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import { clearCallLog } from '#mocks/demo/call-log.ts';
import { DemoPanel } from '#mocks/demo/demo-panel.tsx';
import { panelState, unknownScenario, type Section } from '#mocks/demo/panel-state.ts';

/** Starts the story with the panel open at a section, from stored settings. */
export function openAt(section: Section): () => void {
  panelState.set({ ...panelState.get(), open: true, section });
  return () => {
    panelState.set({ ...panelState.get(), open: false, section: 'scenario' });
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

/** What the stories of the panel's sections have in common: the panel beside that page. */
export const panelBesideAPage = {
  component: DemoPanel,
  parameters: pageParameters,
  args: { onClose: fn(), onBegun: fn() },
  decorators: [
    (Story: ComponentType) => (
      <>
        <Page />
        <Story />
      </>
    ),
  ],
};

/** Makes a call as the app does; returns its status, or null without an answer. */
export const statusOf = (path: string): Promise<number | null> =>
  fetch(path).then(
    ({ status }) => status,
    () => null,
  );
