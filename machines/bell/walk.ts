import { page, userEvent } from 'vitest/browser';
import { byApp, type WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import { seen, unseen } from '#tests/browser/walks/support/seeing.ts';
import type { bellMachine } from './bell.machine.ts';

const button = () => page.getByRole('button', { name: /^Avisos/ });
const all = () => page.getByRole('menuitem', { name: 'Ver todo' });

export const bell: WalkedScreen<typeof bellMachine> = {
  interactions: {
    'bell.open': { by: 'person', take: () => button().click() },
    'bell.close': { by: 'person', take: () => userEvent.keyboard('{Escape}') },
    'bell.arrived': byApp('a list arrives'),
    'bell.found': byApp('what the browser keeps is read when the page opens'),
    'bell.waits': byApp('the page tells what waits'),
  },
  appearances: {
    'closed.quiet': () => unseen(all()),
    'closed.told': () => unseen(all()),
    open: () => seen(all()),
  },
};
