import type { Run } from '#machines/support/switch-run.ts';
import { count, nameOf, wordsOf } from './words.ts';

/** What a run has done, in a line. */
export function changesText({ changes, dropped, already }: Run): string {
  return [doneText(changes), stoppedText(dropped), alreadyText(already)]
    .filter((text) => text !== '')
    .join(' ');
}

function doneText(changes: Run['changes']): string {
  const [first, ...others] = changes;
  if (first === undefined) return '';
  const { user, flag, was } = first;
  const words = wordsOf(flag, !was);
  if (others.length === 0) return words.one(nameOf(user));
  const isOneKind = others.every((change) => change.flag === flag && change.was === was);
  return isOneKind ? words.many(changes.length) : `${count(changes.length)} cambios guardados.`;
}

const stoppedText = (dropped: number) =>
  dropped === 0
    ? ''
    : `Lo detuviste: ${dropped === 1 ? 'quedó 1' : `quedaron ${count(dropped)}`} sin cambiar.`;

const alreadyText = (already: number) =>
  already === 0 ? '' : already === 1 ? '1 ya estaba así.' : `${count(already)} ya estaban así.`;
