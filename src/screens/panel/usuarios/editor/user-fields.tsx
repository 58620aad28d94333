import type { User } from '#src/api/contract/user.ts';
import { PlaceFields } from '#src/features/account/place-fields.tsx';
import { phoneText } from '#src/format/phone.ts';
import { FormText } from '#src/forms/form-inputs.tsx';

/** Fields of an account. Autocomplete is off: the browser would fill in the administrator's data. */
export function UserFields({ user }: { readonly user: User | null }) {
  return (
    <>
      <FormText name="name" label="Nombre completo" autoComplete="off" defaultValue={user?.name ?? ''} />
      <FormText
        name="email"
        type="email"
        label="Correo electrónico"
        autoComplete="off"
        defaultValue={user?.email ?? ''}
      />
      <FormText
        name="phone"
        type="tel"
        label="Teléfono"
        autoComplete="off"
        defaultValue={phoneText(user?.phone ?? '')}
      />
      <PlaceFields
        whose="theirs"
        defaultState={user?.state_id ?? null}
        defaultMunicipality={user?.municipality_id ?? null}
      />
    </>
  );
}
