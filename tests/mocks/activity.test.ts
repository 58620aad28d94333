import { expect, it } from 'vitest';
import { profile } from '#tests/fixtures/person.ts';
import { clientOf, failureOf } from './support/client.ts';
import { seededOrder } from './support/shop.ts';

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
