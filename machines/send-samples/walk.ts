import { page } from 'vitest/browser';
import { formOf } from '#tests/browser/walks/support/filling.ts';
import type { WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import { seen } from '#tests/browser/walks/support/seeing.ts';
import { walkedPlainForm } from '../plain-form/walk.ts';
import type { sendSamplesMachine } from './send-samples.machine.ts';

const sending = walkedPlainForm<{ readonly id: string }>({
  form: () => formOf('Mandar M-2'),
  fill: () => Promise.resolve(),
  submitLabel: 'Ya la mandé',
  waitingLabel: 'Guardando…',
});

export const sendSamples: WalkedScreen<typeof sendSamplesMachine> = {
  ...sending,
  appearances: {
    ...sending.appearances,
    done: () => seen(page.getByRole('status').filter({ hasText: 'M-2 quedó como enviada.' })),
  },
};
