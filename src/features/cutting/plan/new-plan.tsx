import { Button, Group } from '@mantine/core';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { cutPlanMachine, cutPlannerActor } from '#machines/cut-plan/cut-plan.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { useServices } from '#src/actor-hooks/services.ts';
import type { CuttingStock } from '#src/api/contract/assumed/cutting.ts';
import { hasRole } from '#src/config/permissions.ts';
import { counted } from '#src/format/words.ts';
import type { CutList } from '#src/materials/cut-list.ts';
import { cutTaskOf } from '#src/materials/cut-task.ts';
import { ProgressLine } from '#src/remote-data/progress-line.tsx';
import { ErrorAlert } from '#src/ui/messages/error-alert.tsx';
import { billOf } from '../bill/bill.ts';
import { planInWorker } from '../task/plan-in-worker.ts';
import { reservationOf, type PlannedFor } from '../task/reservation.ts';
import { PlanResult } from './plan-result.tsx';
import { Reservation } from './reservation.tsx';

interface NewPlanProps {
  readonly of: PlannedFor;
  readonly list: CutList;
  readonly stock: CuttingStock;
  /** The orders or pieces that it cuts. */
  readonly name: string;
  /** Whether what it takes is out of stock already, so that nothing is reserved. @default false */
  readonly isOut?: boolean;
  /** Loads what there is again. */
  readonly onReload: () => void;
}

const plannedInWorker = cutPlanMachine.provide({ actors: { plan: cutPlannerActor(planInWorker) } });

/** A plan that is made now, with its progress and a way to stop it. */
export function NewPlan({ of, list, stock, name, isOut = false, onReload }: NewPlanProps) {
  const task = useMemo(() => cutTaskOf(list, stock), [list, stock]);
  const actor = useActorRef(plannedInWorker, { ...useActorSurroundings(), input: task });
  useEffect(() => {
    actor.send({ type: 'plan.read', task });
  }, [actor, task]);
  const snapshot = useSelector(actor, (state) => state);
  const { session } = useServices();
  const user = useSelector(session, ({ context }) => context.user);
  const { progress, result } = snapshot.context;
  const bill = useMemo(() => (result === null ? [] : billOf(list, result, stock)), [list, result, stock]);
  const begin = () => {
    actor.send({ type: 'plan.begin' });
  };
  return (
    <>
      {snapshot.matches('planning') ? (
        <Group gap="0.5rem 0.75rem">
          <p role="status">
            Acomodando{' '}
            {counted(
              list.cloths.reduce((total, { pieces }) => total + pieces.length, 0),
              'tela',
              'telas',
            )}
            …
          </p>
          <ProgressLine label="Avance del plan" value={progress.done} max={progress.total} />
          <Button
            onClick={() => {
              actor.send({ type: 'plan.cancel' });
            }}
          >
            Detener
          </Button>
        </Group>
      ) : null}
      {snapshot.matches('outdated') ? <p role="status">Viendo qué hay ahora…</p> : null}
      {snapshot.matches('stopped') ? (
        <Group gap="0.5rem 0.75rem">
          <p role="status">Detuviste el plan.</p>
          <Button onClick={begin}>Volver a empezar</Button>
        </Group>
      ) : null}
      {snapshot.matches('failed') ? (
        <ErrorAlert
          title="No pudimos hacer el plan. Revisa tu internet e inténtalo de nuevo."
          onRetry={begin}
        />
      ) : null}
      {snapshot.matches('ready') && result !== null ? (
        !isOut && hasRole(user, 'administrador') ? (
          <Reservation
            plan={null}
            values={reservationOf(of, result, bill, stock)}
            onClosed={onReload}
            onRenew={() => {
              actor.send({ type: 'plan.renew' });
              onReload();
            }}
          >
            {(form, folio) => <PlanResult {...{ result, list, stock, bill, name, folio }}>{form}</PlanResult>}
          </Reservation>
        ) : (
          <PlanResult {...{ result, list, stock, bill, name }} folio={null} />
        )
      ) : null}
    </>
  );
}
