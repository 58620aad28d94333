import type { Run } from '#machines/support/switch-run.ts';
import { inNumber } from '#src/format/numbers.ts';
import { flagTextsOf, nameOf } from '../user-texts.ts';

/** Summary of a run of changes, in a line. */
export function changesText({ changes, dropped, already }: Run): string {
  return [doneText(changes), stoppedText(dropped), alreadyText(already)]
    .filter((text) => text !== '')
    .join(' ');
}

function doneText(changes: Run['changes']): string {
  const [first, ...others] = changes;
  if (first === undefined) return '';
  const { user, flag, was } = first;
  const texts = flagTextsOf(flag, !was);
  if (others.length === 0) return texts.one(nameOf(user));
  const isOneKind = others.every((change) => change.flag === flag && change.was === was);
  return isOneKind ? texts.many(changes.length) : `${inNumber(changes.length)} cambios guardados.`;
}

const stoppedText = (dropped: number) =>
  dropped === 0
    ? ''
    : `Lo detuviste: ${dropped === 1 ? 'quedó 1' : `quedaron ${inNumber(dropped)}`} sin cambiar.`;

const alreadyText = (already: number) =>
  already === 0 ? '' : already === 1 ? '1 ya estaba así.' : `${inNumber(already)} ya estaban así.`;
