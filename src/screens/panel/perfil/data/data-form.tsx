import { useActorRef, useSelector } from '@xstate/react';
import { profileMachine } from '#machines/profile.machine.ts';
import type { User } from '#src/api/contract/user.ts';
import { notify } from '#src/ui/notices/notices.ts';
import { useActorSurroundings } from '../../../support/actor-surroundings.ts';
import { idIn, textIn } from '../../../support/form-values.ts';
import { PlaceFields } from '../../../support/place-fields.tsx';
import { progressOf } from '../../../support/progress-of.ts';
import { RemoteForm } from '../../../support/remote-form.tsx';
import type { Services } from '../../../support/services.ts';
import { TextField } from '../../../support/text-field.tsx';
import { useArrival } from '../../../support/use-arrival.ts';

const FIELDS = ['name', 'email', 'phone', 'state_id', 'municipality_id'] as const;

interface DataFormProps extends Pick<Services, 'session'> {
  readonly user: User;
  readonly labelledBy: string;
}

/** The person's own data, as the session knows them. */
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
            phone: textIn(data, 'phone'),
            state_id: idIn(data, 'state_id'),
            municipality_id: idIn(data, 'municipality_id'),
          },
        });
      }}
    >
      <TextField name="name" label="Nombre completo" autoComplete="name" defaultValue={user.name ?? ''} />
      <TextField
        name="email"
        type="email"
        label="Correo electrónico"
        description="Con él entras a tu cuenta."
        autoComplete="email"
        defaultValue={user.email ?? ''}
      />
      <TextField
        name="phone"
        type="tel"
        label="Teléfono"
        autoComplete="tel-national"
        defaultValue={user.phone ?? ''}
      />
      <PlaceFields defaultState={user.state_id} defaultMunicipality={user.municipality_id} />
    </RemoteForm>
  );
}
