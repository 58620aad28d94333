import { useEffect } from 'react';

/** The tag that deploy/security-headers.ts writes; browsers read it once, when the page loads. */
const REQUIRES = 'meta[content^="require-trusted-types-for"]';

/** The address at which the browser loaded the page, whatever the app has shown since. */
const openedAt = () => performance.getEntriesByType('navigation')[0]?.name ?? window.location.href;

/**
 * Loads a screen as a page of its own, at the same address and with the same state, when the page requires trusted
 * types: the captcha's script writes markup (docs/decisions/047). Never twice in a row.
 */
export function useOwnPage(): void {
  useEffect(() => {
    const isOwn = new URL(openedAt()).pathname === window.location.pathname;
    if (!isOwn && document.querySelector(REQUIRES) !== null) window.location.reload();
  }, []);
}
