import type { Answers } from '../handle.ts';
import { closeCutPlan, reserveCutPlan } from '../cutting/plans.ts';
import { serializeCutting } from '../cutting/serialize.ts';

export const cuttingAnswers: Answers<'cutting'> = {
  cuttingStock: ({ user }) => ({ data: serializeCutting(user()) }),
  reserveCutPlan,
  closeCutPlan,
};
