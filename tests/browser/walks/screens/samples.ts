import { page } from 'vitest/browser';
import type { sampleBasketMachine } from '#machines/sample-basket.machine.ts';
import type { sampleRequestMachine, SampleRequestValues } from '#machines/sample-request.machine.ts';
import type { sampleRequestsMachine, sendSamplesMachine } from '#machines/sample-requests.machine.ts';
import { formOf, typeInto } from '../support/filling.ts';
import { byApp, type WalkedScreen } from '../support/screen.ts';
import { walkedResource } from '../support/resource.ts';
import { seen, unseen } from '../support/seeing.ts';
import { walkedForm } from './form.ts';
import { walkedPlainForm } from './plain-form.ts';

const main = () => page.getByRole('main');
const toChoose = () => main().getByRole('button', { name: 'Pide una muestra' });
const chosen = () => main().getByRole('button', { name: 'Muestra elegida' });

export const sampleBasket: WalkedScreen<typeof sampleBasketMachine> = {
  interactions: {
    'basket.add': {
      by: 'person',
      can: ({ context: { samples } }) => samples.length === 0,
      take: () => toChoose().click(),
    },
    'basket.remove': { by: 'person', take: () => chosen().click() },
    'basket.clear': byApp('the samples leave the basket when they are requested'),
    'basket.found': byApp('what the browser keeps is read when the page opens'),
  },
  appearances: { empty: () => seen(toChoose()), some: () => seen(chosen()) },
};

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

const listed = walkedResource({
  part: main,
  label: 'Cargando las solicitudes de muestras…',
  loads: 'the list is loaded again when samples were sent',
  clears: 'nothing clears the list while it is open',
});

export const sampleRequests: WalkedScreen<typeof sampleRequestsMachine> = {
  interactions: listed.interactions,
  appearances: {
    idle: () => unseen(listed.failure()),
    ...listed.waits,
    ready: async ({ context: { data } }) => {
      const first = data?.[0];
      await (first === undefined
        ? seen(main().getByText('Nadie ha pedido muestras todavía.'))
        : seen(main().getByRole('listitem', { name: first.folio })));
    },
    failed: () => seen(listed.failure()),
  },
};

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
