import { isSameControl } from '../hand/hand.ts';
import type { Entry } from './recording.ts';

/** Whether an entry only goes on with the one before: a field is filled further. */
const goesOn = (before: Entry | undefined, entry: Entry) =>
  before?.is === 'act' &&
  entry.is === 'act' &&
  before.act.do === 'fill' &&
  entry.act.do === 'fill' &&
  isSameControl(before.act, entry.act);

/** Entries with those that follow; a field that is filled letter by letter is filled once. */
export function joined(entries: readonly Entry[], following: readonly Entry[]): readonly Entry[] {
  const all = [...entries];
  for (const entry of following) {
    if (goesOn(all.at(-1), entry)) all.pop();
    all.push(entry);
  }
  return all;
}
