import {
  asksForInstallation,
  asksForMeasures,
  workshopStage,
  type WorkshopStage,
} from '#src/config/order-stages.ts';
import type { OrderRow } from '../rows/order.ts';

/** The stages that an order passes, in order; where there are two, it passes one of them. */
function stagePath(
  windows: OrderRow['windows'],
  stage: WorkshopStage,
): readonly (readonly WorkshopStage[])[] {
  const checks = asksForMeasures(windows) || stage === 'medidas-confirmadas';
  const installs = asksForInstallation(windows) || stage === 'instalado';
  return [
    ['confirmado'],
    ...(checks ? [['medidas-confirmadas'] as const] : []),
    ['material-reservado'],
    ['en-corte'],
    ['armado'],
    ['revisado'],
    ['listo', 'enviado'],
    ...(installs ? [['instalado'] as const] : []),
    ['entregado'],
  ];
}

type Placed = Pick<OrderRow, 'windows' | 'stage' | 'steps'>;

const placeIn = (path: ReturnType<typeof stagePath>, stage: WorkshopStage) =>
  path.findIndex((place) => place.includes(stage));

/** Returns the stages that an order may reach next; none after the last, and for a cancelled order. */
export function stagesAhead({ windows, stage }: Placed): readonly WorkshopStage[] {
  const now = workshopStage(stage);
  const path = stagePath(windows, now);
  const at = placeIn(path, now);
  return at === -1 ? [] : (path[at + 1] ?? []);
}

/** Returns the stage that an order may go back to; null for one that was delivered or cancelled, or has just begun. */
export function stageBehind({ windows, stage, steps }: Placed): WorkshopStage | null {
  const now = workshopStage(stage);
  if (now === 'entregado') return null;
  const path = stagePath(windows, now);
  const before = path[placeIn(path, now) - 1] ?? [];
  const passed = steps.map((step) => workshopStage(step.stage)).findLast((one) => before.includes(one));
  return passed ?? before[0] ?? null;
}
