import * as z from 'zod/mini';
import { createStore } from '../store.ts';
import { webStorage } from '../web-storage.ts';

/** Sections of the panel, in their order. */
export const sections = ['scenario', 'person', 'network', 'calls', 'machines'] as const;
export type Section = (typeof sections)[number];

const PanelState = z.object({ open: z.boolean(), section: z.enum(sections) });

const STORAGE_KEY = 'rollux-panel';

function read(): z.output<typeof PanelState> {
  try {
    return z.parse(PanelState, JSON.parse(webStorage('sessionStorage')?.getItem(STORAGE_KEY) ?? ''));
  } catch {
    return { open: false, section: 'scenario' };
  }
}

/** Whether the panel is open, and where: kept for this tab, so that a reload finds it as it was. */
export const panelState = createStore(read());

panelState.subscribe(() => {
  try {
    webStorage('sessionStorage')?.setItem(STORAGE_KEY, JSON.stringify(panelState.get()));
  } catch {
    // It is as it is until the page is left.
  }
});

export function openPanel(open: boolean): void {
  panelState.set({ ...panelState.get(), open });
}

export function showSection(section: Section): void {
  panelState.set({ ...panelState.get(), section });
}

/** Scenario that the page's address asked for in vain, else null. */
export const unknownScenario = createStore<string | null>(null);
