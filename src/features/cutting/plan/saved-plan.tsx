import { Stack, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useConfig, useServices } from '#src/actor-hooks/services.ts';
import type { CutPlan, CuttingStock } from '#src/api/contract/assumed/cutting.ts';
import { hasRole } from '#src/config/permissions.ts';
import { readResult } from '#src/cutting/index.ts';
import { calendarOf } from '#src/format/dates.ts';
import type { CutList } from '#src/materials/cut-list.ts';
import layout from '#src/ui/styles/layout.module.css';
import { billOf } from '../bill/bill.ts';
import { reservationOf } from '../task/reservation.ts';
import { PlanResult } from './plan-result.tsx';
import { Reservation } from './reservation.tsx';

interface SavedPlanProps {
  readonly plan: CutPlan;
  readonly list: CutList;
  readonly stock: CuttingStock;
  /** The orders or pieces that it cuts. */
  readonly name: string;
  /** Called when it was closed. */
  readonly onClosed: () => void;
}

const EMPTY = { cloths: [], bars: [] };

/** A plan whose material is reserved or was cut, as it was saved. */
export function SavedPlan({ plan, list, stock, name, onClosed }: SavedPlanProps) {
  const { timeZone } = useConfig();
  const calendar = calendarOf(timeZone);
  const { session } = useServices();
  const user = useSelector(session, ({ context }) => context.user);
  const result = useMemo(() => readResult(plan.layout), [plan.layout]);
  const bill = useMemo(() => (result === null ? [] : billOf(list, result, stock)), [list, result, stock]);
  const day = calendar.day(plan.made_at);
  const sentence = [
    `Plan ${plan.folio}`,
    plan.state === 'apartado' ? 'su material está apartado' : 'ya se cortó',
    ...(day === null ? [] : [`se guardó el ${day}`]),
  ].join(': ');
  const close =
    plan.state === 'apartado' && hasRole(user, 'administrador') ? (
      <Reservation
        plan={plan}
        values={reservationOf(plan, result ?? EMPTY, bill, stock)}
        onClosed={onClosed}
      />
    ) : null;
  return (
    <Stack gap="lg">
      <Text fz="md">{sentence}.</Text>
      {result === null ? (
        <>
          <p className={layout.note}>No pudimos leer sus cortes. Puedes cerrarlo y hacer otro.</p>
          {close}
        </>
      ) : (
        <PlanResult result={result} list={list} stock={stock} bill={bill} folio={plan.folio} name={name}>
          {close}
        </PlanResult>
      )}
    </Stack>
  );
}
