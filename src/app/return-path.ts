import type { Location } from 'react-router-dom';
import { href } from '#src/config/routes.ts';
import { isPanelPath } from './guard.ts';

/** History state that remembers the page first asked for; never part of the URL (DESIGN 4). */
export const returnStateFor = ({ pathname, search, hash }: Location) => ({
  from: `${pathname}${search}${hash}`,
});

/** Pages for everybody that somebody leaves to log in, with work that waits there for them. */
const withWork: readonly string[] = [href('quoter'), href('standaloneQuoter')];

/** Where a login leads: the panel page first asked for, the quoter that was left for it, else the panel's start. */
export function returnPath(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('from' in state)) return href('panel');
  const { from } = state;
  if (typeof from !== 'string') return href('panel');
  const pathname = from.replace(/[?#].*$/s, '');
  return isPanelPath(pathname) || withWork.includes(pathname) ? from : href('panel');
}
