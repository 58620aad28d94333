import { readUnit, type LengthUnit } from '#src/reading/unit.ts';

/** "en m", "en in": short words are units where they are said to be. */
const SAID = /(?<=\ben\s+)\p{L}+\.?/giu;

/** The only unit that texts above a list name, as "MEDIDAS EN PULGADAS" or "Nota: medidas en m"; null for none or several. */
export function unitAbove(texts: readonly string[]): LengthUnit | null {
  const words = texts.flatMap((text) => [
    // "m" and "in" are other words as well.
    ...text.split(/[\s():,;./]+/).filter((word) => word.length >= 3 || /^(?:mm|cm)$/i.test(word)),
    ...(text.match(SAID) ?? []),
  ]);
  const [only = null, ...others] = new Set(words.flatMap((word) => readUnit(word) ?? []));
  return others.length === 0 ? only : null;
}
