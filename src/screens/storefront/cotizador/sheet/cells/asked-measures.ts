import type { DraftWindow } from '#src/api/draft.ts';
import type { MeasureProblem, TypedMeasure, Unit } from '#src/reading/measure.ts';
import { readSpoken, readSpokenSize } from '#src/reading/spoken.ts';
import { writtenMeasure } from '#src/reading/written-measure.ts';

const codes = ['maybe-metres', 'maybe-millimetres', 'maybe-centimetres', 'maybe-inches'] as const;

/** A measure that was typed in another unit, as the question says it. */
export type AskedCode = (typeof codes)[number];

/** Measures of the whole sheet that seem to be in another unit. */
export interface Asked {
  readonly code: AskedCode;
  readonly count: number;
  /** The windows with all of them taken so. */
  readonly windows: readonly DraftWindow[];
  /** The same with all of them in the unit of the sheet; none where that cannot be meant. */
  readonly inOwn: readonly DraftWindow[];
}

const isAsked = (
  read: TypedMeasure,
  code: AskedCode,
): read is { readonly problem: Extract<MeasureProblem, { readonly mm: number }> } =>
  'problem' in read && read.problem.code === code;

/** A window whose measures of one question are taken as it says, and how many these are. */
function taken(
  window: DraftWindow,
  code: AskedCode,
  unit: Unit,
  way: 'mm' | 'orMm',
): readonly [DraftWindow, number] {
  let count = 0;
  const take = (typed: string, read: TypedMeasure) => {
    const mm = isAsked(read, code) ? read.problem[way] : undefined;
    if (mm === undefined) return typed;
    count += 1;
    return writtenMeasure(mm, unit);
  };
  const [width, height] = readSpokenSize([window.width, window.height], unit);
  const { measured } = window;
  const each = ([one, two, three]: readonly [string, string, string]): [string, string, string] => [
    take(one, readSpoken(one, unit)),
    take(two, readSpoken(two, unit)),
    take(three, readSpoken(three, unit)),
  ];
  const next = { ...window, width: take(window.width, width), height: take(window.height, height) };
  if (measured === null) return [next, count];
  return [
    { ...next, measured: { ...measured, widths: each(measured.widths), heights: each(measured.heights) } },
    count,
  ];
}

/** The questions about units in all windows, the most frequent first: each is answered once for the whole sheet. */
export function askedMeasures(windows: readonly DraftWindow[], unit: Unit): readonly Asked[] {
  return codes
    .map((code): Asked => {
      const changedAs = (way: 'mm' | 'orMm') =>
        windows.map((window) => taken(window, code, unit, way)).filter(([, count]) => count > 0);
      const changed = changedAs('mm');
      return {
        inOwn: changedAs('orMm').map(([window]) => window),
        code,
        count: changed.reduce((sum, [, count]) => sum + count, 0),
        windows: changed.map(([window]) => window),
      };
    })
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);
}
