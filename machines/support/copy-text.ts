import { copyToClipboard } from '#src/api/clipboard.ts';
import { createPlainFormMachine } from '../plain-form/plain-form.machine.ts';

/** Copies a text to the clipboard. */
export const copyTextMachine = createPlainFormMachine('copyText', ({ text }: { readonly text: string }) =>
  copyToClipboard(text),
);
