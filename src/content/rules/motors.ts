import type { Limits, Motor, Remote } from '#src/quoting/rules.ts';

const motor = (id: string, system: string, torqueMNm: number): Motor => ({ id, system, torqueMNm });

/** Rechargeable: no cable to the window. */
const battery = (id: string, torqueMNm: number): Motor => ({
  ...motor(id, 'aura', torqueMNm),
  isRecharged: true,
});
export const battery1 = battery('motor-1-1-nm', 1_100);
export const battery3 = battery('motor-3-nm', 3_000);
/** Tubular, for blinds. */
export const tubular6 = motor('motor-6-nm', 'aura', 6_000);
export const tubular10 = motor('motor-10-nm', 'aura', 10_000);
export const tubular15 = motor('motor-15-nm', 'aura', 15_000);
/** Tubular, for awnings. */
export const tubular20 = motor('motor-20-nm', 'faro', 20_000);
export const tubular30 = motor('motor-30-nm', 'faro', 30_000);
export const tubular40 = motor('motor-40-nm', 'faro', 40_000);
export const tubular50 = motor('motor-50-nm', 'faro', 50_000);
/** In the rail of what slides. */
export const railMotor = motor('motor-riel', 'aura', 1_200);

/** The motor for blinds up to a size. */
export const upTo = (
  [maxWidthMm, maxHeightMm]: readonly [number, number],
  of: Motor,
  { minWidthMm, minHeightMm }: Pick<Limits, 'minWidthMm' | 'minHeightMm'>,
): Motor => ({ ...of, limits: { minWidthMm, maxWidthMm, minHeightMm, maxHeightMm } });

/** The only motor of a control: it moves everything that the control may. */
export const within = (limits: Limits, of: Motor): Motor => ({ ...of, limits });

const remotesOf = (system: string): readonly Remote[] =>
  [1, 2, 5, 16].map((channels) => ({ id: `control-${system}-${String(channels)}`, system, channels }));

/** A motor only hears the remotes of its own radio system. */
export const auraRemotes = remotesOf('aura');
export const faroRemotes = remotesOf('faro');

/** By torque, with what tube and bearings take and a reserve. The bottom bar is 1.8 kg at 2.40 m. */
export const byTorque = {
  by: 'torque',
  efficiencyPercent: 70,
  marginPercent: 130,
  barGramsPerMetre: 750,
} as const;
export const bySize = { by: 'size' } as const;
