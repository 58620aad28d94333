import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { contract, type CallName } from '#src/api/contract/index.ts';
import { savedOrder } from '#stories/charts/samples/orders.ts';

const decode = (name: CallName, wire: unknown) => z.parse<z.core.$ZodType>(contract[name].output, wire);
const user = { id: 7, active: true };
const state = { id: 19, name: 'Nuevo León' };

describe('a reply', () => {
  it.each([
    ['cancelado', null],
    ['en-corte', '2026-12-04'],
  ])('of an order that is %s tells %j as the day that is promised (B155)', (stage, promised_on) => {
    const order = { ...savedOrder, stage, promised_on: '2026-12-04' };
    expect(decode('orders', [order])).toMatchObject([{ stage, promised_on }]);
    expect(decode('moveOrder', { order })).toMatchObject({ stage, promised_on });
  });

  it.each([
    [true, true],
    [1, true],
    ['1', true],
    [false, false],
    [0, false],
    ['0', false],
  ])('with the flag %j is decoded to %j (B14)', (active, decoded) => {
    expect(decode('currentUser', { ...user, active })).toMatchObject({ active: decoded });
  });

  it('may have numbers as strings (B15)', () => {
    expect(decode('countCart', '12')).toBe(12);
    for (const wire of [{ data: { count: 12 } }, { success: true, total: '12' }, { data: { cot: 12 } }]) {
      expect(decode('countCart', wire)).toBe(12);
    }
    expect(decode('currentUser', { ...user, id: '7', lat: '25.7' })).toMatchObject({ id: 7, lat: 25.7 });
    expect(decode('catalogPrices', [{ id: '1', name: 'Lino', price: '890.50' }])).toMatchObject([
      { id: 1, price: 890.5 },
    ]);
  });

  it.each([
    ['states', state],
    ['roles', state],
    ['users', user],
    ['priceListFiles', { name: 'Lista', url: '/lista.pdf' }],
  ] as const)('of %s is a list, bare or inside data (B16)', (name, row) => {
    expect(decode(name, [row])).toMatchObject([row]);
    expect(decode(name, { data: [row] })).toMatchObject([row]);
  });

  it.each(['currentUser', 'updateProfile', 'toggleUserActive', 'setCoordinates'] as const)(
    'of %s is a user, bare, inside data or inside user (B17)',
    (name) => {
      const nested = [{ data: { user } }, { user: { data: user } }, { ...user, data: { theme: 1 } }];
      for (const wire of [user, { data: user }, { user }, ...nested]) {
        expect(decode(name, wire)).toMatchObject(user);
      }
    },
  );

  it('of login has the user beside the token, or inside user (B18)', () => {
    const decoded = { token: '1|abc', user };
    expect(decode('login', { token: '1|abc', user })).toMatchObject(decoded);
    expect(decode('login', { token: '1|abc', ...user })).toMatchObject(decoded);
    expect(decode('login', { token: '1|abc', data: user })).toMatchObject(decoded);
    expect(decode('login', { success: true, data: { token: '1|abc', user: { data: user } } })).toMatchObject(
      decoded,
    );
  });

  it('keeps unknown fields (B19)', () => {
    expect(decode('currentUser', { ...user, company: 'Persianas del Norte' })).toMatchObject({
      company: 'Persianas del Norte',
    });
  });

  it.each([
    [{ map_active: 1 }, { active_map: true }],
    [{ active_map: 1 }, { active_map: true }],
    [
      { latitude: '25.7', longitude: -100.3 },
      { lat: 25.7, lng: -100.3 },
    ],
    [{ role: 'Cliente' }, { roles: [{ id: null, name: 'Cliente' }] }],
    [{ roles: 'Cliente' }, { roles: [{ id: null, name: 'Cliente' }] }],
    [{ role_id: 3 }, { roles: [{ id: 3, name: null }] }],
    [{ roles: [{ id: 3, name: 'Cliente' }] }, { roles: [{ id: 3, name: 'Cliente' }] }],
  ])('of a user with %j is read as %j (B21)', (fields, decoded) => {
    expect(decode('currentUser', { ...user, ...fields })).toMatchObject(decoded);
  });
});
