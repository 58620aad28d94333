import type { A11yParameters } from '@storybook/addon-a11y';

const rule = (id: string) => ({ id, enabled: true });

/** Off by default in axe: targets of at least 24 × 24 px (WCAG 2.2, 2.5.8). */
const targetSize = rule('target-size');

/**
 * axe identifies a skip link by its place before the page's first other link, which here is Storybook's own.
 * The rest are the check's defaults.
 */
const skipLinkToo = {
  id: 'region',
  options: { regionMatcher: 'dialog, [role=dialog], [role=alertdialog], svg, a[href="#contenido"]' },
};

/** In tests, `views.ts` runs axe, which knows when a story shows something new. */
const isTest = import.meta.env['VITEST_STORYBOOK'] === 'false';

/** Rules for every story: a violation fails its test. Collecting the passes as well would take longer than the check. */
export const a11y = {
  test: 'error',
  disable: isTest,
  config: { rules: [targetSize] },
  options: { resultTypes: ['violations', 'incomplete'] },
} satisfies A11yParameters;

/** Parameters of full-page stories, whose content must be inside landmarks too. */
export const pageParameters = {
  layout: 'fullscreen',
  a11y: { ...a11y, config: { rules: [targetSize, rule('region')], checks: [skipLinkToo] } },
} satisfies { layout: 'fullscreen'; a11y: A11yParameters };
