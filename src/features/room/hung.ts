import { isAwning, type ProductType } from '#src/ui/product/drawing.ts';

/** What hangs in a room. A pergola is of cloth, or a roof of louvres that turn. */
export type Hung = ProductType | 'louvres';

/** Whether it hangs outdoors, before its window or over a terrace. */
export const hangsOutdoors = (hung: Hung): boolean => hung === 'louvres' || isAwning(hung);
