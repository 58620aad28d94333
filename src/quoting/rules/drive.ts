import * as z from 'zod/mini';
import { Limits } from './limits.ts';
import { Count, Id, isRising, listOf, Mm } from './units.ts';

/** A tube that the fabric winds on. */
const Tube = z.strictObject({
  id: Id,
  diameterMm: Mm,
  /** The widest fabric that it carries without sagging. */
  maxWidthMm: Mm,
});
export type Tube = z.output<typeof Tube>;

/** A motor. Its name is priced in the price list. */
const Motor = z.strictObject({
  id: Id,
  /** Torque in thousandths of a newton metre: 6 Nm is 6,000. */
  torqueMNm: z.int().check(z.minimum(1), z.maximum(1_000_000)),
  /** The radio system whose remotes it understands. */
  system: Id,
  /** Whether it has a battery of its own, and needs no socket. @default false */
  isRecharged: z.optional(z.literal(true)),
  /**
   * The sizes of whole blinds that it moves; required when motors are chosen by size. Where the torque is calculated
   * too, the stricter of both decides.
   */
  limits: z.optional(Limits),
});
export type Motor = z.output<typeof Motor>;

/** A remote control. Its name is priced in the price list. */
const Remote = z.strictObject({ id: Id, system: Id, channels: Count });
export type Remote = z.output<typeof Remote>;

/** How a motor is chosen: sellers either work out its torque or look the size up in each motor's limits. */
const Choice = z.discriminatedUnion('by', [
  z.strictObject({
    by: z.literal('torque'),
    /** Efficiency of the drive in percent: 60 to 85. */
    efficiencyPercent: z.int().check(z.minimum(1), z.maximum(100)),
    /** Torque to provide, in percent of the torque needed: 120 to 150. */
    marginPercent: z.int().check(z.minimum(100), z.maximum(300)),
    /** Weight of the bottom bar in grams per metre of width. */
    barGramsPerMetre: z.int().check(z.minimum(0), z.maximum(20_000)),
  }),
  z.strictObject({ by: z.literal('size') }),
]);

type Motors = readonly Motor[];
const choosable = ({ choice, motors }: { choice: { by: string }; motors: Motors }) =>
  choice.by === 'torque' || motors.every(({ limits }) => limits !== undefined);

const common = {
  id: Id,
  limits: Limits,
  /** Smallest first: the first that carries the fabric is used. Empty for products without a tube. */
  tubes: listOf(Tube).check(
    z.refine((tubes) => isRising(tubes.map(({ maxWidthMm }) => maxWidthMm)), 'not the smallest first'),
  ),
  /** Cloths that one of these moves side by side. */
  maxCloths: z.int().check(z.minimum(1), z.maximum(3)),
};

/** A way to move a blind: chain, cord, crank, spring, or motors of a kind. Its name is priced in the price list. */
export const Control = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('manual'), ...common }),
  z
    .strictObject({
      kind: z.literal('motor'),
      ...common,
      /** Weakest first: the first that is strong enough is used. */
      motors: listOf(Motor).check(
        z.minLength(1),
        z.refine((motors) => isRising(motors.map(({ torqueMNm }) => torqueMNm)), 'not the weakest first'),
      ),
      choice: Choice,
      remotes: listOf(Remote),
    })
    .check(z.refine(choosable, 'a motor that is chosen by size says no size')),
]);
export type Control = z.output<typeof Control>;
export type MotorControl = Extract<Control, { kind: 'motor' }>;
export type TorqueChoice = Extract<z.output<typeof Choice>, { by: 'torque' }>;
