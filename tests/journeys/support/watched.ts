import type { BrowserContext, Page } from 'playwright';
import { serve } from '../../../deploy/serve.ts';
import { journey } from './journey.ts';
import { watchViolations, type Violation } from './violations.ts';

interface Watched {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly violations: readonly Violation[];
}

/** A page of a build with a captcha, whose policy reports; and what that policy refused. */
export const watchedJourney = journey.extend<{ $test: { readonly watched: Watched } }>({
  watched: async ({ browser, api }, use) => {
    await api.reset();
    const site = await serve('dist', 0, {
      apiHost: api.url,
      recaptchaSiteKey: 'llave-de-prueba',
      policyReports: `${api.url}/politica`,
    });
    const context = await browser.newContext({ baseURL: site.url, locale: 'es-MX' });
    const violations = await watchViolations(context);
    await use({ context, page: await context.newPage(), violations });
    await context.close();
    await site.close();
  },
});
