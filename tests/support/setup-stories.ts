import { inject } from 'vitest';
import { page } from 'vitest/browser';
import { setCheckedViews, type View } from '#.storybook/views.ts';
import { chooseColorScheme } from '#src/ui/theme/color-scheme.ts';
import { restoreAfterEachTest } from './clean-up.ts';
import type { ViewName } from './provided.ts';

restoreAfterEachTest();

// A part that a list still waits for holds the next change of the address, for as long as a test acts.
await import('#src/lists/views/saved-views.tsx');

const HEIGHT_PX = 900;

/** Once for React to receive the change, and once for the render that follows. */
async function settled(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) {
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
  }
}

const chosenScheme = () => {
  const chosen = document.documentElement.dataset['mantineColorScheme'];
  return chosen === 'dark' || chosen === 'light' ? chosen : 'auto';
};

const viewOf = ({ width, dark }: ViewName): View => ({
  name: `${String(width)} px${dark ? ', dark' : ''}`,
  during: async (act) => {
    const { innerWidth, innerHeight } = window;
    const scheme = chosenScheme();
    await page.viewport(width, HEIGHT_PX);
    if (dark) chooseColorScheme('dark');
    await settled();
    try {
      await act();
    } finally {
      if (dark) chooseColorScheme(scheme);
      await page.viewport(innerWidth, innerHeight);
    }
  },
});

setCheckedViews({ views: inject('views').map(viewOf), all: inject('isSweep') });
