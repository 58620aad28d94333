import { expect, it } from 'vitest';
import { profile } from '#tests/fixtures/person.ts';
import { clientOf, failureOf } from '../support/client.ts';
import { seededOrder } from '../support/shop.ts';

it('the activity says who changed an account, and from what to what (B144)', async () => {
  const client = await clientOf('administrator');
  const { length } = await client.request('activity', {});
  await client.request('updateUser', { id: 2, ...profile, role_id: 1 });
  const changes = (await client.request('activity', {})).slice(0, -length);
  const role = changes.find(({ what }) => what === 'rol');
  expect(role).toMatchObject({
    ...{ kind: 'cuenta', subject: profile.name, before: 'distribuidor', after: 'administrador' },
    by: { id: 3, name: 'Lucía Garza Montemayor' },
  });
  expect(changes.map(({ what }) => what).toSorted()).toEqual([
    'correo',
    'lugar',
    'nombre',
    'rol',
    'telefono',
  ]);
});

it('a switch and a new account are in the activity, and no password (B144)', async () => {
  const client = await clientOf('administrator');
  await client.request('toggleUserActive', { id: 4 });
  const [newest] = await client.request('activity', {});
  expect(newest).toMatchObject({ what: 'acceso', before: 'no', after: 'si', subject: 'Rogelio Ibarra Peña' });
  const password = 'cortina-37-verde';
  await client.request('addUser', {
    ...{ ...profile, role_id: 1, name: 'Elvira Ochoa', email: 'elvira@ejemplo.mx' },
    ...{ password, password_confirmation: password },
  });
  const after = await client.request('activity', {});
  expect(after.filter(({ what }) => what === 'alta')).toMatchObject([
    { subject: 'Elvira Ochoa', after: null },
  ]);
  expect(JSON.stringify(after)).not.toContain(password);
});

it('an order that is moved is in the activity with its reason, for administrators alone (B144)', async () => {
  const { id, number, stage } = seededOrder('Recámara de Sofía');
  const client = await clientOf('administrator');
  const note = 'La clienta cambió de casa';
  await client.request('moveOrder', { id, from: stage, to: 'cancelado', note });
  const [newest] = await client.request('activity', {});
  expect(newest).toMatchObject({
    ...{ kind: 'orden', subject: `P-${String(number)}`, what: 'etapa' },
    ...{ before: stage, after: 'cancelado', note },
  });
  const refused = await failureOf((await clientOf('distributor')).request('activity', {}));
  expect(refused.status).toBe(403);
});

const ROSA = 12;
const changed = { ...profile, id: ROSA, role_id: 2 };

it('an account has its discount level and its network from its form (B145)', async () => {
  const administrator = await clientOf('administrator');
  await administrator.request('updateUser', { ...changed, tier: 'oro', network_id: 2 });
  const after = (await administrator.request('users', {})).find(({ id }) => id === ROSA);
  expect(after).toMatchObject({ tier: 'oro', network_id: 2 });
  const [level] = (await administrator.request('activity', {})).filter(({ what }) => what === 'nivel');
  expect(level).toMatchObject({ subject: profile.name, before: 'plata', after: 'oro' });
});

it('what is not sent stays, and null takes it away (B145)', async () => {
  const administrator = await clientOf('administrator');
  const find = async () => (await administrator.request('users', {})).find(({ id }) => id === 1);
  const before = await find();
  await administrator.request('updateUser', { ...profile, id: 1, role_id: 3 });
  expect(await find()).toMatchObject({ address: before?.address, network_id: 2 });
  await administrator.request('updateUser', { ...profile, id: 1, role_id: 3, network_id: null });
  expect(await find()).toMatchObject({ network_id: null });
});

it('a level that is not in the price list, and a network of nobody who sells, are refused (B145)', async () => {
  const administrator = await clientOf('administrator');
  const failure = await failureOf(
    administrator.request('updateUser', { ...changed, tier: 'diamante', network_id: 1 }),
  );
  expect(Object.keys(failure.fields)).toEqual(['tier', 'network_id']);
});
