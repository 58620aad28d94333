import { page } from 'vitest/browser';
import { main } from '#tests/browser/walks/support/quote-ends.ts';
import type { WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import { seen } from '#tests/browser/walks/support/seeing.ts';
import { walkedPlainForm } from '../plain-form/walk.ts';
import type { QuoteToSave, saveQuoteMachine } from './save-quote.machine.ts';

const saveForm = () => page.getByRole('form', { name: /^Guarda / });

const saving = walkedPlainForm<QuoteToSave>({
  form: saveForm,
  fill: () => Promise.resolve(),
  // Once saved, it saves changes.
  submitLabel: /^Guardar (?:cotización|cambios en)/,
  waitingLabel: 'Guardando tu cotización…',
});

export const saveQuote: WalkedScreen<typeof saveQuoteMachine> = {
  interactions: {
    ...saving.interactions,
    'form.submit': {
      ...saving.interactions['form.submit'],
      ownPayload: true,
      // The walked page has no outbox.
      can: (_, { values: { outbox } }) => outbox === 'none',
    },
  },
  appearances: { ...saving.appearances, done: () => seen(main().getByText(/^Guardada con folio C-1042/)) },
};
