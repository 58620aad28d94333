import { copyToClipboard } from '#src/api/clipboard.ts';
import type { Draft } from '#src/api/draft.ts';
import { createPlainFormMachine } from '../plain-form/plain-form.machine.ts';

/** An address that holds a draft. */
interface DraftLink {
  readonly draft: Draft;
  readonly address: string;
}

/** Copies the link to a draft to the clipboard. */
export const copyLinkMachine = createPlainFormMachine(
  'copyLink',
  ({ address }: DraftLink) => copyToClipboard(address),
  { keep: (link) => link },
);
