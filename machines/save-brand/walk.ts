import type { Locator } from 'vitest/browser';
import { formOf, typeInto } from '#tests/browser/walks/support/filling.ts';
import type { WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import { seen, unseen } from '#tests/browser/walks/support/seeing.ts';
import { walkedPlainForm } from '../plain-form/walk.ts';
import type { saveBrandMachine, TypedBrand } from './save-brand.machine.ts';

const form = () => formOf('Tu marca');

async function fill(part: Locator, { brand }: TypedBrand): Promise<void> {
  const text = (name: string) => part.getByRole('textbox', { name });
  await typeInto(text('Nombre comercial'), brand.name);
  await typeInto(text('Teléfono para tus clientes (opcional)'), brand.phone);
  await typeInto(text('Domicilio (opcional)'), brand.address);
  await typeInto(text('Tus condiciones (opcional)'), brand.terms);
  await typeInto(text('CLABE donde te pagan (opcional)'), brand.pay_to.clabe);
  await typeInto(text('Banco'), brand.pay_to.bank);
  await typeInto(text('Titular de la cuenta'), brand.pay_to.holder);
}

const { interactions, appearances } = walkedPlainForm<TypedBrand>({
  form,
  fill,
  submitLabel: 'Guardar marca',
  waitingLabel: 'Guardando tu marca…',
});

export const saveBrand: WalkedScreen<typeof saveBrandMachine> = {
  interactions: {
    ...interactions,
    // The saved logo goes along.
    'form.submit': { ...interactions['form.submit'], ownPayload: true },
  },
  appearances: {
    ...appearances,
    done: async () => {
      await seen(form().getByRole('button', { name: 'Guardar marca' }));
      await unseen(form().getByRole('alert'));
    },
  },
};
