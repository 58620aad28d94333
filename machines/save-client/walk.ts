import type { Locator } from 'vitest/browser';
import { formOf, typeInto } from '#tests/browser/walks/support/filling.ts';
import type { WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import { seen } from '#tests/browser/walks/support/seeing.ts';
import { closedWith } from '#tests/browser/walks/support/user-forms.ts';
import { walkedPlainForm } from '../plain-form/walk.ts';
import type { saveClientMachine, TypedClientRecord } from './save-client.machine.ts';

const form = () => formOf('Cliente nuevo');

async function fill(part: Locator, { record }: TypedClientRecord): Promise<void> {
  const text = (name: string) => part.getByRole('textbox', { name, exact: true });
  const list = (name: string) => part.getByRole('combobox', { name, exact: true });
  await typeInto(text('Nombre'), record.name);
  await typeInto(text('Teléfono (opcional)'), record.phone);
  await typeInto(text('Correo electrónico (opcional)'), record.email);
  await typeInto(text('Calle y número (opcional)'), record.street);
  await typeInto(text('Colonia (opcional)'), record.neighborhood);
  await typeInto(text('Ciudad o municipio (opcional)'), record.city);
  await typeInto(text('Código postal (opcional)'), record.postal_code);
  await typeInto(text('RFC (opcional)'), record.tax.rfc);
  await typeInto(text('Nombre o razón social (opcional)'), record.tax.legal_name);
  await list('Régimen fiscal').selectOptions(record.tax.regime);
  await list('Uso del CFDI').selectOptions(record.tax.cfdi_use);
  await typeInto(text('Código postal fiscal (opcional)'), record.tax.postal_code);
  await typeInto(text('Tus notas (opcional)'), record.notes);
}

const { interactions, appearances } = walkedPlainForm<TypedClientRecord>({
  form,
  fill,
  submitLabel: /^Guardar (?:cliente|lo mío)$/,
  waitingLabel: 'Guardando a tu cliente…',
});

export const saveClient: WalkedScreen<typeof saveClientMachine> = {
  interactions: {
    ...interactions,
    // The form makes the id of somebody new.
    'form.submit': { ...interactions['form.submit'], ownPayload: true },
  },
  appearances: {
    ...appearances,
    'editing.outdated': () => seen(form().getByRole('button', { name: 'Quedarme con lo guardado' })),
    done: closedWith(form, /^Guardamos los datos de /),
  },
};
