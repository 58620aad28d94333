import type { OwnWindowActor } from '#machines/support/start-own-window.ts';

/** Begins with a file. A file without a type, as some phones give, is tried. */
export function chooseFile(actor: OwnWindowActor, file: File): void {
  const isOther = file.type !== '' && !file.type.startsWith('image/');
  actor.send(isOther ? { type: 'photo.refuse' } : { type: 'photo.choose', file });
}
