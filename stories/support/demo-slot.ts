import { createStore } from '#mocks/database/store.ts';
import { Accounts } from '#mocks/demo/accounts.tsx';
import { CHARTS_ID } from '#mocks/demo/panel-id.ts';
import { Strip } from '#mocks/demo/strip.tsx';
import type { DemoSlot } from '#src/ui/frame/demo.ts';

const nothing = () => undefined;

/** The demo's parts that a screen shows, without those that watch the app. */
export const demoSlot: DemoSlot = {
  Accounts,
  Strip,
  Panel: () => null,
  inspect: nothing,
  onCall: nothing,
  charts: { id: CHARTS_ID, open: createStore(false), machines: createStore([]) },
};
