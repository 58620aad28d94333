import type { RollPlan } from '#src/cutting/index.ts';

/** A stretch of a roll, from one cut from edge to edge to another. Lengths in mm from where the roll begins. */
export interface Strip {
  readonly fromMm: number;
  readonly toMm: number;
}

type Cuts = Pick<RollPlan, 'cutsMm'>;

/** The stretches of a roll that its cuts leave, joined as far as they are no longer than this together. */
export const stripsOf = ({ cutsMm }: Cuts, mostMm: number): readonly Strip[] =>
  cutsMm.reduce<readonly Strip[]>((strips, toMm) => {
    const last = strips.at(-1) ?? { fromMm: 0, toMm: 0 };
    return toMm - last.fromMm <= mostMm
      ? [...strips.slice(0, -1), { fromMm: last.fromMm, toMm }]
      : [...strips, { fromMm: last.toMm, toMm }];
  }, []);

/** The longest stretch of a roll between two cuts from edge to edge. */
export const longestStretch = ({ cutsMm }: Cuts): number =>
  Math.max(0, ...cutsMm.map((cutMm, at) => cutMm - (cutsMm[at - 1] ?? 0)));
