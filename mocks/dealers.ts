import { municipalities } from './rows/municipality.ts';
import { states } from './rows/state.ts';
import type { UserRow } from './rows/user.ts';

/** Product families that dealers sell; the choice depends on the dealer's id, so that every list shows the same. */
const families = [
  ['enrollables', 'sheer-elegance', 'romanas', 'verticales', 'motorizacion'],
  ['enrollables', 'horizontales', 'panel-japones', 'sheer-elegance'],
  ['toldos-brazos-retractiles', 'toldos-verticales', 'toldos-pergolas', 'enrollables', 'motorizacion'],
  ['toldos-capotas', 'toldos-brazos-retractiles', 'verticales'],
] as const;

/** Country code of telephone numbers. */
const MEXICO = '52';

/** Returns a dealer as visitors see it. */
export function serializeDealer({ id, name, company, phone, email, address, lat, lng, ...user }: UserRow) {
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
    products: families[id % families.length],
  };
}
