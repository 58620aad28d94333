import type { Line } from '../line.ts';
import { brokenLimits, sizeReasons } from '../measures/size.ts';
import { after, every, refused, unless, type Outcome } from '../outcome.ts';
import type { Reason } from '../reasons/reasons.ts';
import type { Control, Product, Tube } from '../rules.ts';
import type { Construction } from './construction.ts';
import { controlOf, motorFor, tubeFor, type ChosenMotor } from './drive.ts';
import { cutFabric, splitWidth, type FabricCut } from './fabric-cut.ts';
import { extrasOf, galleryOf, remotesOf } from './finish.ts';

/** Whether a product can be made of that many cloths. */
function splitBy(cloths: number, narrowestMm: number, product: Product): readonly Reason[] {
  const most = product.split?.maxCloths ?? 1;
  const limitMm = product.limits.minWidthMm;
  return [
    ...(cloths > most ? [{ code: 'too-many-cloths' as const, most, by: product.id }] : []),
    ...(cloths > 1 && narrowestMm < limitMm ? [{ code: 'cloths-too-narrow' as const, limitMm }] : []),
  ];
}

/** Whether a control can move the blind. */
function movedBy(line: Line, cloths: number, { id, limits, maxCloths }: Control): readonly Reason[] {
  const tooMany: readonly Reason[] =
    cloths > maxCloths ? [{ code: 'too-many-cloths', most: maxCloths, by: id }] : [];
  return [...brokenLimits(line, limits, id), ...tooMany];
}

/** The line's fabric on its roll; null for a product without one. */
function fabricOf(
  line: Line,
  product: Product,
  widthsMm: readonly number[],
  hiddenMm: number,
): Outcome<FabricCut | null> {
  if (product.fabric !== null) return cutFabric(line, product.fabric, widthsMm, hiddenMm);
  const asksForFabric = (line.lay ?? 'normal') !== 'normal' || line.rollMm !== undefined;
  return asksForFabric ? refused({ code: 'no-fabric' }) : { value: null };
}

/** The motor of a control that has one; null for a manual control. */
function driveOf(
  line: Line,
  product: Product,
  control: Control,
  tube: Tube | null,
): Outcome<ChosenMotor | null> {
  if (control.kind === 'motor') return motorFor(line, control, product.fabric, tube);
  return line.motor === undefined ? { value: null } : refused({ code: 'needs-motor', id: line.motor });
}

const valueOr = <T, D>(outcome: Outcome<T>, otherwise: D) => ('value' in outcome ? outcome.value : otherwise);

/** How a line is made, or every reason why it cannot be. */
export function constructionOf(line: Line, product: Product): Outcome<Construction> {
  const { cloths = 1 } = line;
  const widthsMm = splitWidth(line.widthMm, cloths);
  const gallery = galleryOf(line, product);
  const hiddenMm = valueOr(gallery, null)?.gallery.fabricMm ?? 0;
  const control = controlOf(line, product);
  const tube = after(control, (value) => tubeFor(value, Math.max(...widthsMm)));
  const motor = after(every({ control, tube }), (drive) => driveOf(line, product, drive.control, drive.tube));
  const unmade = [
    ...sizeReasons(line, product),
    ...splitBy(cloths, Math.min(...widthsMm), product),
    ...('value' in control ? movedBy(line, cloths, control.value) : []),
  ];
  return every({
    widthsMm: unless(unmade, widthsMm),
    control,
    tube,
    motor,
    gallery,
    fabric: fabricOf(line, product, widthsMm, hiddenMm),
    extras: after(control, (value) => extrasOf(line, product, value)),
    remotes: after(control, (value) => remotesOf(line, value, valueOr(motor, null)?.motor ?? null)),
  });
}
