import { Stack, Text, Title } from '@mantine/core';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useId, type ReactNode } from 'react';
import { reservationMachine } from '#machines/reservation/reservation.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { progressOf } from '#src/actor-hooks/progress-of.ts';
import { useArrival } from '#src/actor-hooks/use-arrival.ts';
import type { CutPlan } from '#src/api/contract/assumed/cutting.ts';
import type { InputOf } from '#src/api/contract/index.ts';
import { textIn } from '#src/browser/form-values.ts';
import { FormSelect } from '#src/forms/form-inputs.tsx';
import { RemoteForm } from '#src/forms/remote-form.tsx';

interface ReservationProps {
  /** The plan, when its material is reserved already. */
  readonly plan: CutPlan | null;
  readonly values: InputOf<'reserveCutPlan'>;
  /** Called when the plan was closed. */
  readonly onClosed: () => void;
  /** Called when its material is to be planned again. @default never: it was reserved */
  readonly onRenew?: () => void;
  /** Shows the form with what it is of, and with the plan's folio once there is one. @default the form alone */
  readonly children?: (form: ReactNode, folio: string | null) => ReactNode;
}

const CONFLICT = 409;

/** Reserves what a plan takes, and later says that it was cut or will not be; for administrators. */
export function Reservation({
  plan,
  values,
  onClosed,
  onRenew = () => undefined,
  children = (form) => form,
}: ReservationProps) {
  const actor = useActorRef(reservationMachine, useActorSurroundings());
  useEffect(() => {
    if (plan !== null) actor.send({ type: 'reservation.found', plan });
  }, [actor, plan]);
  const snapshot = useSelector(actor, (state) => state);
  const titleId = useId();
  useArrival(actor, (state) => state.matches('closed'), onClosed);
  useArrival(actor, (state) => state.matches('outdated'), onRenew);
  const { error, plan: reserved } = snapshot.context;
  const folio = reserved?.folio ?? '';
  if (snapshot.matches('closed')) return children(<p role="status">Cerramos el plan {folio}.</p>, folio);
  const isReserved = reserved !== null;
  const isTaken = !isReserved && error?.status === CONFLICT;
  return children(
    <Stack gap="sm" maw="30rem">
      <Title order={3} fz="lg" id={titleId}>
        {isReserved ? `Cerrar el plan ${folio}` : 'Apartar el material'}
      </Title>
      <RemoteForm
        key={folio}
        labelledBy={titleId}
        keptAs={null}
        fields={isReserved ? ['to'] : []}
        error={error}
        progress={progressOf(snapshot)}
        waitingLabel={isReserved ? 'Cerrando el plan…' : 'Apartando el material…'}
        submitLabel={isReserved ? 'Cerrar plan' : isTaken ? 'Volver a planear' : 'Apartar lo que hay'}
        onSubmit={(data) => {
          if (isTaken) actor.send({ type: 'reservation.renew' });
          else if (!isReserved) actor.send({ type: 'reservation.reserve', values });
          else {
            const end = textIn(data, 'to') === 'liberado' ? 'liberado' : 'cortado';
            actor.send({ type: 'reservation.close', end });
          }
        }}
        onCancel={() => {
          actor.send({ type: 'reservation.cancel' });
        }}
      >
        {isReserved ? (
          <FormSelect
            name="to"
            label="Qué pasó"
            description="Lo cortado sale del almacén y sus sobrantes entran; lo demás vuelve a quedar libre."
            data={[
              { value: 'cortado', label: 'Ya se cortó' },
              { value: 'liberado', label: 'No se va a cortar' },
            ]}
          />
        ) : (
          <Text fz="md">
            Se aparta lo que hay en el almacén. Si una orden se cancela, su material vuelve a quedar libre.
          </Text>
        )}
      </RemoteForm>
    </Stack>,
    reserved?.folio ?? null,
  );
}
