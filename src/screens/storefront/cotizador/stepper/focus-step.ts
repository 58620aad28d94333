import type { WindowField } from '../windows/window-issues.ts';

/** Shows the open step from its top, and focuses its heading. */
export function focusStep(): void {
  const title = document.querySelector<HTMLElement>('[data-step-title]');
  title?.focus({ preventScroll: true });
  title?.scrollIntoView();
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
