import { nameOf } from '#mocks/demo/hand/controls.ts';
import { isSecret } from '#mocks/demo/hand/secret-fields.ts';

/** What a screen shows, as text, so that two walks can be compared. */
export interface Shown {
  /** Width of the screen in px: another width may show other texts. */
  readonly width: number;
  /** Its lines of text, then each control that is on, off, filled or unavailable. */
  readonly lines: readonly string[];
  /** How many of the lines are text. */
  readonly texts: number;
}

const TEXT_FIELDS = /^(?:text|search|email|tel|url|number|date|textarea)$/;

/** What is only said, and some time after the screen shows it. */
const ANNOUNCED = '.visually-hidden[aria-live]';

const linesOf = (element: HTMLElement) => element.innerText.split('\n').map((line) => line.trim());

/** Reads what a page shows now. Secrets are left out. */
export function shownOn(page: Document): Shown {
  const texts = linesOf(page.body).filter((line) => line !== '');
  for (const announced of page.querySelectorAll<HTMLElement>(ANNOUNCED)) {
    const at = texts.lastIndexOf(announced.innerText.trim());
    if (at !== -1) texts.splice(at, 1);
  }
  const controls = [...page.querySelectorAll<HTMLElement>('input, select, textarea, button')]
    .filter((control) => control.checkVisibility())
    .map(stateOf)
    .filter((line) => line !== '');
  return {
    width: page.documentElement.clientWidth,
    lines: [...texts, ...controls],
    texts: texts.length,
  };
}

/** The state of a control that its text does not show; empty for none. */
function stateOf(control: HTMLElement): string {
  const states = [
    isOn(control) ? 'encendido' : '',
    valueOf(control),
    control.matches(':disabled, [aria-disabled="true"]') ? 'no disponible' : '',
    control.ariaInvalid === 'true' ? 'con error' : '',
  ].filter((state) => state !== '');
  return states.length === 0 ? '' : `${nameOf(control) || control.localName}: ${states.join(', ')}`;
}

const isOn = (control: HTMLElement) =>
  (control instanceof HTMLInputElement && control.checked) ||
  control.ariaChecked === 'true' ||
  control.ariaPressed === 'true';

function valueOf(control: HTMLElement): string {
  if (control instanceof HTMLInputElement && isSecret(control)) return '';
  if (control instanceof HTMLSelectElement) return control.selectedOptions[0]?.text ?? '';
  const isText =
    (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) &&
    TEXT_FIELDS.test(control.type);
  return isText && control.value !== '' ? `«${control.value}»` : '';
}
