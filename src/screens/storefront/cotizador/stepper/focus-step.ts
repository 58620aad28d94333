import type { WindowField } from '../windows/window-issues.ts';

/** Focuses a place of the page that is not a control, and shows it. */
function show(selector: string): boolean {
  const place = document.querySelector<HTMLElement>(selector);
  place?.focus({ preventScroll: true });
  place?.scrollIntoView({ block: 'center' });
  return place !== null;
}

/** Shows what is done with a complete quote. */
export function focusFinish(): void {
  show('[data-finish]');
}

/** Shows what was just accepted for a window, where its button stood; the step when nothing is said of it. */
export function focusAccepted(): void {
  if (!show('[data-accepted]')) focusStep();
}

/** Shows the open step from its top, and focuses its heading. */
export function focusStep(): void {
  const title = document.querySelector<HTMLElement>('[data-step-title]');
  title?.focus({ preventScroll: true });
  title?.scrollIntoView();
}

/** Focuses one of the options of a field. */
export function focusOption(field: WindowField, value: string): void {
  document.querySelector<HTMLElement>(`[data-field="${field}"] input[value="${value}"]`)?.focus();
}

/** Focuses a field of the open step; its chosen or first option when it is a list of them. */
export function focusField(field: WindowField): void {
  const place = document.querySelector<HTMLElement>(`[data-field="${field}"]`);
  const option =
    place?.querySelector<HTMLElement>('input:checked') ?? place?.querySelector<HTMLElement>('input');
  const target = option ?? place;
  if (target === null || target === undefined) focusStep();
  else target.focus();
}
