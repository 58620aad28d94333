import { expect } from 'playwright/test';

/** Playwright's expectations of a page. They wait longer than a busy machine needs; only what never comes takes this long. */
export const pageExpect = expect.configure({ timeout: 60_000 });
