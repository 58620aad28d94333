import { cutPlans, type CutPlanRow } from '../rows/cut-plan.ts';

/** Returns the plan that cuts a whole order; undefined while none does. */
export const planOf = (id: string): CutPlanRow | undefined =>
  cutPlans
    .all()
    .find(({ state, orders, recut }) => state !== 'liberado' && recut.length === 0 && orders.includes(id));
