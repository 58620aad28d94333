import { findControl } from '#mocks/demo/hand/controls.ts';
import type { HandAct } from '#mocks/demo/hand/hand.ts';
import { scrollerOf } from '#mocks/demo/hand/scrolls.ts';
import { painted } from './when-shown.ts';

/** How long a control may take to show, in ms. */
const PATIENCE_MS = 3_000;

/** Sets a value as the browser does: React keeps its own idea of what a field holds. */
function setValue(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
}

function fill(element: HTMLElement, text: string): void {
  if (element instanceof HTMLSelectElement)
    element.selectedIndex = [...element.options].findIndex((option) => option.text === text);
  else if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
    setValue(element, text);
  element.dispatchEvent(new InputEvent('input', { bubbles: true, data: text }));
  element.dispatchEvent(new Event('change', { bubbles: true }));
}

function press(element: HTMLElement, keys: string): void {
  const held = keys.split('+').slice(0, -1);
  const key = keys.split('+').at(-1) ?? '';
  const init: KeyboardEventInit = {
    key,
    bubbles: true,
    cancelable: true,
    ctrlKey: held.includes('Control'),
    altKey: held.includes('Alt'),
    metaKey: held.includes('Meta'),
  };
  element.dispatchEvent(new KeyboardEvent('keydown', init));
  element.dispatchEvent(new KeyboardEvent('keyup', init));
}

function click(element: HTMLElement): void {
  const init = { bubbles: true, cancelable: true };
  element.dispatchEvent(new PointerEvent('pointerdown', init));
  if (element.dispatchEvent(new MouseEvent('mousedown', init))) element.focus({ preventScroll: true });
  element.dispatchEvent(new PointerEvent('pointerup', init));
  element.dispatchEvent(new MouseEvent('mouseup', init));
  element.click();
}

function focus(element: HTMLElement): void {
  const { activeElement, body } = element.ownerDocument;
  if (element !== body) element.focus({ preventScroll: true });
  else if (activeElement instanceof HTMLElement) activeElement.blur();
}

/** Scrolls as a person did before an act, and stays at each place until what loads there has seen it. */
async function scrollAs(page: Document, act: HandAct): Promise<void> {
  const { scrolled = [] } = act;
  // A part of the page that is not there yet may come once the page is scrolled.
  const scroller = scrollerOf(findControl(page, act) ?? page.body);
  if (Math.round(scroller.scrollTop) === scrolled.at(-1) && scrolled.length === 1) return;
  for (const top of scrolled) {
    scroller.scrollTo({ top, behavior: 'instant' });
    await painted();
  }
}

/**
 * Scrolls to where an act was done, and waits for its control; null when the page does not have it in time.
 * @param patienceMs how long it may take to show, in ms
 */
export async function controlOf(
  page: Document,
  act: HandAct,
  patienceMs = PATIENCE_MS,
): Promise<HTMLElement | null> {
  await scrollAs(page, act);
  const end = performance.now() + patienceMs;
  for (;;) {
    const element = findControl(page, act);
    if (element !== null || performance.now() > end) return element;
    await painted();
  }
}

/** Scrolls the page to a control out of sight, as a person does: some parts load when they are seen. */
function scrollTo(element: HTMLElement): void {
  const { defaultView: view } = element.ownerDocument;
  const { top, bottom, height } = element.getBoundingClientRect();
  if (view === null || (top >= 0 && bottom <= view.innerHeight)) return;
  view.scrollBy({ top: top + (height - view.innerHeight) / 2, behavior: 'instant' });
}

/** Does with a control what a person did. */
export function moveHand(element: HTMLElement, act: HandAct): void {
  if (act.do === 'click') scrollTo(element);
  switch (act.do) {
    case 'click':
      click(element);
      return;
    case 'fill':
      focus(element);
      fill(element, act.text);
      return;
    case 'press':
      press(element, act.key);
      return;
    case 'focus':
      focus(element);
  }
}
