import axe from 'axe-core';
import type { Page } from 'playwright';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds against WCAG in a page, such as a control without a name: each in a line. */
const violations = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(
    `${axe.source};
    axe
      .run(document, { runOnly: ${JSON.stringify(TAGS)}, resultTypes: ['violations'] })
      .then(({ violations }) =>
        violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ': ' + html.slice(0, 120))),
      );`,
  );

/** Fields about a person that do not say whose data they take (WCAG 1.3.5). */
const fieldsWithoutPurpose = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('[type=email], [type=tel], [type=password]')]
      .filter(({ autocomplete }) => autocomplete === '')
      .map(({ name }) => `field without a purpose: ${name}`),
  );

/** What is wrong with the marks in a page, each in a line. */
export const ruleFaults = async (page: Page): Promise<readonly string[]> => [
  ...(await violations(page)),
  ...(await fieldsWithoutPurpose(page)),
];
