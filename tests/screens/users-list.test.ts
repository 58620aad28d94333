import { describe, expect, it } from 'vitest';
import { NO_RUN } from '#machines/support/switch-run.ts';
import { roles as roleRows } from '#mocks/seeds/roles.ts';
import { usersOn } from '#mocks/seeds/users.ts';
import type { User } from '#src/api/contract/user.ts';
import { calendarOf } from '#src/format/dates.ts';
import { normalizeText } from '#src/format/normalize-text.ts';
import { orderText } from '#src/lists/sort-order.ts';
import { changesText } from '#src/screens/panel/usuarios/changes/changes-text.ts';
import { locksOut } from '#src/screens/panel/usuarios/editor/lock-out.ts';
import {
  filterUsers,
  isFiltered,
  knownFilters,
  NO_FILTERS,
} from '#src/screens/panel/usuarios/list/filter-users.ts';
import { shownFlag } from '#src/screens/panel/usuarios/list/shown-flag.ts';
import { orders, sortIn, sortUsers } from '#src/screens/panel/usuarios/list/sort-users.ts';
import { userFile } from '#src/screens/panel/usuarios/list/user-file.ts';
import { roleOptions, rolesIn } from '#src/screens/panel/usuarios/roles.ts';
import { nameOf } from '#src/screens/panel/usuarios/user-texts.ts';
import { initialsOf } from '#src/ui/person/initials.ts';
import { bareUser, longNamed } from '#stories/charts/samples/people.ts';

const roleNamed = (id: number) => roleRows.filter((role) => role.id === id);

const people: readonly User[] = [
  ...usersOn('2026-11-28').map(({ role_id, ...row }) => ({ ...bareUser, ...row, roles: roleNamed(role_id) })),
  { ...bareUser, id: 901 },
  { ...longNamed, id: 902 },
];

const places = new Map([
  [19, 'Nuevo León'],
  [31, 'Yucatán'],
]);

const found = (filters: Partial<Record<keyof typeof NO_FILTERS, string>>) =>
  filterUsers(people, { ...NO_FILTERS, ...filters, busca: normalizeText(filters.busca ?? '') }, places);

describe('the filters of the users list', () => {
  it('keep every user when none is set', () => {
    expect(found({})).toEqual(people);
    expect(isFiltered(NO_FILTERS)).toBe(false);
    expect(isFiltered({ ...NO_FILTERS, orden: 'rol' })).toBe(false);
    expect(isFiltered({ ...NO_FILTERS, mapa: 'si' })).toBe(true);
  });

  it.each([
    ['mariana trevino', 1],
    ['TREVIÑO   mariana', 1],
    ['cliente@rollux', 1],
    ['lucia administrador', 3],
    ['901', 901],
  ])('find by words in any order: %s', (busca, id) => {
    expect(found({ busca }).map((user) => user.id)).toContain(id);
    expect(found({ busca }).length).toBeLessThan(4);
  });

  it('find words beside a state, and the country alone says nothing', () => {
    const [mariana] = found({ busca: 'mariana trevino' });
    const state = places.get(mariana?.state_id ?? 0) ?? '';
    expect(state).not.toBe('');
    for (const busca of [`Mariana, ${state}`, `Mariana, ${state}, México`]) {
      const users = found({ busca });
      expect(users).toContain(mariana);
      expect(users.length).toBeLessThan(4);
    }
  });

  it.each(['5512345678', '+52 55 1234 5678', '55.1234', '044 55 1234 5678', '(55) 1234-5678'])(
    'find a telephone that is stored in another way: %s',
    (busca) => {
      const stored = ['55 1234 5678', '5512345678', '+52 1 55 1234 5678'];
      const callers = stored.map((phone, id) => ({ ...bareUser, id, phone }));
      expect(filterUsers([...people, ...callers], { ...NO_FILTERS, busca }, places).slice(-3)).toEqual(
        callers,
      );
    },
  );

  it('find by another name of the state', () => {
    expect(found({ busca: 'n.l.' })).toEqual(found({ busca: 'nuevo leon' }));
    expect(found({ busca: 'n.l.' })).not.toEqual([]);
  });

  it('find by telephone, company and the name of the place', () => {
    const dealer = people.find(({ company }) => typeof company === 'string');
    expect(found({ busca: dealer?.phone ?? '' })).toContain(dealer);
    expect(found({ busca: String(dealer?.['company']) })).toContain(dealer);
    const northerners = found({ busca: 'nuevo leon' });
    expect(northerners.length).toBeGreaterThan(0);
    expect(northerners.every(({ state_id }) => state_id === 19)).toBe(true);
  });

  it('split the list by role, state, access and map', () => {
    const parts = (key: 'rol' | 'activo' | 'mapa', values: readonly string[]) =>
      values.flatMap((value) => found({ [key]: value })).toSorted((one, other) => one.id - other.id);
    expect(parts('activo', ['si', 'no'])).toEqual(people);
    expect(parts('mapa', ['si', 'no'])).toEqual(people);
    expect(
      parts(
        'rol',
        roleOptions(people).map(({ value }) => value),
      ),
    ).toEqual(people);
    expect(found({ estado: '31' }).every(({ state_id }) => state_id === 31)).toBe(true);
  });

  it.each([{ activo: 'foo' }, { mapa: 'foo' }, { rol: 'x' }, { estado: 'Yucatán' }, { estado: '99' }])(
    'ignore values that no list offers: %o',
    (unknown) => {
      expect(found(unknown)).toEqual(people);
      expect(isFiltered(knownFilters({ ...NO_FILTERS, ...unknown }, people, places))).toBe(false);
    },
  );
});

describe('the order of the users list', () => {
  it.each(orders)('by %s includes every user, reversed when descending', (by) => {
    const up = sortUsers(people, { by, descending: false }, places);
    const down = sortUsers(people, { by, descending: true }, places);
    expect(new Set(up)).toEqual(new Set(people));
    expect(new Set(down)).toEqual(new Set(people));
    expect(up[0]).not.toBe(down[0]);
  });

  it('is by name, ignoring accents, when the address has no valid order', () => {
    const names = sortUsers(people, sortIn('lo que sea'), places).map((user) => normalizeText(nameOf(user)));
    expect(names).toEqual(names.toSorted());
  });

  it('is written to the address and read back', () => {
    for (const by of orders) {
      for (const descending of [true, false]) {
        expect(sortIn(orderText(by, descending))).toEqual({ by, descending });
      }
    }
  });
});

describe('the labels of a user', () => {
  it.each([
    [{ ...bareUser, name: 'Ana' }, 'Ana'],
    [{ ...bareUser, email: 'ana@correo.mx' }, 'ana@correo.mx'],
    [bareUser, 'Usuario 7'],
  ])('include their name, or the parts that are known', (user, name) => {
    expect(nameOf(user)).toBe(name);
  });

  it.each([
    ['Mariana Treviño Salas', null, 'MT'],
    ['élan', null, 'É'],
    [null, 'ana@correo.mx', 'A'],
    ['Usuario 7', null, 'U7'],
    ['<>', null, null],
    ['', '', null],
  ])('have the initials of %s, %s as %s', (name, email, letters) => {
    expect(initialsOf(name, email)).toBe(letters);
  });

  it.each([
    [[], null],
    [[{ id: null, name: 'distribuidor' }], 'Distribuidor'],
    [[{ id: 4, name: null }], 'Rol 4'],
    [
      [
        { id: 1, name: 'administrador' },
        { id: 2, name: 'distribuidor' },
      ],
      'Administrador, Distribuidor',
    ],
  ])('list the roles by name', (roles, text) => {
    expect(rolesIn({ roles })).toBe(text);
  });
});

describe('the exported file', () => {
  const never = { ...bareUser, id: 1, name: 'Ana' };
  const known = { ...bareUser, id: 3, name: 'Carla', last_login_at: '2026-11-28T04:10:00Z' };

  it('writes what the list says, and the shop’s day of the last access', () => {
    const user: User = {
      ...known,
      email: 'carla@correo.mx',
      phone: '8155012345',
      roles: roleNamed(2),
      state_id: 31,
      active_map: true,
      lat: 20.97,
      lng: -89.62,
    };
    const file = userFile(places, calendarOf('America/Mexico_City'));
    expect(Object.fromEntries(file.map(({ title, value }) => [title, value(user)]))).toEqual({
      Nombre: 'Carla',
      Correo: 'carla@correo.mx',
      Teléfono: '81 5501 2345',
      Rol: 'Distribuidor',
      Estado: 'Yucatán',
      Activo: 'Sí',
      'En el mapa': 'Sí',
      Latitud: 20.97,
      Longitud: -89.62,
      'Último acceso': '2026-11-27',
    });
    expect(file.map(({ value }) => value(never)).filter(Boolean)).toEqual(['Ana', 'Sí', 'No']);
  });
});

describe('an administrator', () => {
  const admin = { id: 3, roles: [{ id: 1, name: 'administrador' }] };
  const dealer = { id: 2, name: 'distribuidor' };

  it.each([
    ['by another role of their own', admin, admin, dealer, true],
    ['by taking their own', admin, admin, null, true],
    ['not by leaving it as it is', admin, admin, undefined, false],
    ['not by another’s', admin, { ...admin, id: 4 }, null, false],
    ['not as far as is known, while they are not', null, admin, dealer, false],
    ['not where there is none to take', { id: 3, roles: [] }, { id: 3, roles: [] }, null, false],
  ])('loses access %s', (_, me, user, role, isLockedOut) => {
    expect(locksOut(me, user, role)).toBe(isLockedOut);
  });
});

describe('the state of a switch', () => {
  const user = { ...bareUser, active: true };

  it('comes from the newest list, or from the rendered row when the list no longer has it', () => {
    const run = NO_RUN;
    expect(shownFlag({ users: [{ ...user, active: false }], run }, user, 'active')).toEqual({
      on: false,
      pending: false,
    });
    expect(shownFlag({ users: [], run }, user, 'active')).toEqual({ on: true, pending: false });
  });

  it('is the requested one while its call is in progress', () => {
    const run = { ...NO_RUN, underWay: [{ user, flag: 'active' as const, to: false }] };
    expect(shownFlag({ users: [user], run }, user, 'active')).toEqual({ on: false, pending: true });
    expect(shownFlag({ users: [user], run }, user, 'active_map')).toEqual({ on: false, pending: false });
  });
});

describe('the result of a batch', () => {
  const ana = { ...bareUser, id: 1, name: 'Ana' };
  const off = { user: ana, flag: 'active' as const, was: true };
  const mapped = { user: { ...ana, id: 2 }, flag: 'active_map' as const, was: false };

  it.each([
    [{}, ''],
    [{ changes: [off] }, 'Cuenta desactivada: Ana.'],
    [{ changes: [mapped] }, 'Ya está en el mapa: Ana.'],
    [{ changes: [off, { ...off, user: { ...ana, id: 3 } }] }, '2 cuentas desactivadas.'],
    [{ changes: [off, mapped] }, '2 cambios guardados.'],
    [{ changes: [off], dropped: 1 }, 'Cuenta desactivada: Ana. Lo detuviste: quedó 1 sin cambiar.'],
    [
      { changes: [off], dropped: 1_200, already: 1 },
      'Cuenta desactivada: Ana. Lo detuviste: quedaron 1,200 sin cambiar. 1 ya estaba así.',
    ],
    [{ changes: [off], already: 3 }, 'Cuenta desactivada: Ana. 3 ya estaban así.'],
  ])('is described in a sentence', (part, text) => {
    expect(changesText({ ...NO_RUN, ...part })).toBe(text);
  });
});
