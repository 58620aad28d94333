import { chooseColorScheme } from '#src/ui/theme/color-scheme.ts';

/** The story is shown in the dark scheme; what it returns gives the system's back. */
export function inTheDark(): () => void {
  chooseColorScheme('dark');
  return () => {
    chooseColorScheme('auto');
  };
}
