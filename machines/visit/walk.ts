import { page } from 'vitest/browser';
import type { SnapshotFrom } from 'xstate';
import { byApp, type WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import { seen, unseen } from '#tests/browser/walks/support/seeing.ts';
import type { visitMachine } from './visit.machine.ts';

const main = () => page.getByRole('main');

const lastVisit = () => main().getByText(/^Tu última visita fue/);

const changes = () => main().getByText(/desde tu última visita/);

/** What is compared stays on the page, also in the background. */
async function compares({ context: { before } }: SnapshotFrom<typeof visitMachine>): Promise<void> {
  if (before !== null) return seen(lastVisit());
  await unseen(lastVisit());
  await unseen(changes());
}

/** The person switches to another window, or back. */
function look(visibilityState: DocumentVisibilityState): Promise<void> {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibilityState });
  document.dispatchEvent(new Event('visibilitychange'));
  Reflect.deleteProperty(document, 'visibilityState');
  return Promise.resolve();
}

export const visit: WalkedScreen<typeof visitMachine> = {
  interactions: {
    'visit.opened': byApp('the stored visit is read when the user is known'),
    'visit.turned': byApp('a new visit begins only after half an hour'),
    'visit.left': { by: 'person', take: () => look('hidden') },
    'visit.resumed': { by: 'person', take: () => look('visible') },
    'visit.saw': byApp('counts and lists are recorded when they are shown'),
  },
  appearances: { here: compares, away: compares },
};
