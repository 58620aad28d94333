import type { Missing } from '#machines/quoter/quoter.machine.ts';
import type { Quotable } from '#src/content/quotable.ts';
import type { PricedDraftWindow } from '#src/features/draft-windows/price-window.ts';
import { issuesOf, type WindowField } from './window-issues.ts';

type Step = NonNullable<Missing>;

/** What keeps a window from the step after one. */
export interface MissingChoice {
  readonly step: Step;
  readonly field: WindowField;
  readonly text: string;
  /** Whether all is there, but cannot be made together. */
  readonly isRefusal: boolean;
}

const order: readonly Step[] = ['measures', 'fabric', 'control'];

/** The choice that each step makes: changing it may mend a window that cannot be made. */
const choiceOf: Readonly<Record<Step, WindowField | null>> = {
  measures: null,
  fabric: 'variant',
  control: 'control',
};

/**
 * What is missing in a step and in those before it, the first first. A window that cannot be made stops at every step,
 * as each can mend it.
 */
export const missingUpTo = (
  step: Step,
  current: PricedDraftWindow,
  quotable: Quotable,
): readonly MissingChoice[] =>
  issuesOf(current, quotable).flatMap((issue) => {
    if (issue.step === 'product') return [];
    if (issue.isRefusal) return [{ ...issue, step, field: choiceOf[step] ?? issue.field }];
    return order.indexOf(issue.step) <= order.indexOf(step) ? [{ ...issue, step: issue.step }] : [];
  });
