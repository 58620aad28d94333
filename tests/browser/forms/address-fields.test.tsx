import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { keepAddress, keepPostcode, keptAddress } from '#machines/support/place.ts';
import type { AddressPayload } from '#src/api/contract/assumed/quoted.ts';
import { AddressFields, readAddress } from '#src/features/delivery/address-fields.tsx';
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

const LUCIA = {
  ...{ street: 'Hidalgo 215', neighborhood: 'Centro', city: 'Monterrey' },
  ...{ references: '', receiver: 'Lucía Garza', phone: '' },
};

const street = () => page.getByRole('textbox', { name: 'Calle y número' });

it.each([
  ['64103', LUCIA.street],
  ['97000', ''],
])('the address that is kept for 64103 fills an order to %s with "%s" (B112)', async (postcode, filled) => {
  keepPostcode('64103');
  keepAddress(LUCIA);
  show(at(postcode));
  await expect.element(street()).toHaveValue(filled);
});

it('an address elsewhere does not take the place of the kept one (B112)', async () => {
  keepPostcode('64103');
  keepAddress(LUCIA);
  show(<form aria-label="Orden">{at('97000')}</form>);
  await street().fill('Calle 60 núm. 491');
  const form = page.getByRole('form').element();
  if (!(form instanceof HTMLFormElement)) throw new Error('the form is not there');
  expect(readAddress(form, placeOf('97000'))).toMatchObject({ street: 'Calle 60 núm. 491' });
  expect(keptAddress()).toEqual(LUCIA);
  expect(readAddress(form, placeOf('64103'))).toEqual(keptAddress());
});
