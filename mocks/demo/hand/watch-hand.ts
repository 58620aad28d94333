import { controlAt, NOWHERE } from './controls.ts';
import type { Control, HandAct } from './hand.ts';
import { scrollerOf, watchScrolls } from './scrolls.ts';
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
 * @param besides selector of what is no part of the page: acts in there are not told
 * @param tellPress is told what a pressed pointer brings the focus to: the click there is told once it is let go
 * @returns a function that stops
 */
export function watchHand(
  page: Document,
  tell: (act: HandAct) => void,
  besides = ':not(*)',
  tellPress: (act: HandAct) => void = () => undefined,
): () => void {
  /** What of the page an event is of. */
  const partOf = (target: EventTarget | null) =>
    target instanceof Element && target.closest(besides) === null ? target : null;

  const stop = new AbortController();
  const scrolls = watchScrolls(page, stop.signal);

  /** The control that an event happened in, and where the page was scrolled to before. */
  const reached = (target: Element): Control & Pick<HandAct, 'scrolled'> => {
    const { element, control } = controlAt(target);
    const scrolled = scrolls.of(scrollerOf(element));
    return { ...control, ...(scrolled.length > 0 && { scrolled: [...scrolled] }) };
  };

  const done = (act: HandAct) => {
    scrolls.forget();
    tell(act);
  };

  /** What of the person's moves the focus now, if anything. */
  let moves: 'pointer' | 'tab' | null = null;

  const onClick = ({ target: of, isTrusted }: Event) => {
    moves = null;
    const target = partOf(of);
    if (!isTrusted || target === null || isForwarded(target)) return;
    done({ do: 'click', ...reached(target) });
  };

  const onInput = ({ target: of, isTrusted }: Event) => {
    const target = partOf(of);
    if (!isTrusted || target === null || !isField(target)) return;
    if (!isTyped(target) && !(target instanceof HTMLSelectElement)) return;
    const text = target instanceof HTMLSelectElement ? (target.selectedOptions[0]?.text ?? '') : target.value;
    const isHidden = target instanceof HTMLInputElement && isSecret(target);
    done({ do: 'fill', ...reached(target), text: isHidden ? standIn(text) : text });
  };

  const onKey = ({ target: of, isTrusted, key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    moves = key === 'Tab' ? 'tab' : null;
    const target = partOf(of);
    if (!isTrusted || target === null) return;
    const isCommand = ctrlKey || metaKey || altKey;
    if (key === 'Tab' || MODIFIERS.includes(key)) return;
    if (isTyped(target) && !isCommand && !IN_FIELDS.includes(key)) return;
    const held = [ctrlKey ? 'Control' : '', altKey ? 'Alt' : '', metaKey ? 'Meta' : ''].filter(Boolean);
    done({ do: 'press', ...reached(target), key: [...held, key].join('+') });
  };

  const onPointer = ({ isTrusted }: Event) => {
    if (isTrusted) moves = 'pointer';
  };

  const tellFocus = (to: EventTarget | null, whom = done) => {
    moves = null;
    const on = partOf(to);
    whom({ do: 'focus', ...(on === null ? NOWHERE : reached(on)) });
  };

  // Told before the page hears that a field was left. A click itself brings the focus to what it is on.
  const onLeave = ({ target, relatedTarget }: FocusEvent) => {
    const left = partOf(target);
    if (left === null) return;
    const isLeft = isTyped(left);
    if (moves === 'tab' || (moves === 'pointer' && isLeft)) tellFocus(relatedTarget);
  };

  const onArrive = ({ target }: FocusEvent) => {
    if (moves !== null && partOf(target) !== null) tellFocus(target, moves === 'tab' ? done : tellPress);
  };

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
