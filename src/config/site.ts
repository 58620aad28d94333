import type { Site } from './site.schema.ts';

/** Replaced at build by the decoded site.json, so that no schema of it travels to the browser. */
declare const __SITE__: Site;

/** Facts of the shop, checked at build. */
export const site: Site = __SITE__;
