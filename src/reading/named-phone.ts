import { cleaned } from './cleaned.ts';
import { plainPhone, readPhone, type Phone, type ReadPhone } from './phone.ts';

/** Digits with what people write between them, and what says an extension behind. */
const RUN =
  /\+?\(?\d[\d\s().\-\u2010-\u2015]*\d(?:[\s,;]*\(?(?:ext(?:ensi[oó]n)?\b[.: ]*|x\s*|#\s*)\d{1,6}\)?)?/giu;

/** Words that say only that a number follows, or of which telephone it is. */
const LABELS =
  /^(?:tel[eé]fonos?|tels?|cel(?:ular)?|m[oó]vil|whats ?app|whats|wa|phone|of(?:icina)?|casa|trabajo|y|o|e|u|a|de|del|al|con|es|su|mi)$/iu;

/** Two numbers in a row: "55 1234 5678 55 8765 4321". */
const TWICE_TEN = 20;

/** A number, and what else was written beside it: whose it is, when to call. */
export type NamedPhone = ReadPhone & { readonly remark?: string };

/** Every number in a run of digits; null where it is none. */
function phonesIn(run: string): readonly Phone[] | null {
  const read = readPhone(run);
  if ('phone' in read) return [read.phone];
  const digits = run.replaceAll(/\D/g, '');
  if (digits.length !== TWICE_TEN) return null;
  const both = [digits.slice(0, TWICE_TEN / 2), digits.slice(TWICE_TEN / 2)].flatMap((half) => {
    const one = readPhone(half);
    return 'phone' in one ? [one.phone] : [];
  });
  return both.length === 2 ? both : null;
}

/** What is left of a text without its numbers and the words that only announce them. */
const remarkIn = (text: string): string =>
  text
    .replaceAll(RUN, ' ')
    .split(/[\s,;:/|()[\]\-–]+/u)
    .filter((word) => word !== '' && !LABELS.test(word.replaceAll('.', '')) && /[\p{L}\d]/u.test(word))
    .join(' ');

/**
 * Reads a telephone number with words beside it: "Juan 55 1234 5678", "55 1234 5678 (recados)". With other digits beside it
 * nobody knows what they are, and it is none.
 */
export function readNamedPhone(written: string): NamedPhone {
  const read = readPhone(written);
  if ('phone' in read || read.problem === 'empty' || read.first !== undefined) return read;
  const text = cleaned(written.replaceAll(/[\r\n]+/g, ' / '));
  const [first, ...others] = (text.match(RUN) ?? []).map(phonesIn);
  const remark = remarkIn(text);
  // An address of mail or of a page is no name of a person.
  if (first === undefined || first === null || others.includes(null) || /[\d@]/.test(remark)) return read;
  const [phone, ...more] = [...first, ...others.flatMap((one) => one ?? [])];
  if (phone === undefined) return read;
  const isSame = more.every((other) => plainPhone(other) === plainPhone(phone));
  if (!isSame) return { problem: 'several', first: phone };
  return { phone, ...(remark === '' ? {} : { remark }) };
}

/** Every number in a text, without what else is written: "Ana 55 1234 5678 / 81 8765 4321" has two. */
export const phonesWithin = (written: string): readonly Phone[] =>
  (cleaned(written).match(RUN) ?? []).flatMap((run) => phonesIn(run) ?? []);

/**
 * What a field sends: the plain form of a number. A text that is none, or that says more, is sent as it was typed, so that nothing
 * of it is lost, and the server judges it.
 */
export function sentPhone(written: string): string {
  const read = readNamedPhone(written);
  return 'phone' in read && read.remark === undefined ? plainPhone(read.phone) : written.trim();
}
