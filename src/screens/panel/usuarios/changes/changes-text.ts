import type { Run } from '#machines/support/switch-run.ts';
import { inNumber } from '#src/format/numbers.ts';
import { flagTextsOf, nameOf, roleTextsOf } from '../user-texts.ts';

/** Summary of a run of changes, in a line. */
export function changesText({ changes, dropped, already }: Run): string {
  return [doneText(changes), stoppedText(dropped), alreadyText(already)]
    .filter((text) => text !== '')
    .join(' ');
}

function doneText(changes: Run['changes']): string {
  const texts = changes.map((change) =>
    change.flag === 'role' ? roleTextsOf(change.user) : flagTextsOf(change.flag, !change.was),
  );
  const [first] = texts;
  const [change] = changes;
  if (first === undefined || change === undefined) return '';
  if (changes.length === 1) return first.one(nameOf(change.user));
  const many = first.many(changes.length);
  return texts.every((text) => text.many(changes.length) === many)
    ? many
    : `${inNumber(changes.length)} cambios guardados.`;
}

const stoppedText = (dropped: number) =>
  dropped === 0
    ? ''
    : `Lo detuviste: ${dropped === 1 ? 'quedó 1' : `quedaron ${inNumber(dropped)}`} sin cambiar.`;

const alreadyText = (already: number) =>
  already === 0 ? '' : already === 1 ? '1 ya estaba así.' : `${inNumber(already)} ya estaban así.`;
