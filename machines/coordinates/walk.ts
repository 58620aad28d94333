import { page } from 'vitest/browser';
import type { InputOf } from '#src/api/contract/index.ts';
import { typeInto } from '#tests/browser/walks/support/filling.ts';
import type { WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import { closedWith } from '#tests/browser/walks/support/user-forms.ts';
import { walkedPlainForm } from '../plain-form/walk.ts';
import type { coordinatesMachine } from './coordinates.machine.ts';

const placeOfUser = () => page.getByRole('form', { name: /^Lugar de .+ en el mapa$/ });

const placing = walkedPlainForm<InputOf<'setCoordinates'>>({
  form: placeOfUser,
  fill: async (form, { lat, lng }) => {
    await typeInto(form.getByRole('textbox', { name: 'Latitud' }), String(lat));
    await typeInto(form.getByRole('textbox', { name: 'Longitud' }), String(lng));
  },
  submitLabel: 'Guardar lugar',
  waitingLabel: 'Guardando el lugar…',
});

export const coordinates: WalkedScreen<typeof coordinatesMachine> = {
  ...placing,
  appearances: { ...placing.appearances, done: closedWith(placeOfUser, /^Guardamos el lugar de /) },
};
