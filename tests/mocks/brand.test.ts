import { expect, it } from 'vitest';
import { namedBrand } from '#stories/charts/samples/brand.ts';
import { clientOf, failureOf } from './support/client.ts';

const { pay_to } = namedBrand;
const typed = { ...namedBrand, pay_to: { ...pay_to, clabe: '646 180 98765432109 5' } };

it('a saved brand signs the link of each quote, and the message that takes it there (B118)', async () => {
  const client = await clientOf('distributor');
  await client.request('saveBrand', typed);
  const sent = (await client.request('quotes', {})).find(({ share }) => share !== null);
  expect(sent?.made_by?.name).toBe('Persianas Cumbres');
  const shared = await client.request('sharedQuote', { share: sent?.share ?? '' });
  expect(shared.seller).toEqual({
    ...namedBrand,
    email: 'distribuidor@rollux.mx',
  });
});

it.each(['', '   '])(
  'what a dealer left empty is not said, or said of their account: "%s"',
  async (empty) => {
    const client = await clientOf('distributor');
    const before = (await client.request('quotes', {})).find(({ share }) => share !== null);
    await client.request('saveBrand', {
      ...{ name: empty, logo: null, phone: '', address: empty, terms: empty },
      pay_to: { bank: 'STP', holder: 'Elena Cantú', clabe: '' },
    });
    const { seller } = await client.request('sharedQuote', { share: before?.share ?? '' });
    expect(seller).toMatchObject({ name: 'Persianas del Norte', address: null, terms: null, pay_to: null });
    expect(seller?.phone).not.toBe('');
  },
);

it.each([
  ['a CLABE that no bank has', { pay_to: { ...typed.pay_to, clabe: '646180987654321096' } }, 'pay_to.clabe'],
  ['a logo that is no picture', { logo: 'javascript:alert(1)' }, 'logo'],
  ['a telephone of nine digits', { phone: '818356014' }, 'phone'],
])('%s is refused (B118)', async (_, wrong, field) => {
  const client = await clientOf('distributor');
  const failure = await failureOf(client.request('saveBrand', { ...typed, ...wrong }));
  expect(failure).toMatchObject({ kind: 'invalid', status: 422 });
  expect(Object.keys(failure.fields)).toEqual([field]);
});
