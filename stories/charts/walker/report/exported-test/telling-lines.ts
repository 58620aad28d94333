import type { Shown } from '../../../stage/shown.ts';
import type { StageState } from '../../../stage/stage-state.ts';
import { timeless } from '../verdict.ts';
import { inLine } from './code.ts';

/** A screen may show a whole list. */
const MOST_LINES = 12;

const linesOf = (shown: Shown | null) => [...new Set(shown?.lines.slice(0, shown.texts).map(inLine))];

/** The texts that came with each step, as far as anybody looked. Without days and hours. */
export function tellingLines({ shownFirst, steps }: Pick<StageState, 'shownFirst' | 'steps'>) {
  let before: readonly string[] | null = shownFirst && linesOf(shownFirst);
  return steps.map(({ shown }): readonly string[] => {
    const known = before;
    if (shown === null) return [];
    const lines = linesOf(shown);
    before = lines;
    return known === null
      ? []
      : lines.filter((line) => !known.includes(line) && timeless(line) === line).slice(0, MOST_LINES);
  });
}
