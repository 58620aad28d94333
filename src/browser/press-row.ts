import type { MouseEvent } from 'react';

/** What a person presses within a row for itself. */
const OWN = 'a, button, input, select, textarea, label, summary, [role="menu"]';

const MIDDLE = 1;

/** The link to what a row opens on its screen; a link to another page is for its own press. */
const linkIn = (row: Element, path: string) =>
  [...row.querySelectorAll<HTMLAnchorElement>('a[href]')].find(
    ({ origin, pathname }) => origin === location.origin && pathname === path,
  );

/**
 * Follows the link of a row that was pressed beside it; with Ctrl, Cmd or the middle button in another tab, as a browser
 * does. Nothing where something of its own was pressed, or text is selected.
 * @param path that of the list's screen
 */
export function pressRow(
  { target, currentTarget: row, ctrlKey, metaKey, button }: MouseEvent,
  path: string,
): void {
  if (button > MIDDLE || !(target instanceof Element) || target.closest(OWN) !== null) return;
  const link = linkIn(row, path);
  if (link === undefined || getSelection()?.type === 'Range') return;
  if (ctrlKey || metaKey || button === MIDDLE) window.open(link.href, '_blank', 'noopener');
  else link.click();
}
