import { afterAll, beforeEach, expect } from 'vitest';

/** Elements with content that the body still has; frameworks keep empty ones for later use. */
const elementsWithContent = () =>
  [...document.body.children].filter(
    (element) => !['SCRIPT', 'STYLE'].includes(element.tagName) && element.textContent !== '',
  );

/** Fails the next test, or the file, when a test leaves content on the page. */
export function failOnLeftElements(): void {
  const expectNone = () => {
    const left = elementsWithContent();
    for (const element of left) element.remove();
    expect(
      left.map(({ outerHTML }) => outerHTML.slice(0, 200)),
      'the test before left nothing',
    ).toEqual([]);
  };
  beforeEach(expectNone);
  afterAll(expectNone);
}
