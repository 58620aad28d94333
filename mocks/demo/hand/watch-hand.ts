import { controlAt, NOWHERE } from './controls.ts';
import type { HandAct } from './hand.ts';
import { isSecret, standIn } from './secret-fields.ts';

const MODIFIERS: readonly string[] = ['Control', 'Meta', 'Alt', 'Shift'];

/** Keys that mean something in a field where signs are typed. */
const IN_FIELDS: readonly string[] = ['Enter', 'Escape', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown'];

const isField = (element: Element): element is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

const isTyped = (element: Element) =>
  isField(element) && !element.matches('select, [type="checkbox"], [type="radio"], [type="file"]');

/** A click on a label comes again as one on its field. */
const isForwarded = (target: Element) => {
  const field = target.closest('label')?.control ?? null;
  return field !== null && !field.contains(target);
};

/**
 * Tells what a person does on a page from now on: clicks, texts, keys. What the page does to itself is not told.
 * Secrets are told as stand-ins.
 * @returns a function that stops
 */
export function watchHand(page: Document, tell: (act: HandAct) => void): () => void {
  /** What of the person's moves the focus now, if anything. */
  let moves: 'pointer' | 'tab' | null = null;

  const onClick = ({ target, isTrusted }: Event) => {
    moves = null;
    if (!isTrusted || !(target instanceof Element) || isForwarded(target)) return;
    tell({ do: 'click', ...controlAt(target).control });
  };

  const onInput = ({ target, isTrusted }: Event) => {
    if (!isTrusted || !(target instanceof Element) || !isField(target)) return;
    if (!isTyped(target) && !(target instanceof HTMLSelectElement)) return;
    const text = target instanceof HTMLSelectElement ? (target.selectedOptions[0]?.text ?? '') : target.value;
    const isHidden = target instanceof HTMLInputElement && isSecret(target);
    tell({ do: 'fill', ...controlAt(target).control, text: isHidden ? standIn(text) : text });
  };

  const onKey = ({ target, isTrusted, key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    moves = key === 'Tab' ? 'tab' : null;
    if (!isTrusted || !(target instanceof Element)) return;
    const isCommand = ctrlKey || metaKey || altKey;
    if (key === 'Tab' || MODIFIERS.includes(key)) return;
    if (isTyped(target) && !isCommand && !IN_FIELDS.includes(key)) return;
    const held = [ctrlKey ? 'Control' : '', altKey ? 'Alt' : '', metaKey ? 'Meta' : ''].filter(Boolean);
    tell({ do: 'press', ...controlAt(target).control, key: [...held, key].join('+') });
  };

  const onPointer = () => {
    moves = 'pointer';
  };

  const tellFocus = (on: EventTarget | null) => {
    moves = null;
    tell({ do: 'focus', ...(on instanceof Element ? controlAt(on).control : NOWHERE) });
  };

  // Told before the page hears that a field was left. A click itself brings the focus to what it is on.
  const onLeave = ({ target, relatedTarget }: FocusEvent) => {
    const isLeft = target instanceof Element && isTyped(target);
    if (moves === 'tab' || (moves === 'pointer' && isLeft)) tellFocus(relatedTarget);
  };

  const onArrive = ({ target }: FocusEvent) => {
    if (moves === 'tab') tellFocus(target);
  };

  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  page.addEventListener('click', onClick, options);
  page.addEventListener('input', onInput, options);
  page.addEventListener('keydown', onKey, options);
  page.addEventListener('pointerdown', onPointer, options);
  page.addEventListener('focusout', onLeave, options);
  page.addEventListener('focusin', onArrive, options);
  return () => {
    stop.abort();
  };
}
