import { page } from 'vitest/browser';
import type { InputOf } from '#src/api/contract/index.ts';
import { formOf, typeInto } from '#tests/browser/walks/support/filling.ts';
import { byApp, type WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import { seen, unseen } from '#tests/browser/walks/support/seeing.ts';
import { walkedForm } from '../verified-form/walk.ts';
import type { quoteRequestMachine } from './quote-request.machine.ts';

type RequestValues = Omit<InputOf<'requestQuote'>, 'captcha'>;

const request = () => formOf('Pide tu cotización');

const asking = walkedForm<RequestValues>({
  form: request,
  fill: async (form, { name, phone, email }) => {
    const field = (label: string) => form.getByRole('textbox', { name: label });
    await typeInto(field('Nombre'), name);
    await typeInto(field('Teléfono'), phone);
    await typeInto(field('Correo electrónico'), email);
  },
  submitLabel: 'Pedir cotización',
  waitingLabel: 'Enviando tu solicitud…',
});

export const quoteRequest: WalkedScreen<typeof quoteRequestMachine> = {
  interactions: {
    ...asking.interactions,
    // The request holds the quoted windows and the price list's version.
    'form.submit': { ...asking.interactions['form.submit'], ownPayload: true },
    'form.restart': byApp('starting another quote leaves the form'),
  },
  appearances: {
    ...asking.appearances,
    done: async () => {
      await seen(page.getByRole('status').filter({ hasText: 'Recibimos tu solicitud' }));
      await unseen(request());
    },
  },
  prepare: asking.prepare,
};
