import { page } from 'vitest/browser';
import type { addToCartMachine } from '#machines/add-to-cart.machine.ts';
import type { availabilityMachine } from '#machines/availability.machine.ts';
import type { priceListMachine } from '#machines/price-list.machine.ts';
import type { quoteRequestMachine } from '#machines/quote-request.machine.ts';
import type { quoteToEditMachine } from '#machines/quote-to-edit.machine.ts';
import type { QuoteToSave, saveQuoteMachine } from '#machines/save-quote.machine.ts';
import type { InputOf } from '#src/api/contract/index.ts';
import { formOf, typeInto } from '../support/filling.ts';
import { byApp, type WalkedScreen } from '../support/screen.ts';
import { walkedResource } from '../support/resource.ts';
import { seen, unseen } from '../support/seeing.ts';
import { walkedForm } from './form.ts';
import { walkedPlainForm } from './plain-form.ts';

const main = () => page.getByRole('main');

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

const cartForm = () => formOf('O pídela de una vez');

const ordering = walkedPlainForm({
  form: cartForm,
  fill: () => Promise.resolve(),
  submitLabel: 'Al carrito',
  waitingLabel: 'Poniendo tus piezas en el carrito…',
});

export const addToCart: WalkedScreen<typeof addToCartMachine> = {
  interactions: {
    ...ordering.interactions,
    'form.submit': { ...ordering.interactions['form.submit'], ownPayload: true },
  },
  appearances: { ...ordering.appearances, done: () => seen(main().getByText(/^Está en tu carrito/)) },
};

const prices = () => page.getByRole('group', { name: 'Tus precios' });
const owned = walkedResource({
  part: prices,
  label: 'Buscando',
  failure: prices,
  loads: 'the list is requested when the quoter opens, and again when the server reports changed prices',
  clears: 'nothing clears the list while its quoter is open',
});

export const priceList: WalkedScreen<typeof priceListMachine> = {
  interactions: owned.interactions,
  appearances: {
    idle: () => unseen(prices()),
    ...owned.waits,
    ready: () => unseen(prices()),
    failed: () => seen(prices().getByText(/^No pudimos traer tu lista/)),
  },
};

const pane = () => page.getByRole('complementary', { name: 'Dibujo y precio' });
const calculating = () => seen(pane().getByText(/^Entrega estimada: la estamos calculando/));

export const availability: WalkedScreen<typeof availabilityMachine> = {
  interactions: {
    'resource.load': byApp('it is requested once, when the quoter opens'),
    'resource.retry': byApp('nobody waits for it: the date is confirmed with the deposit'),
    'resource.cancel': byApp('nobody waits for it'),
    'resource.clear': byApp('nothing clears it while its quoter is open'),
  },
  appearances: {
    idle: calculating,
    'loading.brisk': calculating,
    'loading.slow': calculating,
    'loading.endless': calculating,
    ready: ({ context: { data } }) =>
      seen(pane().getByText(data?.length === 0 ? /^Entrega estimada: \p{L}+ \d/u : /^Entrega por confirmar/)),
    failed: () => seen(pane().getByText('Entrega: la confirmamos al recibir el anticipo.')),
  },
};

const opened = () => page.getByRole('group', { name: 'Cotización guardada' });
const saved = walkedResource({
  part: opened,
  label: 'Abriendo tu cotización…',
  failure: () => main().getByRole('alert').filter({ hasText: 'Lo que tenías aquí sigue igual.' }),
  loads: 'it is requested when the address names it',
  clears: 'nothing clears it once it was opened',
});

export const quoteToEdit: WalkedScreen<typeof quoteToEditMachine> = {
  interactions: saved.interactions,
  appearances: {
    idle: () => unseen(opened()),
    ...saved.waits,
    ready: () => seen(page.getByRole('heading', { name: 'Revisa tu cotización' })),
    failed: () => seen(saved.failure()),
  },
};
