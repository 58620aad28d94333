import { handle } from '../../handle.ts';
import { municipalities } from '../../rows/municipality.ts';
import { states } from '../../rows/state.ts';
import { users, type UserRow } from '../../rows/user.ts';

/** What each sells goes by their id, so that it is the same in every list. */
const ranges = [
  ['enrollables', 'sheer-elegance', 'romanas', 'verticales', 'motorizacion'],
  ['enrollables', 'horizontales', 'panel-japones', 'sheer-elegance'],
  ['toldos-brazos-retractiles', 'toldos-verticales', 'toldos-pergolas', 'enrollables', 'motorizacion'],
  ['toldos-capotas', 'toldos-brazos-retractiles', 'verticales'],
] as const;

const MEXICO = '52';

function publicCard({ id, name, company, phone, email, address, lat, lng, ...user }: UserRow) {
  const state = states.findFirst((query) => query.where((row) => row.id === user.state_id));
  const place = municipalities.findFirst((query) => query.where((row) => row.id === user.municipality_id));
  return {
    id,
    name: company ?? name,
    phone,
    whatsapp: phone === null ? null : `${MEXICO}${phone.replaceAll(/\D/g, '')}`,
    email,
    address,
    state: state?.name ?? null,
    municipality: place?.name ?? null,
    lat,
    lng,
    products: ranges[id % ranges.length],
  };
}

/** Nobody is shown whom an administrator did not put on the map, and nobody whose account is off. */
export const dealers = handle('dealers', () => ({
  data: users
    .all()
    .filter(({ active, active_map }) => active && active_map)
    .map(publicCard)
    .toSorted((one, other) => one.id - other.id),
}));
