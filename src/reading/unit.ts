import { normalizeText } from '#src/format/normalize-text.ts';
import { cleaned } from './cleaned.ts';

/** A unit in which people write lengths. */
export type LengthUnit = 'mm' | 'cm' | 'm' | 'in' | 'ft';

export const mmPer: Readonly<Record<LengthUnit, number>> = { mm: 1, cm: 10, m: 1_000, in: 25.4, ft: 304.8 };

/** The ways in which people write each unit, without accents. */
const words: readonly (readonly [RegExp, LengthUnit])[] = [
  [/^(?:mms?|milimetros?|millimet(?:er|re)s?)$/, 'mm'],
  [/^(?:cms?|ctms?|centimetros?|centimet(?:er|re)s?)$/, 'cm'],
  [/^(?:m|mts?|mtrs?|metros?|met(?:er|re)s?)$/, 'm'],
  [/^(?:in|inch|inches|pulg?s?|plgs?|pulgadas?|["”″]|''|′′)$/, 'in'],
  [/^(?:ft|foot|feet|pies?|['’′])$/, 'ft'],
];

/** The unit that a word names: "Mts." is metres; null for another word. */
export function readUnit(written: string): LengthUnit | null {
  const word = normalizeText(written).replaceAll(/[.\s/]/g, '');
  return words.find(([pattern]) => pattern.test(word))?.[1] ?? null;
}

/** A heading and the unit that it names. */
export interface HeadingUnit {
  /** The heading without the unit. */
  readonly name: string;
  readonly unit: LengthUnit | null;
}

const IN_BRACKETS = /^(.*?)[([{]([^)\]}]*)[)\]}](.*)$/;
/** The last word, after a space or a mark: "Ancho en cm", "ANCHO_MM", "Ancho, cm". */
const LAST_WORD = /^(.*\S)(?:\s+(?:en\s+)?|[\s_,/\-:=]+)([\p{L}."”″]+)$/u;
/** "Ancho\"", without another mark that opens a quotation */
const MARKED = /^([^"“”″]*\p{L})(["”″]|'')$/u;
const BRACKETS = /\s*[([{][^)\]}]*[)\]}]\s*/g;

/** The last word of a heading, where it is a unit. */
function lastUnit(heading: string): HeadingUnit | null {
  const [, name = '', word = ''] = LAST_WORD.exec(heading) ?? MARKED.exec(heading) ?? [];
  const unit = readUnit(word);
  return unit === null ? null : { name: name.replace(/\s+en$|[_,/\-:=]+$/i, '').trim(), unit };
}

/** "c/m" for centimetres, "m/m" for millimetres. */
const SLASHED = /\b([cm])\/m\b/gi;

/** Finds the unit in a heading: "Ancho (Mts.)", "Ancho en pulgadas", "ANCHO_MM", "Ancho cm (final)". */
export function readHeadingUnit(written: string): HeadingUnit {
  const heading = cleaned(written).replaceAll(SLASHED, '$1m');
  const [, before = '', inside = '', after = ''] = IN_BRACKETS.exec(heading) ?? [];
  const [bracketed = null, ...others] = new Set(inside.split(/\s+/).flatMap((word) => readUnit(word) ?? []));
  if (bracketed !== null && others.length === 0)
    return { name: [before.trim(), after.trim()].join(' ').trim(), unit: bracketed };
  return (
    lastUnit(heading) ?? lastUnit(heading.replaceAll(BRACKETS, ' ').trim()) ?? { name: heading, unit: null }
  );
}
