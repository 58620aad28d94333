import { describe, expect, it } from 'vitest';
import { callNames, contract, type CallName } from '#src/api/contract/index.ts';
import { ApiError } from '#src/api/errors.ts';
import { may, noAccessTexts, type Ability } from '#src/config/permissions.ts';
import { routes } from '#src/config/routes.ts';
import { clientOf, type Person } from '#tests/mocks/support/client.ts';

/** Who is offered what: one row for each restricted ability. */
const table = {
  users: { administrador: true, distribuidor: false, cliente: false },
  quotesAdmin: { administrador: true, distribuidor: true, cliente: false },
  ordersAdmin: { administrador: true, distribuidor: true, cliente: false },
  cartAdmin: { administrador: true, distribuidor: true, cliente: false },
  blindsStock: { administrador: true, distribuidor: true, cliente: false },
  galleriesStock: { administrador: true, distribuidor: true, cliente: false },
  motorsStock: { administrador: true, distribuidor: true, cliente: false },
  pricesStock: { administrador: true, distribuidor: true, cliente: false },
} satisfies Record<Ability, Record<string, boolean>>;

const isAbility = (name: string): name is Ability => name in table;
const abilities = Object.keys(table).filter(isAbility);

const withRoles = (...names: (string | null)[]) => ({ roles: names.map((name) => ({ name })) });

describe.each(abilities)('%s', (ability) => {
  it.each(Object.entries(table[ability]))('for a person of the role %s: %s (B82)', (role, expected) => {
    expect(may(withRoles(role), ability)).toBe(expected);
  });

  it.each([
    ['an unknown person', null],
    ['a person without a role', withRoles()],
    ['a role without a name', withRoles(null)],
    ['a role that the table does not know', withRoles('gerente de zona')],
    ['a role named like an object property', withRoles('constructor')],
    ['an unknown role beside a known one', withRoles('cliente', 'gerente de zona')],
    ['an administrator who is a customer too', withRoles('cliente', 'administrador')],
  ])('is offered to %s (B82)', (_, person) => {
    expect(may(person, ability)).toBe(true);
  });

  it('names the roles to ask (B83)', () => {
    expect(noAccessTexts[ability]).toMatch(/\.$/);
    expect(routes[ability].frame).toBe('panel');
  });
});

it.each([
  ['admin', 'administrador'],
  [' Administrator ', 'administrador'],
  ['Distributor', 'distribuidor'],
  ['CUSTOMER', 'cliente'],
  ['client', 'cliente'],
] as const)('the role "%s" is %s', (name, role) => {
  for (const ability of abilities) expect(may(withRoles(name), ability)).toBe(table[ability][role]);
});

/** The call for each screen's list, if any. */
const lists = {
  users: 'users',
  blindsStock: 'blindsStock',
  galleriesStock: 'galleriesStock',
  motorsStock: 'motorsStock',
  pricesStock: 'pricesStock',
} as const satisfies Partial<Record<Ability, CallName>>;

/** The demo account of each role. */
const players = [
  ['administrador', 'administrator'],
  ['distribuidor', 'distributor'],
  ['cliente', 'customer'],
] as const;

/** Whether the fake server gives a list to an account, instead of a 403. */
async function isGiven(call: (typeof lists)[keyof typeof lists], player: Person): Promise<boolean> {
  const client = await clientOf(player);
  return client.request(call, {}).then(
    () => true,
    (error: unknown) => !(error instanceof ApiError && error.status === 403),
  );
}

describe('the fake server', () => {
  const asked = Object.entries(lists).flatMap(([ability, call]) =>
    players.map(([role, player]) => ({ ability, call, role, player })),
  );

  it.each(asked)('gives $ability to a person of the role $role when the table offers it', async (one) => {
    const { ability, call, role, player } = one;
    const offered = isAbility(ability) && may(withRoles(role), ability);
    expect((await isGiven(call, player)) || !offered).toBe(true);
  });

  it.each(players)(
    'refuses the users to a person of the role %s exactly when the table does',
    async (role, player) => {
      expect(await isGiven('users', player)).toBe(may(withRoles(role), 'users'));
    },
  );

  it('restricts users, activity, publications, changes of an order, the reservation of material and requests of samples to administrators', () => {
    const kept = callNames.filter((call) => contract[call].access === 'administrator');
    expect(kept.toSorted()).toEqual([
      'activity',
      'addUser',
      'changeOrder',
      'closeCutPlan',
      'publications',
      'publishFile',
      'reserveCutPlan',
      'sampleRequests',
      'sendSamples',
      'setCoordinates',
      'toggleUserActive',
      'toggleUserMapActive',
      'updateUser',
      'users',
      'withdrawFile',
    ]);
  });
});
