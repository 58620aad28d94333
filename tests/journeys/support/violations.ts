import type { BrowserContext } from 'playwright';
import * as z from 'zod/mini';

const Violation = z.object({
  directive: z.string(),
  blocked: z.string(),
  sample: z.string(),
  page: z.string(),
});

/** What the content policy refused, or would refuse, in the pages of a context. */
export type Violation = z.infer<typeof Violation>;

declare global {
  function reportViolation(violation: Violation): Promise<void>;
}

/** Collects every violation of the content policy, report-only ones included, from the start of each page. */
export async function watchViolations(context: BrowserContext): Promise<readonly Violation[]> {
  const found: Violation[] = [];
  await context.exposeFunction('reportViolation', (violation: unknown) => {
    found.push(z.parse(Violation, violation));
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      void globalThis.reportViolation({
        directive: event.effectiveDirective,
        blocked: event.blockedURI,
        sample: event.sample,
        page: location.pathname,
      });
    });
  });
  return found;
}
