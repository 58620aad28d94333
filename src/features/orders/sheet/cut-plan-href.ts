import { href } from '#src/config/routes.ts';
import { SHEET, TOGETHER, type RECUT } from '#src/features/order-facts/query-parameters.ts';

/** Address of the cut plan of an order, or of the plan of its pieces that are cut again. */
export const cutPlanHref = (id: string, of: 'corte' | typeof RECUT): string =>
  `${href('ordersAdmin')}?${new URLSearchParams({ [TOGETHER]: id, [SHEET]: of }).toString()}`;
