import type { RouteId } from '#src/config/routes.ts';

/**
 * Screens that may load the captcha: a script of others, which may write markup. Their pages do not require trusted
 * types (docs/decisions/047).
 */
export const captchaScreens: ReadonlySet<string> = new Set<RouteId>([
  'contact',
  'quoter',
  'access',
  'standaloneQuoter',
]);

const REQUIRES = 'meta[http-equiv="Content-Security-Policy"][content*="require-trusted-types-for"]';

/** Whether this page requires trusted types; browsers read the tag once, when the page loads. */
export const requiresTrustedTypes = (): boolean => document.querySelector(REQUIRES) !== null;
