import { chooseColorScheme } from '#src/ui/theme/color-scheme.ts';
import type { Play } from './play.ts';

/** Shows the story in the dark scheme; returns a function that restores the system's. */
export function setDarkScheme(): () => void {
  chooseColorScheme('dark');
  return () => {
    chooseColorScheme('auto');
  };
}

/** What a story in the dark scheme has: its content arrives. */
export const inDark = (arrives: (story: Play) => Promise<unknown>) => ({
  beforeEach: setDarkScheme,
  play: async (story: Play) => {
    await arrives(story);
  },
});
