import { workshopStage, type OrderStage, type WorkshopStage } from '#src/config/order-stages.ts';
import { supplyOfOrder, takesToday } from '../availability.ts';
import { releaseOrder } from '../cutting/plans.ts';
import { consume, giveBack, reserve } from '../cutting/take.ts';
import type { Answer } from '../requests/handle.ts';
import { conflict, forbidden, invalid } from '../requests/refusal.ts';
import type { CutPlanRow } from '../rows/cut-plan.ts';
import type { OrderRow } from '../rows/order.ts';
import type { UserRow } from '../rows/user.ts';
import { roleIds } from '../seeds/roles.ts';
import { validate } from '../validation/fields.ts';
import { note } from '../validation/note.ts';
import { sameText } from '../validation/same-id.ts';
import { stage } from '../validation/stage.ts';
import { followPlan } from './follow-plan.ts';
import { missingOf } from './missing.ts';
import { moveTo } from './move-to.ts';
import { checkSeen, namedOrder } from './named.ts';
import { serializeOrder } from './serialize.ts';
import { stageBehind, stagesAhead } from './stage-path.ts';

const isInstalled = (at: WorkshopStage) => at === 'instalado' || at === 'entregado';

const lacks = {
  anticipo: 'Falta el anticipo de esta orden.',
  medidas: 'Faltan por confirmar las medidas de esta orden.',
  tela: 'Falta tela para esta orden.',
  material: 'Falta material para esta orden.',
} as const;

const needsReason = () => invalid({ note: ['Escribe por qué.'] });

/** Checks that this person may move this order to a stage. @throws Refusal 403, 409 or 422 */
function checkMove(person: UserRow, order: OrderRow, to: OrderStage, reason: string): void {
  const isAdministrator = person.role_id === roleIds.administrador;
  if (!isAdministrator && (order.user_id !== person.id || to !== 'cancelado')) throw forbidden();
  const from = workshopStage(order.stage);
  if (from === 'cancelado') throw conflict('Esta orden está cancelada.');
  if (to === 'cancelado') {
    if (isInstalled(from)) throw conflict('Esta orden ya se instaló: no se puede cancelar.');
    if (!isAdministrator && from !== 'confirmado')
      throw conflict('Esta orden ya se está fabricando. Llámanos para cancelarla.');
    if (isAdministrator && reason === '') throw needsReason();
    return;
  }
  const wanted = workshopStage(to);
  if (stageBehind(order) === wanted) {
    if (reason === '') throw needsReason();
    return;
  }
  if (!stagesAhead(order).includes(wanted)) throw conflict('Una orden pasa por sus etapas una tras otra.');
  const [missing] = missingOf(order, supplyOfOrder(order)).filter((one) => one.stage === wanted);
  if (missing) throw conflict(lacks[missing.kind]);
}

/** Takes out of stock what is cut of an order and no plan had reserved. */
async function bookOut(row: OrderRow): Promise<CutPlanRow['takes']> {
  const takes = takesToday(row);
  await reserve(row.id, takes);
  await consume(takes);
  return takes;
}

/** What an order took that goes back before it was cut. */
const tookFor = ({ steps, ...order }: OrderRow, to: WorkshopStage): CutPlanRow['takes'] =>
  to === 'material-reservado' && workshopStage(order.stage) === 'en-corte' ? (steps.at(-1)?.took ?? []) : [];

export const moveOrder: Answer = async (call) => {
  const person = call.user();
  const row = namedOrder(call);
  const sent = validate(call.fields, {
    id: sameText(row.id),
    from: stage('Falta la etapa que viste.'),
    to: stage('Elige una etapa.'),
    note: note('La nota'),
  });
  const reason = sent.note.trim();
  checkSeen(row, sent.from);
  checkMove(person, row, sent.to, reason);
  const to = workshopStage(sent.to);
  const took = to === 'en-corte' || to === 'armado' ? await bookOut(row) : [];
  await giveBack(tookFor(row, to));
  const moved = await moveTo(row, to, person.id, reason === '' ? null : reason, took);
  const leaves = to === 'cancelado' || workshopStage(row.stage) === 'material-reservado';
  if (leaves && to !== 'en-corte') await releaseOrder(row.id, person.id);
  return { data: serializeOrder((await followPlan(row.id, person.id)) ?? moved, person) };
};
