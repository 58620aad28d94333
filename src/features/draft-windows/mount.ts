import type { Mount } from '#src/quoting/measures/measured.ts';

/** The names of the ways to mount a blind. */
export const mountNames: Readonly<Record<Mount, string>> = {
  inside: 'por dentro',
  outside: 'por fuera',
};
