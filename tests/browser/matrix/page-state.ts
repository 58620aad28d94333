import { readToken } from '#src/api/stored/session-store.ts';
import { ENGLISH } from '#tests/support/documents/english.ts';

/** What a person finds on the page at one moment. */
export interface PageState {
  /** Visible lines of text. */
  readonly lines: ReadonlySet<string>;
  /** Typed and chosen values by the name of their field. */
  readonly fields: ReadonlyMap<string, string>;
  readonly token: string | null;
}

const FIELDS = 'input:not([type=hidden], [type=file], [type=checkbox], [type=radio]), textarea, select';

/** The captcha's own field changes with every attempt. */
const isTyped = ({ name }: { readonly name: string }) => !name.startsWith('g-recaptcha');

function valuesOfFields(): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const field of document.querySelectorAll<HTMLInputElement>(FIELDS)) {
    const label = field.labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? '';
    if (isTyped(field) && field.value !== '') values.set(`${label} ${field.name}`.trim(), field.value);
  }
  return values;
}

const HAS_A_WORD = /\p{L}{2}/u;

/** Reads the page. */
export const readPage = (): PageState => ({
  lines: new Set(document.body.innerText.split('\n').filter((line) => HAS_A_WORD.test(line))),
  fields: valuesOfFields(),
  token: readToken(),
});

/** Lines that the page did not have before. */
export const newLines = (before: PageState, after: PageState): readonly string[] =>
  [...after.lines].filter((line) => !before.lines.has(line));

/** Fields whose value is gone or another. */
export const changedFields = (before: PageState, after: PageState): readonly string[] =>
  [...before.fields].filter(([name, value]) => after.fields.get(name) !== value).map(([name]) => name);

/** Texts and accessible names of the page that are not in Spanish. */
export function englishOn(page: PageState): readonly string[] {
  const names = ['aria-label', 'title', 'placeholder', 'alt'].flatMap((attribute) =>
    [...document.querySelectorAll(`[${attribute}]`)].map((element) => element.getAttribute(attribute) ?? ''),
  );
  return [...page.lines, ...names].filter((text) => ENGLISH.test(text));
}
