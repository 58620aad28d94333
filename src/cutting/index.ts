export { planBars, type BarPiece } from './bars/plan-bars.ts';
export type { StockRoll } from './cloth/layout.ts';
export { planCloth } from './cloth/plan-cloth.ts';
export type { ClothPiece, ClothRules, ClothStock } from './cloth/roll-plans.ts';
export { hasRollForEach } from './cloth/task.ts';
export { planAll, type BarTask, type ClothTask, type CutTask } from './plan-all.ts';
export {
  readResult,
  type ClothPlan,
  type CutResult,
  type PlacedPiece,
  type Rectangle,
  type RollPlan,
} from './plan.ts';
