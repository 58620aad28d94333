import type { InputOf } from '#src/api/contract/index.ts';
import { idIn, textIn } from '#src/browser/form-values.ts';
import { sentPhone } from '#src/reading/named-phone.ts';

type UserValues = Omit<InputOf<'updateUser'>, 'id'>;

/** Reads the values of the account fields. */
export const valuesIn = (data: FormData): UserValues => ({
  name: textIn(data, 'name'),
  email: textIn(data, 'email'),
  phone: sentPhone(textIn(data, 'phone')),
  state_id: idIn(data, 'state_id'),
  municipality_id: idIn(data, 'municipality_id'),
  role_id: idIn(data, 'role_id'),
});

/** API names of the fields. */
export const USER_FIELDS = ['name', 'email', 'phone', 'state_id', 'municipality_id', 'role_id'] as const;
