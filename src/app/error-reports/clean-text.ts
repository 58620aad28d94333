/** Characters of a message that are read, and that are sent. */
const READ = 2_000;
const SENT = 200;

/** Engines put values of the page in double quotes: `"Juan"… is not valid JSON`. */
const QUOTED = /"[^"]*"?|“[^”]*”?|«[^»]*»?|`[^`]*`?/g;

/** In single quotes they put names of the code, which stay: `reading 'name'`. */
const SINGLE_QUOTED = /(?<!\w)'([^']*)'?/g;
const NAME = /^[A-Za-z_$][\w$]{0,40}$/;

const OWN_FILE = /\/assets\/([\w.-]+\.(?:js|css))\b/;
const ADDRESS = /:\/\/|^\W*(?:data|blob|mailto|tel):|^\W*\/\w|\?[^=]+=/i;
const TOKEN = /^(?=.*\d)[\w|+/=~.:-]{20,}/;

/** Telephones, cards, folios. */
const LONG_NUMBER = /\+?\d(?:[\s().-]*\d){5,}/g;

function cleanWord(word: string): string {
  const own = OWN_FILE.exec(word)?.[1];
  if (own !== undefined) return own;
  if (word.includes('@')) return '[e-mail]';
  if (ADDRESS.test(word)) return '[address]';
  return TOKEN.test(word.replace(/^\W+/, '')) ? '[token]' : word;
}

/** A message without what may be personal: quoted values, e-mails, addresses with their queries, tokens, numbers. */
export const cleanText = (text: string): string =>
  text
    .slice(0, READ)
    .replace(QUOTED, '"…"')
    .replace(SINGLE_QUOTED, (quoted, inside: string) => (NAME.test(inside) ? quoted : "'…'"))
    .split(/\s+/)
    .map(cleanWord)
    .join(' ')
    .replace(LONG_NUMBER, '[number]')
    .slice(0, SENT);

/** The places of a stack in files of ours, such as `start-D4f.js:1:2345`; neither addresses nor the message. */
export const placesIn = (stack: string): readonly string[] =>
  [...stack.matchAll(/\/assets\/([\w.-]+\.js:\d+:\d+)/g)].map(([, place = '']) => place).slice(0, 8);

/** A field's path without numbers of rows, and without keys that may be data. */
export const cleanPath = (path: string): string =>
  path
    .split('.')
    .map((key) => (/^[A-Za-z_]\w{0,40}$/.test(key) ? key : '*'))
    .join('.');
