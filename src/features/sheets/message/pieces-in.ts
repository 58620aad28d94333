const NUMBER = '\\d{1,3}|un[ao]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce';
const THINGS = 'pzas?|pz|piezas?|persianas?|cortinas?|ventanas?|toldos?|iguales';

const COUNTED = new RegExp(
  `[([]?\\s*(?<![\\p{L}\\d.])(${NUMBER})\\s*(?:${THINGS})(?!\\p{L})\\.?\\s*[)\\]]?`,
  'iu',
);
/** "x2", "(x 2)" at the end. */
const TIMES = /[([]?\s*(?<![\p{L}\d])x\s?(\d{1,2})\s*[)\]]?\s*$/iu;
/** "2 de cocina" */
const LEADING = /^(\d{1,2})\s+de\s+(?=\p{L})/iu;

/** A text without the number of pieces that it names, and that number; '' for none. */
export function piecesIn(text: string): { readonly rest: string; readonly pieces: string } {
  for (const how of [COUNTED, TIMES, LEADING]) {
    const match = how.exec(text);
    if (match === null) continue;
    const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`;
    return { rest, pieces: match[1] ?? '' };
  }
  return { rest: text, pieces: '' };
}
