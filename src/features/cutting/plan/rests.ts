import { LEAST_BAR_MM } from '#src/content/cuts/materials.ts';
import type { CutResult } from '#src/cutting/index.ts';

/** Whether what is left of a bar is kept. */
export const isKept = ({ restMm }: CutResult['bars'][number]['bars'][number]): boolean =>
  restMm >= LEAST_BAR_MM;

/** What is written on each rest that is kept, by its rectangle or by its bar: "R1", "R2", cloth first. */
export function restLabels({ cloths, bars }: CutResult): ReadonlyMap<object, string> {
  const kept: readonly object[] = [
    ...cloths.flatMap(({ rolls }) => rolls.flatMap(({ remnants }) => remnants)),
    ...bars.flatMap((plan) => plan.bars.filter(isKept)),
  ];
  return new Map(kept.map((rest, at) => [rest, `R${String(at + 1)}`]));
}

/** The labels of a plan, which begin with its folio once it has one: "PC-14-R2". */
export const restLabelsOf = (result: CutResult, folio: string | null): ReadonlyMap<object, string> =>
  new Map(
    [...restLabels(result)].map(([rest, label]) => [rest, folio === null ? label : `${folio}-${label}`]),
  );
