import type { Line } from '../line.ts';
import type { Construction } from '../making/construction.ts';
import type { FabricCut } from '../making/fabric-cut.ts';
import { sumOf } from '../money/rounding.ts';
import type { Fabric, Product } from '../rules.ts';
import type { Drawback } from './drawback.ts';

const ofCut = ({ lay, roll }: FabricCut, { rolls, pattern, rotatedKeepsWarranty }: Fabric) => {
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

/** A motor needs a channel of a remote, and moves alone only on its own channel. */
function ofRemotes(
  { quantity, remotes = [] }: Line,
  { control, remotes: kinds }: Construction,
): readonly Drawback[] {
  if (control.kind === 'manual' || control.remotes.length === 0) return [];
  const channels = sumOf(
    remotes.map(({ id, count }) => count * (kinds.find((kind) => kind.id === id)?.channels ?? 0)),
  );
  if (channels === 0) return ['no-remote'];
  return channels < quantity ? ['few-channels'] : [];
}

/**
 * The drawbacks of a blind as it is made.
 * @param isDearerInCloths whether its cloths cost more than the same fabric in one piece
 */
export function drawbacksOf(
  line: Line,
  product: Product,
  made: Construction,
  isDearerInCloths: boolean,
): readonly Drawback[] {
  const { widthsMm } = made;
  const { fabric, guaranteedProportion = Infinity } = product;
  const found: Drawback[] = fabric !== null && made.fabric !== null ? ofCut(made.fabric, fabric) : [];
  if (widthsMm.length > 1) found.push('light-between-cloths');
  if (isDearerInCloths) found.push('minimum-per-cloth');
  if (made.motor !== null)
    found.push(made.motor.motor.isRecharged === true ? 'needs-charging' : 'needs-power');
  found.push(...ofRemotes(line, made));
  if (line.heightMm > guaranteedProportion * line.widthMm) found.push('may-run-askew');
  return found;
}
