import type { Shown } from '../../../stage/shown.ts';
import type { StageState } from '../../../stage/stage-state.ts';
import { timeless } from '../verdict.ts';
import { inLine } from './code.ts';

/** A screen may show a whole list. */
const MOST_LINES = 12;

const linesOf = (shown: Shown | null) => [...new Set(shown?.lines.slice(0, shown.texts).map(inLine))];

/**
 * The texts that came with each step, as far as anybody looked; all that are shown after the first step that was looked at, where
 * the tester was faster than the look before it. Without days and hours.
 */
export function tellingLines({ shownFirst, steps }: Pick<StageState, 'shownFirst' | 'steps'>) {
  let before = linesOf(shownFirst);
  return steps.map(({ shown }): readonly string[] => {
    const known = before;
    if (shown === null) return [];
    const lines = linesOf(shown);
    before = lines;
    return lines.filter((line) => !known.includes(line) && timeless(line) === line).slice(0, MOST_LINES);
  });
}
