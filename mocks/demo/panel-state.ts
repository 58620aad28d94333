import * as z from 'zod/mini';
import { createStore } from '../database/store.ts';
import { webStorage } from '../database/web-storage.ts';

/** Sections of the panel, in order. */
export const sections = ['scenario', 'person', 'network', 'calls', 'machines', 'recording'] as const;
export type Section = (typeof sections)[number];

const PanelState = z.object({
  open: z.boolean(),
  section: z.enum(sections),
  /** Whether the charts of the page's machines are beside it. */
  charts: z._default(z.boolean(), false),
});

const STORAGE_KEY = 'rollux-panel';

function read(): z.output<typeof PanelState> {
  try {
    return z.parse(PanelState, JSON.parse(webStorage('sessionStorage')?.getItem(STORAGE_KEY) ?? ''));
  } catch {
    return { open: false, section: 'scenario', charts: false };
  }
}

/** Whether the panel is open, and its section; stored for this tab, so that it survives a reload. */
export const panelState = createStore(read());

panelState.subscribe(() => {
  try {
    webStorage('sessionStorage')?.setItem(STORAGE_KEY, JSON.stringify(panelState.get()));
  } catch {
    // The state lasts until the page is left.
  }
});

export function openPanel(open: boolean): void {
  panelState.set({ ...panelState.get(), open });
}

/** Opens the panel at a section. */
export function openSection(section: Section): void {
  panelState.set({ ...panelState.get(), open: true, section });
}

export function showSection(section: Section): void {
  panelState.set({ ...panelState.get(), section });
}

/** Whether the charts of the page's machines are shown beside it: it lasts as long as the panel's state. */
export const chartsOpen = {
  get: () => panelState.get().charts,
  set: (charts: boolean) => {
    panelState.set({ ...panelState.get(), charts });
  },
  subscribe: panelState.subscribe,
};

/** Unknown scenario named in the page's address, otherwise null. */
export const unknownScenario = createStore<string | null>(null);
