import type { User } from '#src/api/contract/user.ts';
import type { Calendar } from '#src/format/dates.ts';
import { phoneText } from '#src/format/phone.ts';
import type { CsvColumn } from '#src/lists/csv.ts';
import { rolesIn } from '../roles.ts';
import { placeOf, type Places } from './filter-users.ts';

const yesOrNo = (value: boolean) => (value ? 'Sí' : 'No');

/** The columns of the exported file. Days are those of the shop. */
export const userFile = (places: Places, calendar: Calendar): readonly CsvColumn<User>[] => [
  { title: 'Nombre', value: ({ name }) => name },
  { title: 'Correo', value: ({ email }) => email },
  { title: 'Teléfono', value: ({ phone }) => phoneText(phone ?? '') },
  { title: 'Rol', value: rolesIn },
  { title: 'Estado', value: (user) => placeOf(user, places) },
  { title: 'Activo', value: ({ active }) => yesOrNo(active) },
  { title: 'En el mapa', value: ({ active_map }) => yesOrNo(active_map) },
  { title: 'Latitud', value: ({ lat }) => lat },
  { title: 'Longitud', value: ({ lng }) => lng },
  { title: 'Último acceso', value: ({ last_login_at }) => calendar.fileDayOf(last_login_at) },
];
