import * as z from 'zod/mini';

/** Pictures of judged steps by their names, which begin with their time; empty text where none could be taken. */
export const VerdictPictures = z.record(z.string(), z.string().check(z.regex(/^(?:$|data:image\/)/)));
export type VerdictPictures = z.output<typeof VerdictPictures>;

/** Keys with this prefix survive the storage reset before each story. */
const KEY = 'rollux-recorridos-imagenes';

/** A browser keeps five million characters of a site, some only half: the rest is for the records and the shop. */
export const MOST_CHARACTERS = 1_500_000;

function read(): VerdictPictures {
  try {
    return z.parse(VerdictPictures, JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return {};
  }
}

/** The newest pictures that fit. */
function newest(pictures: VerdictPictures, most: number): VerdictPictures {
  let left = most;
  const all = Object.entries(pictures).toSorted(([one], [other]) => (one < other ? 1 : -1));
  const end = all.findIndex(([name, url]) => {
    left -= name.length + url.length;
    return left < 0;
  });
  return Object.fromEntries(end === -1 ? all : all.slice(0, end));
}

let kept = read();

/** Without storage, or where it is full, the pictures last until the page is closed. */
function store(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // The records matter more.
  }
}

/** The pictures that this browser keeps. */
export const verdictPictures = (): VerdictPictures => kept;

/** Keeps pictures beside those of other tabs; the oldest go first. */
export function addPictures(pictures: VerdictPictures): void {
  kept = newest({ ...read(), ...kept, ...pictures }, MOST_CHARACTERS);
  store();
}
