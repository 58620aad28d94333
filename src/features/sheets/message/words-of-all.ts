import { MOST_NAME } from './name-line.ts';
import { extraHeadings, extrasIn, type Extras } from './said-behind.ts';
import { clothIn, type Said } from './said-in.ts';

/** "En blackout blanco", "Todas en screen": for the windows that name no cloth. */
const OF_ALL = /^(?:tod[oa]s?\s+)?(?:van\s+|ser[ií]an\s+)?(?:en|tela:?)\s+(?=\p{L})/iu;

/** "Todas con cadena derecha", "todas screen 5": the same without its "en". */
const ALL = /^(?:y\s+)?tod[oa]s?(?:\s+llevan)?(?!\p{L})\s*/iu;
/** Behind "todas": words that begin no cloth. */
const SAYS_OTHERS = /^(?:miden|son|las|los|de|para|iguales|medid[ao]s?|van|est[aá]n)(?!\p{L})/iu;

/** Whether a line names the cloth of all windows. */
export const namesClothOfAll = (line: string): boolean => OF_ALL.test(line);

/** What a line without a window says of all; null for a line that says nothing of them. */
function saidOfAll({ name, size }: Said): Pick<Said, 'cloth' | 'extras'> | null {
  const isCloth = namesClothOfAll(name);
  if (size !== '' || (!isCloth && !ALL.test(name))) return null;
  const { rest, extras } = extrasIn(name.replace(OF_ALL, '').replace(ALL, ''));
  const cloth = clothIn(rest);
  return cloth.length > MOST_NAME || (!isCloth && SAYS_OTHERS.test(cloth)) ? null : { cloth, extras };
}

/** Windows that name no cloth, or not how they are moved, mounted or installed, have what a line says for all. */
export function withWordsOfAll(lines: readonly Said[]): readonly Said[] {
  const windows = lines.filter(({ size }) => size !== '');
  const lackCloth = windows.some(({ cloth }) => cloth === '');
  const told = lines.flatMap((line) => {
    const said = saidOfAll(line);
    const headings = extraHeadings.filter((heading) => said !== null && heading in said.extras);
    const isNeeded = headings.some((heading) => windows.some(({ extras }) => !(heading in extras)));
    return said !== null && (said.cloth === '' ? isNeeded : lackCloth)
      ? [{ line, ...said, says: [...headings, ...(said.cloth === '' ? [] : ['cloth'])] }]
      : [];
  });
  // Of two lines that say the same of all, one is of others.
  const says = told.flatMap((one) => one.says);
  if (new Set(says).size < says.length) return lines;
  const cloth = told.find((one) => one.cloth !== '')?.cloth ?? '';
  const extras = told.reduce<Extras>((all, one) => ({ ...all, ...one.extras }), {});
  return lines
    .filter((line) => !told.some((one) => one.line === line))
    .map((line) =>
      line.size === ''
        ? line
        : { ...line, cloth: line.cloth || cloth, extras: { ...extras, ...line.extras } },
    );
}
