import { Accounts } from '#mocks/demo/accounts.tsx';
import { Strip } from '#mocks/demo/strip.tsx';
import type { DemoSlot } from '#src/ui/demo.ts';

const nothing = () => undefined;

/** The demo's parts that a screen shows, without those that watch the app. */
export const demoSlot: DemoSlot = { Accounts, Strip, Panel: () => null, inspect: nothing, onCall: nothing };
