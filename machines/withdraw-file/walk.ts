import type { InputOf } from '#src/api/contract/index.ts';
import { shown } from '#stories/charts/samples/publications.ts';
import { formOf } from '#tests/browser/walks/support/filling.ts';
import type { WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import { closedWith } from '#tests/browser/walks/support/user-forms.ts';
import { walkedPlainForm } from '../plain-form/walk.ts';
import type { withdrawFileMachine } from './withdraw-file.machine.ts';

const form = () => formOf(`Retirar ${shown.name}`);

const withdrawing = walkedPlainForm<InputOf<'withdrawFile'>>({
  form,
  fill: () => Promise.resolve(),
  submitLabel: 'Retirar',
  waitingLabel: 'Retirándolo…',
});

export const withdrawFile: WalkedScreen<typeof withdrawFileMachine> = {
  ...withdrawing,
  appearances: {
    ...withdrawing.appearances,
    // The fake server, which lists it again, did not take it back.
    done: closedWith(() => formOf(`Volver a publicar ${shown.name}`), /^Retiramos /),
  },
};
