import { request } from '#src/api/connection.ts';
import type { InputOf } from '#src/api/contract/index.ts';
import { createPlainFormMachine } from '../plain-form/plain-form.machine.ts';

/** A quote to save, and whether the outbox could send it: `waits` says that it has an earlier version of the quote to send. */
export interface QuoteToSave {
  readonly quote: InputOf<'saveQuote'>;
  readonly outbox: 'none' | 'open' | 'waits';
}

/** Saves the draft as a quote, new or changed; what cannot be sent now goes to the outbox. */
export const saveQuoteMachine = createPlainFormMachine(
  'saveQuote',
  ({ quote }: QuoteToSave, signal) => request('saveQuote', quote, { signal }),
  {
    keep: ({ quote }) => quote,
    // Versions of one quote are sent in their order.
    postpones: ({ outbox }, instead) =>
      outbox === 'waits' || (outbox === 'open' && instead === 'of an unreached call'),
  },
);
