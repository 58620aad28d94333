import { useActorRef, useSelector } from '@xstate/react';
import { profileMachine } from '#machines/profile/profile.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { progressOf } from '#src/actor-hooks/progress-of.ts';
import type { Services } from '#src/actor-hooks/services.ts';
import { useArrival } from '#src/actor-hooks/use-arrival.ts';
import type { User } from '#src/api/contract/user.ts';
import { idIn, textIn } from '#src/browser/form-values.ts';
import { PlaceFields } from '#src/features/account/place-fields.tsx';
import { phoneText } from '#src/format/phone.ts';
import { FormText } from '#src/forms/form-inputs.tsx';
import { RemoteForm } from '#src/forms/remote-form.tsx';
import { sentPhone } from '#src/reading/named-phone.ts';
import { notify } from '#src/ui/notices/notices.tsx';

const FIELDS = ['name', 'email', 'phone', 'state_id', 'municipality_id'] as const;

interface DataFormProps extends Pick<Services, 'session'> {
  readonly user: User;
  readonly labelledBy: string;
}

/** A form with the user's data from the session. */
export function DataForm({ session, user, labelledBy }: DataFormProps) {
  const actor = useActorRef(profileMachine, useActorSurroundings());
  const snapshot = useSelector(actor, (state) => state);
  useArrival(
    actor,
    (state) => state.matches('done'),
    ({ context: { reply } }) => {
      if (reply !== null) session.send({ type: 'session.userChanged', user: reply });
      void notify({ title: 'Guardamos tus datos' });
    },
  );
  return (
    <RemoteForm
      labelledBy={labelledBy}
      keptAs="perfil"
      fields={FIELDS}
      error={snapshot.context.error}
      progress={progressOf(snapshot)}
      waitingLabel="Guardando tus datos…"
      submitLabel="Guardar datos"
      onCancel={() => {
        actor.send({ type: 'form.cancel' });
      }}
      onSubmit={(data) => {
        actor.send({
          type: 'form.submit',
          values: {
            name: textIn(data, 'name'),
            email: textIn(data, 'email'),
            phone: sentPhone(textIn(data, 'phone')),
            state_id: idIn(data, 'state_id'),
            municipality_id: idIn(data, 'municipality_id'),
          },
        });
      }}
    >
      <FormText name="name" label="Nombre completo" autoComplete="name" defaultValue={user.name ?? ''} />
      <FormText
        name="email"
        type="email"
        label="Correo electrónico"
        description="Con él entras a tu cuenta."
        autoComplete="email"
        defaultValue={user.email ?? ''}
      />
      <FormText
        name="phone"
        type="tel"
        label="Teléfono"
        autoComplete="tel-national"
        defaultValue={phoneText(user.phone ?? '')}
      />
      <PlaceFields defaultState={user.state_id} defaultMunicipality={user.municipality_id} />
    </RemoteForm>
  );
}
