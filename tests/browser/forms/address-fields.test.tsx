import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { AddressPayload } from '#src/api/contract/assumed/quoted.ts';
import { AddressFields } from '#src/features/delivery/address-fields.tsx';
import { placeOf } from '#src/features/delivery/place.ts';
import { show } from '../support/show.tsx';

const city = () => page.getByRole('textbox', { name: 'Ciudad o municipio' });

const at = (postcode: string | null, sent: AddressPayload | null = null) => (
  <AddressFields sent={sent} place={placeOf(postcode)} readOnly={false} />
);

it('an address begins with the town and the state of its postcode', async () => {
  show(at('64103'));
  await expect.element(page.getByText('C.P. 64103, Nuevo León')).toBeVisible();
  await expect.element(city()).toHaveValue('Monterrey');
});

it('another postcode replaces the town, and one whose town nobody knows leaves it to be typed', async () => {
  const again = show(at('64103'));
  await expect.element(city()).toHaveValue('Monterrey');
  again(at('44110'));
  await expect.element(city()).toHaveValue('Guadalajara');
  again(at('97815'));
  await expect.element(page.getByText('C.P. 97815, Yucatán')).toBeVisible();
  await expect.element(city()).toHaveValue('');
  await city().fill('Hunucmá');
  again(at(null));
  await expect.element(city()).toHaveValue('Hunucmá');
});

it('a town that was sent before stays', async () => {
  const sent = { street: 'Hidalgo 215', neighborhood: 'Centro', city: 'Ciudad del Norte' };
  show(at('64103', { ...sent, references: '', receiver: 'Lucía', phone: '' }));
  await expect.element(city()).toHaveValue('Ciudad del Norte');
});
