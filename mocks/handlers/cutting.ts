import { closeCutPlan, reserveCutPlan } from '../cutting/plans.ts';
import { serializeCutting } from '../cutting/serialize.ts';
import type { Answers } from '../requests/handle.ts';

export const cuttingAnswers: Answers<'cutting'> = {
  cuttingStock: ({ user }) => ({ data: serializeCutting(user()) }),
  reserveCutPlan,
  closeCutPlan,
};
