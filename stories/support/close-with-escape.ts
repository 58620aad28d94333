/**
 * Dispatches what the browser does with a modal dialog on Escape. A story's keys are synthetic events, which close no
 * dialog; a browser test presses the real key.
 */
export function closeWithEscape(dialog: HTMLElement): void {
  if (!(dialog instanceof HTMLDialogElement)) throw new Error('Escape closes dialogs only');
  dialog.requestClose();
}
