import { Accounts } from '#mocks/demo/Accounts.tsx';
import { Strip } from '#mocks/demo/Strip.tsx';
import type { DemoSlot } from '#src/ui/demo.ts';

const nothing = () => undefined;

/** The demo's parts that a screen shows, without what watches the app from beside it. */
export const demoSlot: DemoSlot = { Accounts, Strip, Panel: () => null, inspect: nothing, onCall: nothing };
