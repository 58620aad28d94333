import type { Control } from './hand.ts';
import { spokenText } from './spoken-text.ts';

/** The implicit roles of what people use; of other elements the name of the element stands for a role. */
const roles: readonly (readonly [selector: string, role: string])[] = [
  ['a[href]', 'link'],
  ['button, summary, input[type="button"], input[type="submit"], input[type="reset"]', 'button'],
  ['input[type="checkbox"]', 'checkbox'],
  ['input[type="radio"]', 'radio'],
  ['input[type="range"]', 'slider'],
  ['input[type="number"]', 'spinbutton'],
  ['input[type="search"]', 'searchbox'],
  ['input, textarea', 'textbox'],
  ['select', 'combobox'],
];

const CONTROLS = `[role]:not([role="presentation"], [role="none"]), [tabindex], label, ${roles.map(([selector]) => selector).join(', ')}`;

/** Longer names are texts of whole parts of a page. */
export const LONGEST_NAME = 80;

const roleOf = (element: Element) =>
  element.getAttribute('role') ??
  roles.find(([selector]) => element.matches(selector))?.[1] ??
  element.localName;

const clean = (text: string | null | undefined) => text?.replaceAll(/\s+/g, ' ').trim() ?? '';

/** The name of a control, as a person reads or hears it. */
export function nameOf(element: Element): string {
  const { ownerDocument: page } = element;
  const labels = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : [];
  const ids = (element.getAttribute('aria-labelledby') ?? '').split(/\s+/);
  const named = ids.map((id) => page.getElementById(id)).map((one) => (one === null ? '' : spokenText(one)));
  const isField = element.matches('input, select, textarea');
  const texts = [
    named.join(' '),
    element.ariaLabel,
    labels.map((label) => (label instanceof Element ? spokenText(label) : '')).join(' '),
    isField ? '' : spokenText(element),
    element.getAttribute('title'),
    element.getAttribute('placeholder'),
    element.getAttribute('value'),
    element.getAttribute('name'),
  ];
  return clean(texts.map(clean).find((text) => text !== '')).slice(0, LONGEST_NAME);
}

/** All elements of a page with a role. */
function withRole(page: Document, role: string): readonly Element[] {
  const selectors = roles.filter(([, implicit]) => implicit === role).map(([selector]) => selector);
  const isElement = /^[a-z][\w-]*$/.test(role);
  const all = [`[role="${CSS.escape(role)}"]`, ...selectors, ...(isElement ? [role] : [])].join(', ');
  return [...page.querySelectorAll(all)].filter((element) => roleOf(element) === role);
}

/** Whether a person finds it: a screen may keep the lists that are closed, and what is under a dialog. */
const isThere = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true }) && element.closest('[aria-hidden="true"]') === null;

const alike = (page: Document, { role, name }: Pick<Control, 'role' | 'name'>) =>
  withRole(page, role).filter((element) => nameOf(element) === name && isThere(element));

/** The control that an event happened in, or the element itself where there is none. */
export function controlAt(target: Element): { readonly element: Element; readonly control: Control } {
  const element = target.closest(CONTROLS) ?? target;
  const known = { role: roleOf(element), name: nameOf(element) };
  const nth = alike(element.ownerDocument, known).indexOf(element);
  return { element, control: { ...known, nth: Math.max(0, nth) } };
}

/** Where the focus is when no control has it. */
export const NOWHERE: Control = { role: 'body', name: '', nth: 0 };

/** Finds a control again; null while the page does not have it. */
export function findControl(page: Document, control: Control): HTMLElement | null {
  if (control.role === NOWHERE.role) return page.body;
  const found = alike(page, control)[control.nth];
  return found instanceof HTMLElement ? found : null;
}
