/**
 * What the browser does with a modal dialog on Escape. A story's keys are only events, which no browser closes a dialog
 * for; the real key is pressed in a test of its own.
 */
export function closeWithEscape(dialog: HTMLElement): void {
  if (!(dialog instanceof HTMLDialogElement)) throw new Error('Escape closes dialogs only');
  dialog.requestClose();
}
