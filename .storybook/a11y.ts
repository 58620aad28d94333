import type { A11yParameters } from '@storybook/addon-a11y';

const rule = (id: string) => ({ id, enabled: true });

/** axe has this one off: targets of at least 24 × 24 px (WCAG 2.2, 2.5.8). */
const targetSize = rule('target-size');

/**
 * axe knows a skip link by its place before the first other link of the page, and that one is Storybook's own here.
 * The rest is what the check has by default.
 */
const skipLinkToo = {
  id: 'region',
  options: { regionMatcher: 'dialog, [role=dialog], [role=alertdialog], svg, a[href="#contenido"]' },
};

/** What every story is held to: a violation fails its test. */
export const a11y = { test: 'error', config: { rules: [targetSize] } } satisfies A11yParameters;

/** Parameters of stories that show a whole page, whose content has to stand in landmarks too. */
export const pageParameters = {
  layout: 'fullscreen',
  a11y: { ...a11y, config: { rules: [targetSize, rule('region')], checks: [skipLinkToo] } },
} satisfies { layout: 'fullscreen'; a11y: A11yParameters };
