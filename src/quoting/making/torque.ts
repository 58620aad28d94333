import type { Size } from '../measures/size.ts';
import type { Fabric, TorqueChoice, Tube } from '../rules.ts';

const GRAVITY = 9.81;

/**
 * The torque that moves a blind, in thousandths of a newton metre, rounded up: the whole weight at the radius of the
 * outermost turn (rolled-up fabric is a spiral), divided by the efficiency of the drive, times the reserve. Weight and
 * radius are never full together, so that this is a safe upper bound.
 */
export function neededTorque(size: Size, fabric: Fabric, tube: Tube, choice: TorqueChoice): number {
  const widthM = size.widthMm / 1_000;
  const fabricM = (size.heightMm / 1_000) * fabric.layers;
  const grams = widthM * fabricM * fabric.gramsPerM2 + widthM * choice.barGramsPerMetre;
  const tubeM = tube.diameterMm / 2_000;
  const outerM = Math.sqrt(tubeM ** 2 + (fabricM * (fabric.thicknessUm / 1_000_000)) / Math.PI);
  const newtonMetres = (grams / 1_000) * GRAVITY * outerM;
  return Math.ceil((newtonMetres * 1_000 * choice.marginPercent) / choice.efficiencyPercent);
}
