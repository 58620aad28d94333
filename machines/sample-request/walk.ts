import { page } from 'vitest/browser';
import { formOf, typeInto } from '#tests/browser/walks/support/filling.ts';
import { byApp, type WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import { seen, unseen } from '#tests/browser/walks/support/seeing.ts';
import { walkedForm } from '../verified-form/walk.ts';
import type { sampleRequestMachine, SampleRequestValues } from './sample-request.machine.ts';

const asked = () => formOf('¿A dónde las mandamos?');

const asking = walkedForm<SampleRequestValues>({
  form: asked,
  fill: async (form, { name, phone, email, street, neighborhood, postal_code, city }) => {
    const field = (label: string) => form.getByRole('textbox', { name: label });
    await typeInto(field('Nombre'), name);
    await typeInto(field('Teléfono'), phone);
    await typeInto(field('Correo electrónico'), email);
    await typeInto(field('Calle y número'), street);
    await typeInto(field('Colonia'), neighborhood);
    await typeInto(field('Código postal'), postal_code);
    await typeInto(field('Ciudad o municipio'), city);
  },
  submitLabel: 'Pedir muestras',
  waitingLabel: 'Enviando tu solicitud…',
});

export const sampleRequest: WalkedScreen<typeof sampleRequestMachine> = {
  interactions: {
    ...asking.interactions,
    'form.restart': byApp('other samples are requested after the page was left'),
  },
  appearances: {
    ...asking.appearances,
    done: async () => {
      await seen(page.getByRole('status').filter({ hasText: 'Recibimos tu solicitud de muestras' }));
      await unseen(asked());
    },
  },
  prepare: asking.prepare,
};
