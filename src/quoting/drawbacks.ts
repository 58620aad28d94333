import type { Cloth } from './cloth.ts';
import type { Made } from './made.ts';
import type { Fabric, Product } from './rules.ts';
import type { Size } from './size.ts';

/** A disadvantage of a blind that can be made, which the buyer has to know. */
export type Drawback =
  | 'edges-may-cup'
  | 'no-warranty'
  | 'differs-from-others'
  | 'pattern-turned'
  | 'visible-seam'
  | 'pattern-broken'
  | 'light-between-cloths'
  | 'special-roll'
  | 'needs-power'
  | 'may-run-askew'
  | 'covers-less'
  | 'needs-more-room';

const ofCloth = ({ lay, roll }: Cloth, { rolls, pattern, rotatedKeepsWarranty }: Fabric) => {
  const found: Drawback[] = [];
  const isPatterned = pattern === 'patterned';
  if (lay !== 'normal') {
    found.push('edges-may-cup', 'differs-from-others');
    if (!rotatedKeepsWarranty) found.push('no-warranty');
    if (isPatterned) found.push('pattern-turned');
  }
  if (lay === 'joined') found.push('visible-seam');
  if (lay === 'joined' && isPatterned) found.push('pattern-broken');
  if (roll.widthMm !== rolls[0]?.widthMm) found.push('special-roll');
  return found;
};

/** The drawbacks of a blind as it is made. */
export function drawbacksOf(
  size: Size,
  product: Product,
  { cloth, widthsMm, control }: Made,
): readonly Drawback[] {
  const { fabric, guaranteedProportion = Infinity } = product;
  const found: Drawback[] = fabric !== null && cloth !== null ? ofCloth(cloth, fabric) : [];
  if (widthsMm.length > 1) found.push('light-between-cloths');
  if (control.kind === 'motor') found.push('needs-power');
  if (size.heightMm > guaranteedProportion * size.widthMm) found.push('may-run-askew');
  return found;
}
