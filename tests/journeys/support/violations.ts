import type { BrowserContext } from 'playwright';
import * as z from 'zod/mini';

export const Violation = z.object({
  directive: z.string(),
  blocked: z.string(),
  sample: z.string(),
  page: z.string(),
});

/** What the content policy refused, or would refuse, in a page. */
export type Violation = z.infer<typeof Violation>;

declare global {
  function reportViolation(violation: Violation): Promise<void>;
}

/**
 * Reports every violation of the content policy, report-only ones included. It runs inside the page of any engine, so it
 * uses nothing but its argument.
 */
export function reportViolations(report: (violation: Violation) => void): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    report({
      directive: event.effectiveDirective,
      blocked: event.blockedURI,
      sample: event.sample,
      page: location.pathname,
    });
  });
}

/** Collects the violations in the pages of a context, from the start of each page. */
export async function watchViolations(context: BrowserContext): Promise<readonly Violation[]> {
  const found: Violation[] = [];
  await context.exposeFunction('reportViolation', (violation: unknown) => {
    found.push(z.parse(Violation, violation));
  });
  await context.addInitScript(
    `(${reportViolations.toString()})((violation) => void globalThis.reportViolation(violation))`,
  );
  return found;
}
