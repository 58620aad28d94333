import type { Location } from 'react-router-dom';
import { href } from '#src/config/routes.ts';
import { isPanelPath } from './guard.ts';

/** History state that remembers the page first asked for; never part of the URL (DESIGN 4). */
export const returnStateFor = ({ pathname, search, hash }: Location) => ({
  from: `${pathname}${search}${hash}`,
});

/** Where a login leads: the panel page first asked for, else the panel's start. */
export function returnPath(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('from' in state)) return href('panel');
  const { from } = state;
  return typeof from === 'string' && isPanelPath(from.replace(/[?#].*$/s, '')) ? from : href('panel');
}
