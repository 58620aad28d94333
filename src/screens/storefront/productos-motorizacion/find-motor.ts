import { devices } from '#src/content/motorization.ts';
import type { Device } from '#src/content/schema/device.ts';
import type { Variant } from '#src/content/schema/variant.ts';
import type { Line } from '#src/quoting/line.ts';
import { motorFor, tubeFor } from '#src/quoting/making/drive.ts';
import { neededTorque } from '#src/quoting/making/torque.ts';
import { brokenLimits, sizeReasons, type Size } from '#src/quoting/measures/size.ts';
import type { Reason } from '#src/quoting/reasons/reasons.ts';
import type { MotorControl, Tube } from '#src/quoting/rules.ts';

export type MotorDevice = Extract<Device, { kind: 'motor' }>;
export type RemoteDevice = Extract<Device, { kind: 'remote' }>;

/** Steps of the torque calculation. */
export interface TorqueSteps {
  readonly fabricGrams: number;
  readonly barGrams: number;
  readonly tube: Tube;
  /** Radius of the tube with all fabric wound on it. */
  readonly radiusMm: number;
  /** Torque to lift, without losses and reserve. */
  readonly bareMNm: number;
  readonly efficiencyPercent: number;
  readonly reservePercent: number;
  readonly neededMNm: number;
}

/** A motor for a window, or the reasons why none fits. */
export type MotorChoice =
  | {
      readonly control: string;
      readonly fits: true;
      readonly motor: MotorDevice;
      /** The tube of the fabric; null when nothing is wound. */
      readonly tube: Tube | null;
      /** Null when the motor is chosen from a table of sizes. */
      readonly steps: TorqueSteps | null;
      /** The largest window for this motor in the table; null without a table. */
      readonly upTo: Size | null;
      readonly remotes: readonly RemoteDevice[];
    }
  | { readonly control: string; readonly fits: false; readonly reasons: readonly Reason[] };

const GRAVITY = 9.81;

const motorDevice = (slug: string) =>
  devices.find((device): device is MotorDevice => device.kind === 'motor' && device.slug === slug);

const remotesOf = (control: MotorControl, system: string) =>
  devices.filter(
    (device): device is RemoteDevice =>
      device.kind === 'remote' &&
      device.system === system &&
      control.remotes.some(({ id }) => id === device.slug),
  );

/** Splits the torque of the engine into steps: the value without losses and reserve gives the radius. */
function stepsOf(size: Size, control: MotorControl, variant: Variant, tube: Tube | null): TorqueSteps | null {
  const { fabric } = variant.product;
  const { choice } = control;
  if (choice.by !== 'torque' || fabric === null || tube === null) return null;
  const { efficiencyPercent, marginPercent, barGramsPerMetre } = choice;
  const widthM = size.widthMm / 1_000;
  const fabricGrams = widthM * (size.heightMm / 1_000) * fabric.layers * fabric.gramsPerM2;
  const barGrams = widthM * barGramsPerMetre;
  const bareMNm = neededTorque(size, fabric, tube, {
    ...choice,
    efficiencyPercent: 100,
    marginPercent: 100,
  });
  const newtons = ((fabricGrams + barGrams) / 1_000) * GRAVITY;
  return {
    fabricGrams,
    barGrams,
    tube,
    radiusMm: bareMNm / newtons,
    bareMNm,
    efficiencyPercent,
    reservePercent: marginPercent - 100,
    neededMNm: neededTorque(size, fabric, tube, choice),
  };
}

function choiceOf(size: Size, control: MotorControl, variant: Variant): MotorChoice {
  const { product } = variant;
  const line: Line = { ...size, quantity: 1, control: control.id };
  const tube = tubeFor(control, size.widthMm);
  const brokenSizes = brokenLimits(size, control.limits, control.id);
  if (brokenSizes.length > 0) return { control: control.id, fits: false, reasons: brokenSizes };
  if ('reasons' in tube) return { control: control.id, fits: false, reasons: tube.reasons };
  const chosen = motorFor(line, control, product.fabric, tube.value);
  if ('reasons' in chosen) return { control: control.id, fits: false, reasons: chosen.reasons };
  const { motor } = chosen.value;
  const device = motorDevice(motor.id);
  if (device === undefined) return { control: control.id, fits: false, reasons: [] };
  return {
    control: control.id,
    fits: true,
    motor: device,
    tube: tube.value,
    steps: stepsOf(size, control, variant, tube.value),
    upTo:
      motor.limits === undefined
        ? null
        : { widthMm: motor.limits.maxWidthMm, heightMm: motor.limits.maxHeightMm },
    remotes: remotesOf(control, motor.system),
  };
}

/** All motors for a window of this size; empty for a manual variant. */
export const findMotors = (size: Size, variant: Variant): readonly MotorChoice[] =>
  variant.product.controls.flatMap((control) =>
    control.kind === 'motor' ? [choiceOf(size, control, variant)] : [],
  );

/** Why the variant is not made in this size, with any control. */
export const sizeProblems = (size: Size, variant: Variant): readonly Reason[] =>
  sizeReasons(size, variant.product);
