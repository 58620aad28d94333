import { useEffect, useRef } from 'react';
import { site } from '#src/config/site.ts';
import { announce } from './announcer.ts';

/**
 * The title of a page that its parameters name. While the item stays the same, a new title (another colour, another
 * fabric) is announced as well: nothing else would tell of it.
 * @param title without the brand
 * @param item what the page is about, such as the variant's slug
 */
export function usePageTitle(title: string, item: string): void {
  const shown = useRef<{ readonly item: string; readonly title: string } | null>(null);
  useEffect(() => {
    document.title = `${title} · ${site.brand}`;
    if (shown.current?.item === item && shown.current.title !== title) announce(`Ahora ves: ${title}`);
    shown.current = { item, title };
  }, [title, item]);
}
