import { municipalities } from './rows/municipality.ts';
import { states } from './rows/state.ts';
import type { UserRow } from './rows/user.ts';
import { dealers } from './seeds/dealers.ts';

/** Product families that dealers sell; the choice depends on the dealer's id, so that every list shows the same. */
const families = [
  ['enrollables', 'sheer-elegance', 'romanas', 'verticales', 'motorizacion'],
  ['enrollables', 'horizontales', 'panel-japones', 'sheer-elegance'],
  ['toldos-brazos-retractiles', 'toldos-verticales', 'toldos-pergolas', 'enrollables', 'motorizacion'],
  ['toldos-capotas', 'toldos-brazos-retractiles', 'verticales'],
] as const;

/** What those who call themselves after awnings sell, and what others do. */
const awnings = [families[2], families[3]];
const blinds = [families[0], families[1]];

const hours = [
  'Lunes a viernes de 9:00 a 18:30, sábado de 9:00 a 14:00',
  'Lunes a sábado de 10:00 a 19:00',
  'Con cita, de lunes a viernes',
] as const;

/** Country code of telephone numbers. */
const MEXICO = '52';

/** Above the ids of the people of any scenario. */
const FIRST_OTHER = 100_001;

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
    hours: hours[id % hours.length],
    lat,
    lng,
    products: families[id % families.length],
  };
}

/** The dealers without an account here, as visitors see them; their ids follow those of any users. */
export const otherDealers = dealers.map(([name, state, municipality, lat, lng, dialling], index) => {
  const sold = name.startsWith('Toldos') ? awnings : blinds;
  const local = String(5_550_100 + index * 37).padStart(10 - dialling.length, '5');
  const phone = `${dialling}${local.slice(dialling.length - 10)}`;
  return {
    id: FIRST_OTHER + index,
    name,
    phone,
    whatsapp: `${MEXICO}${phone}`,
    email: null,
    address: null,
    state,
    municipality,
    hours: hours[index % hours.length],
    lat,
    lng,
    products: sold[index % sold.length],
  };
});
