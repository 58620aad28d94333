import { chooseColorScheme } from '#src/ui/theme/color-scheme.ts';

/** Shows the story in the dark scheme; returns a function that restores the system's. */
export function setDarkScheme(): () => void {
  chooseColorScheme('dark');
  return () => {
    chooseColorScheme('auto');
  };
}
