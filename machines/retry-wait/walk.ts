import { formOf } from '#tests/browser/walks/support/filling.ts';
import { byApp, type WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import { seen, unseen } from '#tests/browser/walks/support/seeing.ts';
import type { retryWaitMachine } from './retry-wait.machine.ts';

const send = () => formOf('Entra a tu cuenta').getByRole('button', { name: 'Entrar', exact: true });

const seconds = () => send().getByText(/\(\d+ s\)$/);

const free = async () => {
  await seen(send());
  await unseen(seconds());
};

export const retryWait: WalkedScreen<typeof retryWaitMachine> = {
  interactions: {
    'retry.hold': byApp('the form sends it with the answer 429'),
    'retry.forget': byApp('the form sends it with the next attempt'),
  },
  appearances: { free, 'held.counting': () => seen(seconds()), over: free },
};
