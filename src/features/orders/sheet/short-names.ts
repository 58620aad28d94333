import { printable } from '#src/features/pdf/printable.ts';

/** How much of its beginning a name keeps when its middle is left out. */
const HEAD = 6;

const LEFT_OUT = '…';

/** A text without its end, which has a sign. */
const cut = (text: string, most: number): string => `${text.slice(0, most - 1).trimEnd()}${LEFT_OUT}`;

const cutTo = (text: string, most: number): string => (text.length > most ? cut(text, most) : text);

const headOf = (name: string): string => `${name.slice(0, HEAD).trimEnd()}${LEFT_OUT}`;

/** How many letters two names begin with alike. */
function sharedStart(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

/** A name without what is between its beginning and a place in it, and without what does not fit after that. */
function around(name: string, place: number, most: number): string {
  const room = most - HEAD - 2;
  const word = name.lastIndexOf(' ', place - 1) + 1;
  // Of a number that tells them apart all digits are read.
  const from = place - word < room - 1 ? word : place;
  const first = Math.min(from, name.length - room);
  const space = name.indexOf(' ', first - 1);
  // Whole words are read better, as long as the place is among them.
  const rest = name.slice(space !== -1 && space < from ? space + 1 : first);
  return `${headOf(name)} ${cutTo(rest, room).trimStart()}`;
}

/** The beginning of a name, and what follows what it shares with others that begin like it. */
function byItsEnd(name: string, others: readonly string[], most: number): string {
  if (name.length <= most) return name;
  const alike = others.map((other) => sharedStart(name, other)).filter((shared) => shared >= most - 1);
  return alike.length === 0 ? cut(name, most) : around(name, Math.max(...alike), most);
}

/** The places of the fewest words that the others do not all have. */
function tellingWords(words: readonly string[], others: readonly (readonly string[])[]): Set<number> {
  const kept = new Set<number>();
  const without = (word: string) => others.filter((other) => !other.includes(word)).length;
  const [best] = [...words.entries()].toSorted(([, one], [, other]) => without(other) - without(one));
  if (best === undefined || without(best[1]) === 0) return kept;
  const left = others.filter((other) => other.includes(best[1]));
  return new Set([best[0], ...tellingWords(words, left)]);
}

/** The beginning of a name and some of its words, with a sign for each gap. */
function withWords(name: string, words: readonly string[], kept: ReadonlySet<number>): string {
  const after = words.map((word, at) => {
    if (!kept.has(at)) return at === words.length - 1 ? LEFT_OUT : '';
    return `${at === 0 || kept.has(at - 1) ? '' : LEFT_OUT} ${word}`;
  });
  return `${headOf(name)}${after.join('')}`.replaceAll(`${LEFT_OUT}${LEFT_OUT}`, LEFT_OUT);
}

/** The beginning of a name, the words that tell it from others, and as many of those beside them as fit. */
function byItsWords(name: string, others: readonly string[], most: number): string {
  const words = name.split(' ');
  const telling = tellingWords(
    words,
    others.map((other) => other.split(' ')),
  );
  const kept = telling.size === 0 ? new Set([words.length - 1]) : telling;
  // What follows a word says more of it than what is before it.
  const distance = (at: number) =>
    Math.min(...[...telling].map((place) => (at > place ? at - place : place - at + 0.5)));
  const beside = [...words.keys()].toSorted((one, other) => distance(one) - distance(other));
  for (const at of beside) {
    if (withWords(name, words, new Set([...kept, at])).length <= most) kept.add(at);
  }
  return cutTo(withWords(name, words, kept), most);
}

const isRepeated = (texts: readonly string[], text: string): boolean =>
  texts.indexOf(text) !== texts.lastIndexOf(text);

/** The texts, each once: what repeats one before it gets a number. */
function numbered(texts: readonly string[], most: number): readonly string[] {
  const taken = new Set<string>();
  return texts.map((text) => {
    let shown = text;
    for (let count = 2; taken.has(shown) || (count > 2 && texts.includes(shown)); count += 1) {
      const number = ` (${String(count)})`;
      shown = `${cutTo(text, most - number.length)}${number}`;
    }
    taken.add(shown);
    return shown;
  });
}

/**
 * Names as labels hold them: what is left out has a sign, different names stay different by what tells them apart, and by a
 * number where nothing short does.
 * @param most letters of a name, from 12
 */
export function shortNames(names: readonly string[], most: number): readonly string[] {
  const each = [...new Set(names)];
  const texts = each.map((name) => printable(name).text);
  const others = (text: string) => texts.filter((other) => other !== text);
  const ends = texts.map((text) => byItsEnd(text, others(text), most));
  const told = texts.map((text, at) => {
    const end = ends[at] ?? text;
    const isLong = text.length > most;
    return isLong && isRepeated(ends, end) ? byItsWords(text, others(text), most) : end;
  });
  const shown = numbered(told, most);
  return names.map((name) => shown[each.indexOf(name)] ?? name);
}
