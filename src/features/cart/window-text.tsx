import { Text } from '@mantine/core';
import type { QuotedWindow } from '#src/api/contract/assumed/quoted.ts';
import type { Quotable } from '#src/content/quotable.ts';
import { factsOf, type WindowFacts } from '#src/features/quotes/window-facts.ts';

/** Facts of windows, computed once for each. */
const cache = new WeakMap<QuotedWindow, { readonly quotable: Quotable; readonly facts: WindowFacts }>();

/** The facts of a window: texts, and a drawing to scale. */
export function factsOfWindow(window: QuotedWindow, quotable: Quotable): WindowFacts {
  const before = cache.get(window);
  if (before?.quotable === quotable) return before.facts;
  const facts = factsOf(window, quotable);
  cache.set(window, { quotable, facts });
  return facts;
}

/** The description of a window: product, size and parts. */
export function WindowText({ facts }: { readonly facts: WindowFacts }) {
  const parts = [facts.control, ...facts.extras].filter((part) => part !== null);
  return (
    <>
      <Text fz="md">
        {facts.product}, {facts.colour}
      </Text>
      <Text fz="md">
        {[facts.size, facts.mount, ...facts.cut].filter((part) => part !== null).join(', ')}
      </Text>
      {parts.length === 0 ? null : (
        <Text c="dimmed" fz="sm">
          {parts.join(' · ')}
        </Text>
      )}
      {facts.drawbacks.length === 0 ? null : (
        <Text c="dimmed" fz="sm">
          {facts.drawbacks.join(' ')}
        </Text>
      )}
    </>
  );
}
