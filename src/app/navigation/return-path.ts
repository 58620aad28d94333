import type { Location } from 'react-router-dom';
import { href } from '#src/config/routes.ts';
import { isPanelPath } from './guard.ts';

/** History state with the page that was asked for before the login; never part of the URL (B45, B46). */
export const returnStateFor = ({ pathname, search, hash }: Location) => ({
  from: `${pathname}${search}${hash}`,
});

/** Public pages that keep a draft, or what was typed, while a person logs in. */
const draftPaths: readonly string[] = [href('quoter'), href('standaloneQuoter'), href('contact')];

/**
 * Where to go after the login: the panel page that was asked for, the quoter or the message that the person left, else the start of
 * the panel.
 */
export function returnPath(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('from' in state)) return href('panel');
  const { from } = state;
  if (typeof from !== 'string') return href('panel');
  const pathname = from.replace(/[?#].*$/s, '');
  return isPanelPath(pathname) || draftPaths.includes(pathname) ? from : href('panel');
}
