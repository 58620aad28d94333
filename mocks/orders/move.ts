import { orderStages, type OrderStage } from '#src/api/contract/assumed/orders.ts';
import { releaseOrder } from '../cutting/plans.ts';
import type { Answer } from '../handle.ts';
import { isResponsibleFor } from '../network.ts';
import { findOrder } from './find.ts';
import { serializeOrder } from './serialize.ts';
import { conflict, forbidden, notFound } from '../refusal.ts';
import { orders, type OrderRow } from '../rows/order.ts';
import type { UserRow } from '../rows/user.ts';
import { roleIds } from '../seeds/roles.ts';
import { stage } from '../validation/stage.ts';
import { validate } from '../validation/fields.ts';
import { note } from '../validation/note.ts';
import { sameText } from '../validation/same-id.ts';

const chain = orderStages.filter((one) => one !== 'cancelado');
const INSTALLED = chain.indexOf('instalado');

/** Checks that this person may move this order to a stage. @throws Refusal 403 or 409 */
function checkMove(person: UserRow, { stage: from, user_id }: OrderRow, to: OrderStage): void {
  const isAdministrator = person.role_id === roleIds.administrador;
  if (!isAdministrator && (user_id !== person.id || to !== 'cancelado')) throw forbidden();
  if (from === 'cancelado') throw conflict('Esta orden está cancelada.');
  const at = chain.indexOf(from);
  if (to === 'cancelado') {
    if (at >= INSTALLED) throw conflict('Esta orden ya se instaló: no se puede cancelar.');
    if (!isAdministrator && at > 0)
      throw conflict('Esta orden ya se está fabricando. Llámanos para cancelarla.');
    return;
  }
  if (chain[at + 1] !== to) throw conflict('Una orden pasa por sus etapas una tras otra.');
}

export const moveOrder: Answer = async ({ fields, param, user }) => {
  const person = user();
  const row = findOrder(param('id'));
  if (!row || !isResponsibleFor(person, row.user_id)) throw notFound();
  const {
    from,
    to,
    note: reason,
  } = validate(fields, {
    id: sameText(row.id),
    from: stage('Falta la etapa que viste.'),
    to: stage('Elige una etapa.'),
    note: note('La nota'),
  });
  if (from !== row.stage) throw conflict('Esta orden ya cambió de etapa. Recárgala para ver lo nuevo.');
  checkMove(person, row, to);
  const step = { stage: to, at: new Date().toISOString(), note: reason === '' ? null : reason };
  const moved = await orders.update((query) => query.where(({ id }) => id === row.id), {
    data: (draft) => {
      draft.stage = to;
      draft.steps = [...draft.steps, step];
    },
  });
  if (to === 'cancelado') await releaseOrder(row.id);
  return { data: serializeOrder(moved ?? row) };
};
