import { withFiles } from './files.ts';
import type { Turn } from './turns.ts';

/** A rule of the page's styles. */
interface Rule {
  readonly text: string;
  /** The classes that each of its selectors needs; null where it is for any element. */
  readonly needs: readonly (readonly string[])[] | null;
}

/** The styles of a page, as far as elements of some classes need them. */
export type StylesFor = (classes: ReadonlySet<string>) => string;

/** What stands in brackets: alternatives, exceptions and attributes. A selector may apply whatever these say. */
const IN_BRACKETS = /\([^()]*\)|\[[^\]]*\]/g;

/** The classes that each selector of a list needs. */
function needsOf(selectors: string): readonly (readonly string[])[] {
  let plain = selectors;
  for (let before = ''; before !== plain; plain = plain.replaceAll(IN_BRACKETS, '')) before = plain;
  return plain
    .split(',')
    .map((selector) =>
      [...selector.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replaceAll('\\', '')),
    );
}

/** What tells the parts of a font apart: a font is a file for each weight and alphabet. */
const faceOf = (family: string, weight: string, letters: string) =>
  [family, weight, letters].map((part) => part.replaceAll(/["'\s]/g, '').toUpperCase()).join();

/** Whether the page has needed a part of a font: the copy needs no other. */
function isLoaded({ style }: CSSFontFaceRule): boolean {
  const named = (name: string, usual: string) => style.getPropertyValue(name) || usual;
  const wanted = faceOf(
    named('font-family', ''),
    named('font-weight', 'normal'),
    named('unicode-range', 'U+0-10FFFF'),
  );
  return [...document.fonts].some(
    ({ status, family, weight, unicodeRange }) =>
      status === 'loaded' && faceOf(family, weight, unicodeRange) === wanted,
  );
}

/** What the rules of a list need around them, and where their addresses begin. */
interface Around {
  readonly layers: readonly string[];
  readonly base: string;
}

const within = (layers: readonly string[], text: string) =>
  layers.reduceRight((inner, layer) => `@layer ${layer}{${inner}}`, text);

/** The rules of a list, without those that do not apply to the window, and without what only matters in time. */
async function rulesOf(rules: CSSRuleList, around: Around, turn: Turn): Promise<readonly Rule[]> {
  const { layers, base } = around;
  const found: Rule[] = [];
  for (const rule of rules) {
    await turn();
    if (rule instanceof CSSKeyframesRule || (rule instanceof CSSFontFaceRule && !isLoaded(rule))) continue;
    if (rule instanceof CSSMediaRule) {
      if (matchMedia(rule.conditionText).matches) found.push(...(await rulesOf(rule.cssRules, around, turn)));
    } else if (rule instanceof CSSLayerBlockRule) {
      found.push(...(await rulesOf(rule.cssRules, { ...around, layers: [...layers, rule.name] }, turn)));
    } else if (rule instanceof CSSImportRule) {
      if (rule.styleSheet !== null) found.push(...(await rulesOfSheet(rule.styleSheet, turn)));
    } else {
      const needs = rule instanceof CSSStyleRule ? needsOf(rule.selectorText) : null;
      found.push({ text: within(layers, await withFiles(rule.cssText, base)), needs });
    }
  }
  return found;
}

async function rulesOfSheet(sheet: CSSStyleSheet, turn: Turn): Promise<readonly Rule[]> {
  if (sheet.disabled || !matchMedia(sheet.media.mediaText || 'all').matches) return [];
  return rulesOf(sheet.cssRules, { layers: [], base: sheet.href ?? document.baseURI }, turn);
}

/** Copies the styles of a page as they apply to its window, with the files that they name. */
export async function copyStyles(page: Document, turn: Turn): Promise<StylesFor> {
  const rules: Rule[] = [];
  for (const sheet of [...page.styleSheets, ...page.adoptedStyleSheets]) {
    rules.push(...(await rulesOfSheet(sheet, turn)));
  }
  return (classes) =>
    rules
      .filter(({ needs }) => needs?.some((names) => names.every((name) => classes.has(name))) ?? true)
      .map(({ text }) => text)
      .join('\n');
}
