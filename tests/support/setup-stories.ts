import { inject } from 'vitest';
import { page } from 'vitest/browser';
import { chooseColorScheme } from '#src/ui/theme/color-scheme.ts';
import { alsoIn, type View } from '#.storybook/views.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** In what other views axe looks at every story. */
    readonly views: readonly ViewName[];
  }
}

/** A width in CSS px, and whether in the dark scheme. */
export interface ViewName {
  readonly width: number;
  readonly dark: boolean;
}

const HEIGHT_PX = 900;

/** Once for React to hear of the change, and once for what it draws thereupon. */
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

alsoIn(inject('views').map(viewOf));
