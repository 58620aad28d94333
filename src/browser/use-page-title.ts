import { useEffect, useRef } from 'react';
import { site } from '#src/config/site.ts';
import { announce } from './announcer.ts';

/**
 * Sets the title of a page that depends on its parameters. While the item stays the same, a new title (another colour
 * or fabric) is also announced, because focus does not move.
 * @param title without the brand
 * @param item the item shown, such as the variant's slug
 */
export function usePageTitle(title: string, item: string): void {
  const shown = useRef<{ readonly item: string; readonly title: string } | null>(null);
  useEffect(() => {
    document.title = `${title} · ${site.brand}`;
    if (shown.current?.item === item && shown.current.title !== title) announce(`Ahora ves: ${title}`);
    shown.current = { item, title };
  }, [title, item]);
}
