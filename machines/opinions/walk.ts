import { page } from 'vitest/browser';
import { arrivesByItself, byApp, type WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import { seen, unseen } from '#tests/browser/walks/support/seeing.ts';
import type { opinionsMachine } from './opinions.machine.ts';

const heading = () => page.getByRole('heading', { name: 'Lo que dicen quienes ya compraron' });

const nothing = () => unseen(heading());

export const opinions: WalkedScreen<typeof opinionsMachine> = {
  interactions: {
    'resource.load': byApp('they are requested once, when their place on the page is near'),
    'resource.retry': byApp('a product is complete without them'),
    'resource.cancel': byApp('nobody waits for them'),
    'resource.clear': byApp('nothing clears them while their product is shown'),
    'resource.arrived': arrivesByItself,
  },
  appearances: {
    idle: nothing,
    'loading.brisk': nothing,
    'loading.slow': nothing,
    'loading.endless': nothing,
    ready: ({ context: { data } }) => (data === null || data.length === 0 ? nothing() : seen(heading())),
    failed: nothing,
  },
};
