import type { Line } from '../line.ts';
import { brokenLimits, type Size } from '../measures/size.ts';
import { refused, type Outcome } from '../outcome.ts';
import type { Control, Fabric, Motor, MotorControl, Product, Tube } from '../rules.ts';
import { neededTorque } from './torque.ts';

/** A motor, and the torque that the blind needs when it was calculated. */
export interface ChosenMotor {
  readonly motor: Motor;
  readonly neededMNm: number | null;
}

/** The control that a line names, else the product's first. */
export function controlOf(line: Line, product: Product): Outcome<Control> {
  const control = product.controls.find(({ id }) => line.control === undefined || id === line.control);
  if (control !== undefined) return { value: control };
  return refused({ code: 'unknown-choice', choice: 'control', id: line.control ?? '' });
}

/** The smallest tube that carries the widest fabric; null when the blind has no tube. */
export function tubeFor(control: Control, widestMm: number): Outcome<Tube | null> {
  const widest = control.tubes.at(-1);
  if (widest === undefined) return { value: null };
  const tube = control.tubes.find(({ maxWidthMm }) => maxWidthMm >= widestMm);
  return tube === undefined ? refused({ code: 'no-tube', limitMm: widest.maxWidthMm }) : { value: tube };
}

/** The weakest motor that moves the blind, or the one that the line names where it is strong enough. */
export function motorFor(
  line: Line,
  control: MotorControl,
  fabric: Fabric | null,
  tube: Tube | null,
): Outcome<ChosenMotor> {
  const named = control.motors.filter(({ id }) => line.motor === undefined || id === line.motor);
  if (named.length === 0) return refused({ code: 'unknown-choice', choice: 'motor', id: line.motor ?? '' });

  const { choice } = control;
  const neededMNm =
    choice.by === 'torque' && fabric !== null && tube !== null
      ? neededTorque(line, fabric, tube, choice)
      : null;
  const judged = named.map((motor) => ({ motor, reasons: against(motor, line, neededMNm) }));
  const able = judged.find(({ reasons }) => reasons.length === 0);
  if (able !== undefined) return { value: { motor: able.motor, neededMNm } };
  // Of several that cannot, the last is the strongest: what stops it stops all.
  return refused(...(judged.at(-1)?.reasons ?? []));
}

const against = (motor: Motor, size: Size, neededMNm: number | null) => [
  ...(motor.limits === undefined ? [] : brokenLimits(size, motor.limits, motor.id)),
  ...(neededMNm !== null && neededMNm > motor.torqueMNm
    ? [{ code: 'motor-too-weak' as const, id: motor.id, neededMNm, torqueMNm: motor.torqueMNm }]
    : []),
];
