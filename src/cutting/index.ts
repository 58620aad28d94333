export { planBars, type BarPiece } from './bars/plan-bars.ts';
export type { StockRoll } from './cloth/layout.ts';
export { planCloth, type ClothFigures, type ClothPlan } from './cloth/plan-cloth.ts';
export type { ClothPiece, ClothRules, ClothStock } from './cloth/roll-plans.ts';
export { planAll, type BarTask, type ClothTask, type CutResult, type CutTask } from './plan-all.ts';
export { BarPlan, RollPlan, type OnProgress, type PlacedPiece, type Rectangle } from './plan.ts';
