import * as z from 'zod/mini';
import { version } from '../../../package.json';
import { storyIdOf } from '../story-id.ts';
import { markedCharts } from './charts.ts';
import { COUNTS_KEY, textOfCounts } from './counts.ts';
import type { Marks } from './marks.ts';
import { allSaid, merge, Walks, type CoverageFile, type Said } from './record.ts';
import { summaryOf } from './summary.ts';
import { addPictures, verdictPictures } from './verdict-pictures.ts';

/** Keys with this prefix survive the storage reset before each story. */
const KEY = 'rollux-recorridos-2';

const Stored = z.object({ tester: z.string(), walks: z.record(z.string(), z.unknown()) });

/** The tester at this browser, and the walks of each tester whose record is here. */
export interface Kept {
  readonly tester: string;
  readonly walks: Readonly<Record<string, Walks>>;
}

const EMPTY_RECORD: Kept = { tester: '', walks: {} };

/** Records that cannot be read, by their tester, as they were stored: they stay beside the others. */
let unread: Readonly<Record<string, unknown>> = {};

function read(): Kept {
  try {
    const { tester, walks } = z.parse(Stored, JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    const records = Object.entries(walks).map(([name, walk]) => ({
      name,
      walk,
      read: z.safeParse(Walks, walk),
    }));
    unread = Object.fromEntries(
      records.flatMap(({ name, walk, read: { success } }) => (success ? [] : [[name, walk]])),
    );
    return {
      tester,
      walks: Object.fromEntries(records.flatMap(({ name, read: { data } }) => (data ? [[name, data]] : []))),
    };
  } catch {
    return EMPTY_RECORD;
  }
}

let kept = read();
const listeners = new Set<() => void>();

/**
 * Keeps a record: in this page as it is, in the browser with what other tabs have stored meanwhile. What they walk colours
 * no chart of this page before it is opened again, and a name that was typed there stays.
 */
function keep(next: Kept, gone: readonly string[] = []): void {
  const isNamed = next.tester !== kept.tester;
  kept = next;
  const { tester, walks: stored } = read();
  const names = new Set([...Object.keys(stored), ...Object.keys(next.walks)]);
  const all = [...names].filter((name) => !gone.includes(name));
  const walks = Object.fromEntries(
    all.map((name) => [name, merge(stored[name] ?? {}, next.walks[name] ?? {})]),
  );
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify({ tester: isNamed ? next.tester : tester, walks: { ...unread, ...walks } }),
    );
    localStorage.setItem(COUNTS_KEY, countsOf({ ...next, walks }));
  } catch {
    // Without storage the record lasts until the page is closed.
  }
  for (const listener of [...listeners]) listener();
}

/** What all testers have walked of each chart, for the sidebar around this page. */
function countsOf(record: Kept): string {
  const walks = allWalks(record);
  return textOfCounts(
    markedCharts().map(({ chart, marks }) => {
      const { walked, total, judged } = summaryOf(walks, chart.name, marks);
      const right = [...judged.values()].filter(({ is }) => is === 'right').length;
      return { story: storyIdOf(chart.fixtures.words.name), walked: walked.length, total, right };
    }),
  );
}

/** The transitions that each tester has walked, kept in this browser. For useSyncExternalStore. */
export const coverage = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  getSnapshot: () => kept,
};

/** Who has not given a name. */
const NAMELESS = '';

/**
 * Sets the tester's name: each name has its own record, and the first one takes over what was done and said without a name,
 * in other tabs too.
 */
export function setTester(tester: string): void {
  const { [NAMELESS]: own = {}, ...named } = kept.walks;
  if (kept.tester !== NAMELESS || tester === NAMELESS) {
    keep({ ...kept, tester });
    return;
  }
  const nameless = saidBy(tester, merge(read().walks[NAMELESS] ?? {}, own));
  keep({ tester, walks: { ...named, [tester]: merge(named[tester] ?? {}, nameless) } }, [NAMELESS]);
}

/** Walks whose opinions are this tester's. */
const saidBy = (tester: string, walks: Walks): Walks =>
  Object.fromEntries(
    Object.entries(walks).map(([machine, edges]) => [
      machine,
      Object.fromEntries(
        Object.entries(edges).map(([id, { judged, former, ...edge }]) => [
          id,
          {
            ...edge,
            ...(judged && { judged: { ...judged, by: tester } }),
            ...(former && { former: former.map((said) => ({ ...said, by: tester })) }),
          },
        ]),
      ),
    ]),
  );

/** A page without a name goes on under the one that was typed in another tab. */
function takeName(): void {
  const { tester } = kept.tester === NAMELESS ? read() : kept;
  if (tester !== kept.tester) setTester(tester);
}

/** The walks of the tester at this browser. */
export const ownWalks = ({ tester, walks }: Kept): Walks => walks[tester] ?? {};

/** The walks of all testers whose record is in this browser. */
export const allWalks = ({ walks }: Kept): Walks => Object.values(walks).reduce(merge, {});

/** Adds walks to a tester's record. */
const add = (tester: string, walks: Walks) => {
  keep({ ...kept, walks: { ...kept.walks, [tester]: merge(kept.walks[tester] ?? {}, walks) } });
};

/** Adds transitions to the tester's record. */
export function addWalked(machine: string, edges: readonly string[], marks: Marks): void {
  takeName();
  const known = ownWalks(kept)[machine] ?? {};
  const at = new Date().toISOString();
  const fresh = edges.flatMap((id) => {
    const mark = marks.get(id);
    return mark === undefined || known[id]?.mark === mark ? [] : [[id, { mark, version, at }] as const];
  });
  if (fresh.length > 0) add(kept.tester, { [machine]: Object.fromEntries(fresh) });
}

/** What the film took when it was added last. */
let film: readonly string[] = [];

/** Adds what a film took since it was added last: a name that is typed meanwhile does not take over the rest. */
export function addFilm(machine: string, taken: readonly string[], marks: Marks): void {
  const fresh = taken.findIndex((id, index) => id !== film[index]);
  if (fresh !== -1) addWalked(machine, taken.slice(fresh), marks);
  film = taken;
}

/**
 * Keeps what the tester says of transitions, each walked by then, or that the tester takes it back.
 * @param takePicture of the step that is judged; it is kept once it is there
 */
export function judge(
  machine: string,
  edges: readonly string[],
  is: Said['is'],
  { marks, takePicture }: { readonly marks: Marks; readonly takePicture?: () => Promise<string> },
): void {
  takeName();
  const at = new Date().toISOString();
  const picture = takePicture === undefined ? undefined : `${at} ${machine}`;
  const known = ownWalks(kept)[machine] ?? {};
  const said = edges.flatMap((id) => {
    const mark = marks.get(id);
    if (mark === undefined) return [];
    const judged = { mark, version, at, is, by: kept.tester, ...(picture !== undefined && { picture }) };
    return [[id, { ...(known[id] ?? { mark, version, at }), judged }] as const];
  });
  if (said.length > 0) add(kept.tester, { [machine]: Object.fromEntries(said) });
  if (picture !== undefined) void keepPicture(picture, takePicture);
}

/** Keeps a picture under its name, or that there is none. */
async function keepPicture(name: string, takePicture = () => Promise.resolve('')): Promise<void> {
  addPictures({ [name]: '' });
  try {
    addPictures({ [name]: await takePicture() });
  } catch {
    // It could not be taken.
  }
  keep({ ...kept });
}

/** The names of the pictures that walks have. */
const pictureNames = (walks: Walks): ReadonlySet<string> =>
  new Set(
    Object.values(walks)
      .flatMap((edges) => Object.values(edges))
      .flatMap((edge) => allSaid(edge).flatMap(({ picture }) => picture ?? [])),
  );

/** Adds the walks of a file to the record of its tester, with the pictures that fit. */
export const addFile = ({ tester, walks, pictures = {} }: CoverageFile): void => {
  addPictures(pictures);
  add(tester, walks);
};

/** The tester's record as a file. */
export function fileOf(record: Kept): CoverageFile {
  const walks = ownWalks(record);
  const names = pictureNames(walks);
  const pictures = Object.entries(verdictPictures()).filter(([name, url]) => url !== '' && names.has(name));
  return {
    format: 'rollux-avance-1',
    ...{ tester: record.tester, version, walks },
    ...(pictures.length > 0 && { pictures: Object.fromEntries(pictures) }),
  };
}
