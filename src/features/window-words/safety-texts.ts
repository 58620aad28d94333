import { CORD_ABOVE_FLOOR_MM, longestCord, safetyOf } from '#src/content/cords.ts';
import { inMetres } from '#src/format/measures.ts';
import { listed } from '#src/format/words.ts';

/** A blind whose cord is as long as the standard allows without knowing its height. */
const USUAL_MM = 1_500;

/**
 * What a control has where children are, as a sentence; null when nothing hangs from it.
 * @param name of the control: "cadena"
 * @param heightMm of the blind; null while it is not known
 */
export function sayCordSafety(control: string, name: string, heightMm: number | null): string | null {
  const safety = safetyOf(control);
  if (safety === undefined) return null;
  const longest = `mide hasta ${inMetres(longestCord(heightMm ?? USUAL_MM))} m`;
  const floor = `a ${inMetres(CORD_ABOVE_FLOOR_MM)} m del piso o más`;
  return safety === 'tension'
    ? `Con ${name} va un tensor fijo al muro; lo que cuelga ${longest} y termina ${floor}, como piden EN 13120 y ANSI/WCMA A100.1.`
    : `Con ${name}, el cordón ${longest} y se recoge en un sujetacordones ${floor}, como pide EN 13120.`;
}

/**
 * How a product is safe where children are, its controls without cords first; null where it has no cords at all.
 * @param controls ids of its controls
 * @param nameOf name of a control within a sentence: "motor de batería"
 */
export function sayWithChildren(controls: readonly string[], nameOf: (id: string) => string): string | null {
  const corded = controls.filter((id) => safetyOf(id) !== undefined);
  if (corded.length === 0) return null;
  const free = controls.filter((id) => safetyOf(id) === undefined);
  return [
    ...(free.length === 0 ? [] : [`Lo mejor es sin cordones: con ${listed(free.map(nameOf))}.`]),
    ...corded.map((id) => sayCordSafety(id, nameOf(id), null)),
  ].join(' ');
}
