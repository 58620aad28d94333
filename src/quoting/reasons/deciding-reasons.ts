import type { Reason } from './reasons.ts';

/** What a limit is about; the limit of an area is about both sides. */
type Side = 'width' | 'height' | 'area';

const sides: Readonly<Partial<Record<Reason['code'], Side>>> = {
  'too-narrow': 'width',
  'too-wide': 'width',
  'too-narrow-for-projection': 'width',
  'too-wide-for-projection': 'width',
  'no-tube': 'width',
  'wider-than-roll': 'width',
  'gallery-too-long': 'width',
  'too-short': 'height',
  'too-tall': 'height',
  'projection-not-made': 'height',
  'too-tall-to-rotate': 'height',
  'too-large': 'area',
  'outside-table': 'area',
  'not-made-at-size': 'area',
  'motor-too-weak': 'area',
};

const sideOf = (reason: Reason): Side | undefined =>
  reason.code === 'past-grid' ? reason.side : sides[reason.code];

/** How hard a limit is to get around: 0 of the product, 1 of its control or motor, 2 of its tube, 3 of its roll. */
function easeOf(reason: Reason, product: string): number {
  switch (reason.code) {
    case 'no-tube':
    case 'motor-too-weak':
      return 2;
    case 'wider-than-roll':
    case 'too-tall-to-rotate':
      return 3;
    case 'gallery-too-long':
      return 1;
    default:
      return 'by' in reason && reason.by !== product ? 1 : 0;
  }
}

/** Arms of a length have narrower limits than the product, so that its own would lead to another refusal. */
const isOfArms = ({ code }: Reason): boolean =>
  code === 'too-narrow-for-projection' || code === 'too-wide-for-projection';

/** Whether a reason is a limit of size. */
export const isOfSize = (reason: Reason): boolean => sideOf(reason) !== undefined;

/**
 * The reasons to tell a person. Of the limits of size only those that decide: the hardest to get around, one for each
 * side, and one for the area where no side is too long. All reasons that are not about the size.
 * @param product the id of the refused product
 */
export function decidingReasons(reasons: readonly Reason[], product: string): readonly Reason[] {
  const limits = reasons.filter(isOfSize);
  const least = Math.min(...limits.map((reason) => easeOf(reason, product)));
  const hardest = limits.filter((reason) => easeOf(reason, product) === least);
  const ofSides = (['width', 'height'] as const).flatMap((side) => {
    const ofSide = hardest.filter((reason) => sideOf(reason) === side);
    return ofSide.find(isOfArms) ?? ofSide[0] ?? [];
  });
  const deciding = new Set(ofSides.length > 0 ? ofSides : hardest.slice(0, 1));
  return reasons.filter((reason) => !isOfSize(reason) || deciding.has(reason));
}
