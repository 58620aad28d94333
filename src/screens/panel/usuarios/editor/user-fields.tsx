import type { User } from '#src/api/contract/user.ts';
import { PlaceFields } from '../../../support/place-fields.tsx';
import { TextField } from '../../../support/text-field.tsx';

/** What is written of a person, theirs or still to be: the browser's own data would be somebody else's. */
export function UserFields({ user }: { readonly user: User | null }) {
  return (
    <>
      <TextField
        name="name"
        label="Nombre completo"
        autoComplete="off"
        {...(user?.name ? { defaultValue: user.name } : {})}
      />
      <TextField
        name="email"
        type="email"
        label="Correo electrónico"
        autoComplete="off"
        {...(user?.email ? { defaultValue: user.email } : {})}
      />
      <TextField
        name="phone"
        type="tel"
        label="Teléfono"
        autoComplete="off"
        {...(user?.phone ? { defaultValue: user.phone } : {})}
      />
      <PlaceFields
        whose="theirs"
        defaultState={user?.state_id ?? null}
        defaultMunicipality={user?.municipality_id ?? null}
      />
    </>
  );
}
