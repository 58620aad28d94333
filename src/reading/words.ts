import { normalizeText } from '#src/format/normalize-text.ts';
import { cleaned } from './cleaned.ts';

/** A cell in the form that the tables of words have: without accents, capitals and marks; "c/" is "con", "s/" is "sin". */
const plain = (written: string): string =>
  normalizeText(cleaned(written))
    .replace(/^c\/(?!u\b)\s*/, 'con ')
    .replace(/^s\/(?!i\b)\s*/, 'sin ')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/[^a-z0-9ñ✓✔☑√✅✗✘❌/-]+/g, ' ')
    .trim();

/** Marks alone say something that nobody knows: "???". */
const ofNoWord = (written: string): null | undefined => (cleaned(written) === '' ? null : undefined);

const YES =
  /^(?:s|si|x|y|yes|1|v|verdadero|true|ok|on|✓|✔|☑|√|✅|con|incl|incluye|incluid[ao]s?|incluir|lleva|requiere|instalar|instalad[ao]|se instala|afirmativo)(?: |$)/;
const NO =
  /^(?:n|no|0|f|falso|false|off|-+|✗|✘|❌|sin|ningun[ao]?|n\/a|na|nada|negativo|excluid[ao]s?)(?: |$)/;
/** A condition, and no answer. */
const IF = /^si (?:es|se|hace|hay|el|la|lo|no) /;

/** What may follow an answer and leaves it as it is: "sí, por favor", "no lleva", "no aplica". */
const FILLERS =
  /^(?:la|el|los|las|un|una|de|por|favor|porfa|gracias|claro|que|le|va|hace|falta|ahora|lleva|incluye|incluid[ao]s?|requiere|aplica|quiere|necesita|tiene|viene|incluir|inst\w*|accesorios?|extras?)$/;

/**
 * Reads yes or no as people mark it in a list; null for an empty cell, undefined for other words, and for an answer with a
 * condition ("si no, avisar") or about something else ("sin costo").
 * @param about words of what is asked, without accents: "sin motor" says no in the column "Motor". @default none
 */
export function readYesNo(written: string, about = ''): boolean | null | undefined {
  const text = plain(written);
  if (text === '') return ofNoWord(written);
  const answers = IF.test(text) ? undefined : NO.test(text) ? false : YES.test(text) ? true : undefined;
  const [, ...rest] = text
    .replace(/ se (?=[a-z])/, ' ')
    .replace(/^n a$/, 'na')
    .split(' ');
  const topics = plain(about).split(' ');
  const isPlain = rest.every(
    (word) => FILLERS.test(word) || topics.includes(word) || topics.includes(word.replace(/s$/, '')),
  );
  return isPlain ? answers : undefined;
}

/**
 * The one of two answers that a text gives; null for an empty text, undefined for neither or for both.
 * @param lead what may stand before the answer
 */
function either<One extends string, Other extends string>(
  written: string,
  lead: RegExp,
  [one, isOne]: readonly [One, RegExp],
  [other, isOther]: readonly [Other, RegExp],
): One | Other | null | undefined {
  const text = plain(written).replace(lead, '');
  if (text === '') return ofNoWord(written);
  if (/(?:^| )(?:no|sin)(?: |$)/.test(text)) return undefined;
  const says = (pattern: RegExp) => [text, ...text.split(/[ /]/)].some((word) => pattern.test(word));
  if (says(isOne) && says(isOther)) return undefined;
  if (isOne.test(text)) return one;
  return isOther.test(text) ? other : undefined;
}

const LEFT =
  /^(?:(?:a |de |al |del |hacia )?(?:la |lado |mano )*(?:i|izq|izqda|izqdo|izquierd[ao]s?|left|l|lh)(?: .*)?)$/;
const RIGHT =
  /^(?:(?:a |de |al |del |hacia )?(?:la |lado |mano )*(?:d|der|dcha|dcho|derech[ao]s?|right|r|rh)(?: .*)?)$/;

/** Reads on which side a chain or motor is; null for an empty cell, undefined for other words. */
export const readSide = (written: string): 'left' | 'right' | null | undefined =>
  either(written, /^(?:mando|cadena|control|motor) /, ['left', LEFT], ['right', RIGHT]);

const INSIDE =
  /^(?:(?:por |de |hacia |va )?(?:adentro|dentro|interior|in|inside|im|ib|intramuro|empotrad[ao]|embutid[ao]|intern[ao]|int)(?: .*)?|(?:a |al |en |en el |entre )(?:vano|hueco|nicho)|entre (?:muros?|paredes|marcos?)|(?:al |en |en el )claro)$/;
const OUTSIDE =
  /^(?:(?:por |de |hacia |va )?(?:afuera|fuera|exterior|out|outside|om|ob|(?:sobre ?|super)puest[ao]|traslapad[ao]|extern[ao]|sobremarco|ext)(?: .*)?|(?:a |al |sobre |sobre el |en )(?:muro|marco|pared)|traslape|con traslape)$/;

/** Reads whether a blind hangs inside its recess or outside; null for an empty cell, undefined for other words. */
export const readFit = (written: string): 'inside' | 'outside' | null | undefined =>
  either(written, /^(?:montaje|instalacion|colocacion) /, ['inside', INSIDE], ['outside', OUTSIDE]);
