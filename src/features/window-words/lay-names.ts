import type { Lay } from '#src/quoting/line.ts';

/** How the fabric lies, as people say it. */
export const layNames: Readonly<Record<Lay, string>> = {
  normal: 'normal',
  rotated: 'tela en horizontal',
  joined: 'tela unida',
};
