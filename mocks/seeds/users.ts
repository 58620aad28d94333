import { DAY_MS } from '#src/config/day-ms.ts';
import type { UserRow } from '../rows/user.ts';
import { daysBefore } from '../today.ts';
import { DEMO_PASSWORD, demoAccounts, inactiveAccount } from './accounts.ts';
import { cities } from './cities.ts';
import { locate } from './locations.ts';
import { companies, familyNames, givenNames, neighborhoods, streets } from './names.ts';
import { seededRandom, type SeededRandom } from './random.ts';
import { roleIds } from './roles.ts';

const HOW_MANY = 40;

/** Where companies are whose names say it: the municipality. */
const homes = new Map([
  ['Persianas del Norte', 'Monterrey'],
  ['Toldos Bahía', 'Benito Juárez'],
  ['Persianas La Catedral', 'Puebla'],
  ['Toldos del Bajío', 'León'],
  ['Diseño Textil Peninsular', 'Mérida'],
  ['Persianas Tres Ríos', 'Culiacán'],
]);
const FIRST_DAY = Date.UTC(2024, 0, 8, 15);

const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');

/** Returns an address in a domain reserved for examples. */
function makeUpEmail(name: string, id: number): string {
  const [first = 'persona', last = 'ejemplo'] = withoutAccents(name).toLowerCase().split(' ');
  return `${first}.${last}${String(id)}@ejemplo.mx`;
}

const round = (degrees: number) => Math.round(degrees * 10_000) / 10_000;

interface Identity {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly role_id: number;
}

const [customer, distributor, administrator] = demoAccounts;

/** The tiers of resellers; resellers not listed are in the first tier. */
const tiers = new Map<number, string>([
  [distributor.id, 'oro'],
  [administrator.id, 'platino'],
]);

/** The users in the demonstration distributor's network. */
const network: readonly number[] = [customer.id, 5, 7, 8, 10, 11];

/** Returns a user with generated data for everything except identity. */
function makeUpUser({ id, name, email, role_id }: Identity, random: SeededRandom): UserRow {
  const sells = role_id === roleIds.distribuidor;
  const company = sells ? (companies[(id - 2) % companies.length] ?? null) : null;
  const anywhere = random.pick(cities);
  const city = cities.findLast(({ municipality }) => municipality === homes.get(company ?? '')) ?? anywhere;
  const onMap = sells && random.next() < 0.8;
  return {
    id,
    name,
    email,
    role_id,
    password: DEMO_PASSWORD,
    active: random.next() < 0.9,
    active_map: onMap,
    phone: `${city.dialling}55${String(random.whole(0, 999_999)).padStart(6, '0')}`,
    image: random.next() < 0.75 ? `/storage/images/${String(id)}.svg` : null,
    lat: sells ? round(city.lat + (random.next() - 0.5) / 25) : null,
    lng: sells ? round(city.lng + (random.next() - 0.5) / 25) : null,
    ...locate(city.state, city.municipality),
    company,
    address: `${random.pick(streets)} ${String(random.whole(10, 2400))}, ${random.pick(neighborhoods)}`,
    tier: tiers.get(id) ?? (sells ? 'plata' : null),
    network_id: network.includes(id) ? distributor.id : null,
    last_login_at: null,
    created_at: new Date(FIRST_DAY + id * 17 * DAY_MS + random.whole(0, 8 * 3600) * 1000).toISOString(),
  };
}

function makeUpIdentity(id: number, random: SeededRandom): Identity {
  const name = `${random.pick(givenNames)} ${random.pick(familyNames)} ${random.pick(familyNames)}`;
  const role_id = id % 3 === 0 ? roleIds.distribuidor : roleIds.cliente;
  return { id, name, email: makeUpEmail(name, id), role_id };
}

/** Returns users with the ids from `first` to `last`; they are not demonstration accounts. */
export const makeUpPeople = (first: number, last: number, random: SeededRandom): UserRow[] =>
  Array.from({ length: last - first + 1 }, (_, index) =>
    makeUpUser(makeUpIdentity(first + index, random), random),
  );

/** Returns the initial users. */
function makeUsers(): UserRow[] {
  const random = seededRandom(2026);
  const demo = demoAccounts.map((account) => ({
    ...makeUpUser(account, random),
    active: true,
    image: `/storage/images/${String(account.id)}.svg`,
  }));
  const inactive = { ...makeUpUser(inactiveAccount, random), active: false };
  return [...demo, inactive, ...makeUpPeople(inactive.id + 1, HOW_MANY, random)];
}

export const users: readonly UserRow[] = makeUsers();

/** Days since people last logged in, in turns; null for those who never did. */
const AWAY_DAYS = [2, 3, 1, 12, null, 45, 7, 160] as const;

/** The initial users, with when they last logged in. */
export const usersOn = (day: string): readonly UserRow[] =>
  users.map((user) => {
    const days = AWAY_DAYS[user.id % AWAY_DAYS.length] ?? null;
    return { ...user, last_login_at: days === null ? null : daysBefore(day, days, -user.id) };
  });
