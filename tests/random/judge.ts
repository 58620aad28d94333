import type { Page } from 'playwright';
import { ENGLISH } from '#tests/support/documents/english.ts';

/** What holds of the page at one moment. */
interface View {
  /** Texts of the visible headings of level 1. */
  readonly headings: readonly string[];
  readonly hasMain: boolean;
  readonly hasTitle: boolean;
  readonly exits: number;
  /** CSS px beyond the right edge. */
  readonly overflow: number;
  /** Visible lines, and names of elements. */
  readonly texts: readonly string[];
}

/** Runs inside the page. */
function viewPage(): View {
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.closest('[inert]') === null;
  const modal = [...document.querySelectorAll('dialog[open], [aria-modal="true"]')].findLast(isSeen);
  const exits = [...(modal ?? document).querySelectorAll('a[href], button:not(:disabled)')].filter(isSeen);
  const names = ['aria-label', 'title', 'placeholder', 'alt'].flatMap((attribute) =>
    [...document.querySelectorAll(`[${attribute}]`)].map((element) => element.getAttribute(attribute) ?? ''),
  );
  const { scrollWidth, clientWidth } = document.documentElement;
  return {
    headings: [...document.querySelectorAll('h1')]
      .filter((one) => one.checkVisibility())
      .map((one) => one.innerText),
    hasMain: document.querySelector('main') !== null,
    hasTitle: document.title !== '',
    exits: exits.length,
    overflow: scrollWidth - clientWidth,
    texts: [...document.body.innerText.split('\n'), ...names],
  };
}

/**
 * What does not hold on the page now, each in a line.
 * @param typed texts that the walk typed itself
 */
export async function problemsOn(page: Page, typed: ReadonlySet<string>): Promise<readonly string[]> {
  const { headings, hasMain, hasTitle, exits, overflow, texts } = await page.evaluate(viewPage);
  const isOwn = (text: string) => [...typed].some((one) => one.length > 1 && text.includes(one));
  const english = texts.filter((text) => ENGLISH.test(text) && !isOwn(text));
  return [
    ...(headings.length === 1
      ? []
      : [`the page has other than one heading of level 1: ${headings.join(' | ')}`]),
    ...(hasMain ? [] : ['the page has no main part']),
    ...(hasTitle ? [] : ['the page has no title']),
    ...(exits > 0 ? [] : ['no link or button leads out']),
    ...(overflow > 0 ? [`the page is ${String(overflow)} px too wide`] : []),
    ...english.map((text) => `English: ${text}`),
  ];
}
