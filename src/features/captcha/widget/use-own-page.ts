import { useEffect, useState } from 'react';

/** The tag that deploy/security-headers.ts writes; browsers read it once, when the page loads. */
const REQUIRES = 'meta[content^="require-trusted-types-for"]';

/** The address at which the browser loaded the page, whatever the app has shown since. */
const openedAt = () => performance.getEntriesByType('navigation')[0]?.name ?? window.location.href;

/** A page that is being prerendered is one of its own: those that require trusted types have no form with a captcha. */
const isOwnPage = () =>
  typeof document === 'undefined' ||
  document.querySelector(REQUIRES) === null ||
  new URL(openedAt()).pathname === window.location.pathname;

/**
 * Loads a screen as a separate page, at the same address and with the same state, when the page requires trusted
 * types: the captcha's script writes markup (docs/decisions/047). Never twice in a row.
 * @returns false until that page is there
 */
export function useOwnPage(): boolean {
  const [isOwn] = useState(isOwnPage);
  useEffect(() => {
    if (!isOwn) window.location.reload();
  }, [isOwn]);
  return isOwn;
}
