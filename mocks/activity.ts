import { accountChanges, type AccountChangeRow } from './rows/account-change.ts';
import { files } from './rows/file.ts';
import { municipalities } from './rows/municipality.ts';
import { orders, type OrderRow } from './rows/order.ts';
import { roles } from './rows/role.ts';
import { users, type UserRow } from './rows/user.ts';

type What = AccountChangeRow['what'];

const flag = (value: boolean) => (value ? 'si' : 'no');
const nameIn = (rows: readonly { readonly id: number; readonly name: string }[], id: number | null) =>
  rows.find((row) => row.id === id)?.name ?? null;

/** What is noted of an account, as the log writes it. The password is not. */
const noted: Readonly<Record<Exclude<What, 'alta'>, (user: UserRow) => string | null>> = {
  acceso: ({ active }) => flag(active),
  mapa: ({ active_map }) => flag(active_map),
  rol: ({ role_id }) => nameIn(roles.all(), role_id),
  nombre: ({ name }) => name,
  correo: ({ email }) => email,
  telefono: ({ phone }) => phone,
  lugar: ({ municipality_id }) => nameIn(municipalities.all(), municipality_id),
  direccion: ({ address }) => address,
  nivel: ({ tier }) => tier,
  red: ({ network_id }) => nameIn(users.all(), network_id),
  ubicacion: ({ lat, lng }) => (lat === null || lng === null ? null : `${String(lat)}, ${String(lng)}`),
};

const whats = Object.keys(noted).filter((what): what is keyof typeof noted => Object.hasOwn(noted, what));

async function note(by: UserRow, of: UserRow, change: Pick<AccountChangeRow, 'what' | 'before' | 'after'>) {
  await accountChanges.create({
    id: crypto.randomUUID(),
    at: new Date().toISOString(),
    by: by.id,
    user_id: of.id,
    ...change,
  });
}

/** Notes that an account was made. */
export const noteNewAccount = (by: UserRow, of: UserRow): Promise<void> =>
  note(by, of, { what: 'alta', before: null, after: null });

/** Notes what differs between an account and itself before. */
export async function noteChanges(by: UserRow, old: UserRow, now: UserRow): Promise<void> {
  for (const what of whats) {
    const [before, after] = [noted[what](old), noted[what](now)];
    if (before !== after) await note(by, now, { what, before, after });
  }
}

/** Who it was, without what an administrator need not read here. */
const personOf = (id: number | null) => {
  const found = users.findFirst((query) => query.where((row) => row.id === id));
  return found === undefined ? null : { id: found.id, name: found.name };
};

/** The changes that an order's own history tells. */
function changesOf({ id, number, steps, changes, payments }: OrderRow) {
  const common = { kind: 'orden', subject: `P-${String(number)}` };
  return [
    ...steps.slice(1).map(({ stage, at, note: why, by }, before) => ({
      ...{ ...common, id: `${id}-etapa-${String(before)}`, what: 'etapa', at, note: why, by },
      ...{ before: steps[before]?.stage ?? null, after: stage },
    })),
    ...changes.map(({ kind, at, note: why, by, day, day_before, pieces }, before) => ({
      ...{ ...common, id: `${id}-cambio-${String(before)}`, what: kind, at, note: why, by },
      ...{ before: day_before, after: kind === 'promesa' ? day : pieces === null ? null : String(pieces) },
    })),
    ...payments.flatMap(({ id: payment, events }) =>
      events.map(({ state, at, note: why, by }, before) => ({
        ...{ ...common, id: `${id}-pago-${payment}-${String(before)}`, what: 'pago', at, note: why, by },
        ...{ before: events[before - 1]?.state ?? null, after: state },
      })),
    ),
  ];
}

/** Every change of accounts, orders and published files, the newest first. */
export function activity() {
  const ofAccounts = accountChanges.all().map(({ user_id, ...row }) => ({
    ...{ ...row, kind: 'cuenta', note: null },
    subject: nameIn(users.all(), user_id) ?? `Cuenta ${String(user_id)}`,
  }));
  const ofFiles = files.all().flatMap(({ slug, name, changes }) =>
    changes.map(({ at, by, what }, before) => ({
      ...{
        id: `${slug}-${String(before)}`,
        at,
        by,
        kind: 'archivo',
        subject: name,
        what: 'archivo',
        note: null,
      },
      ...{ before: changes[before - 1]?.what ?? null, after: what },
    })),
  );
  return [...ofAccounts, ...ofFiles, ...orders.all().flatMap(changesOf)]
    .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
    .map((row) => ({ ...row, by: personOf(row.by) }));
}
