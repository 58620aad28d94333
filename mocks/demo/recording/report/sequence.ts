import { callWord } from '../../call-words.ts';
import { handText } from '../../hand/hand.ts';
import { answerText, networkText, type Wording } from '../entry-text.ts';
import type { Entry } from '../recording.ts';
import { severities } from '../severities.ts';

/** Somebody or something that takes part, as a vertical line of the diagram. */
export interface Lane {
  readonly id: string;
  readonly name: string;
}

/** What is wrong is told from the rest. */
type Tone = 'usual' | 'wrong';

/** A row of the diagram: an arrow between two lanes, or a note on one. */
export interface Row {
  readonly from: string;
  /** The same as `from` for a note. */
  readonly to: string;
  readonly text: string;
  readonly tone: Tone;
  /** Whether it brings an answer. */
  readonly isAnswer: boolean;
  /** How many times in a row it happened. */
  readonly times: number;
  /** The entry that it tells of, by its place in the recording. */
  readonly entry: number;
}

/** A recording as a sequence diagram. */
export interface Sequence {
  readonly lanes: readonly Lane[];
  readonly rows: readonly Row[];
}

const [PERSON, SCREEN, SERVER] = ['person', 'screen', 'server'];

const laneOf = (chart: string) => `chart ${chart}`;

/** The charts that do something while it is recorded, in the order in which they first do. */
function chartsIn(entries: readonly Entry[]): readonly string[] {
  const acting = entries.flatMap((entry) => {
    if (entry.is === 'move') return [entry.chart];
    return entry.is === 'call' && entry.by !== null ? [entry.by] : [];
  });
  return [...new Set(acting)];
}

type Drawn = Pick<Row, 'from' | 'to' | 'text'> & Partial<Pick<Row, 'tone' | 'isAnswer'>>;

const note = (lane: string, text: string): Drawn => ({ from: lane, to: lane, text });

/** XState's own events: what brought them is another row already, or time. */
const OWN = /^xstate\./;

function rowsOfMove({ chart, event, from, to }: Entry & { is: 'move' }, words: Wording): readonly Drawn[] {
  const lane = laneOf(chart);
  const where = words.states(chart, to);
  const moved = words.states(chart, from) === where ? [] : [note(lane, where)];
  const word = words.event(chart, event);
  return OWN.test(event)
    ? [note(lane, moved.length === 0 ? word : `${word}: ${where}`)]
    : [{ from: SCREEN, to: lane, text: word }, ...moved];
}

/** Who asked for what an answer brings: its call is the newest of that number. */
function askerOf(entries: readonly Entry[], index: number, id: number): string {
  const call = entries.slice(0, index).findLast((entry) => entry.is === 'call' && entry.id === id);
  return call?.is === 'call' && call.by !== null ? laneOf(call.by) : SCREEN;
}

function rowsOf(entries: readonly Entry[], index: number, words: Wording): readonly Drawn[] {
  const entry = entries[index];
  switch (entry?.is) {
    case 'page':
      return [note(SCREEN, `Página ${entry.address}`)];
    case 'act':
      return [{ from: PERSON, to: SCREEN, text: handText(entry.act) }];
    case 'start':
      return [note(laneOf(entry.chart), `Empieza: ${words.states(entry.chart, entry.to)}`)];
    case 'move':
      return rowsOfMove(entry, words);
    case 'end':
      return [note(laneOf(entry.chart), 'Termina')];
    case 'call': {
      const from = entry.by === null ? SCREEN : laneOf(entry.by);
      return [{ from, to: SERVER, text: `${callWord(entry.call)} · ${entry.request}` }];
    }
    case 'answer': {
      const tone = entry.reason === null ? 'usual' : 'wrong';
      const to = askerOf(entries, index, entry.id);
      return [{ from: SERVER, to, text: answerText(entry), tone, isAnswer: true }];
    }
    case 'line':
      return [{ ...note(SCREEN, `Consola: ${entry.text}`), tone: 'wrong' }];
    case 'network':
      return [{ ...note(SERVER, `Red: ${networkText(entry.network)}`), tone: 'wrong' }];
    case 'mark':
      return [{ ...note(PERSON, `Error: ${entry.text} (${severities[entry.severity]})`), tone: 'wrong' }];
    case undefined:
      return [];
  }
}

const isSame = (row: Row | undefined, { from, to, text }: Drawn): row is Row =>
  row !== undefined && row.from === from && row.to === to && row.text === text;

/** Draws a recording: the person, the screen, each chart that does something, the server. */
export function sequenceOf(entries: readonly Entry[], words: Wording): Sequence {
  const charts = chartsIn(entries).map((chart) => ({ id: laneOf(chart), name: words.chart(chart) }));
  const lanes = [
    { id: PERSON, name: 'Persona' },
    { id: SCREEN, name: 'Pantalla' },
    ...charts,
    { id: SERVER, name: 'Servidor' },
  ];
  const isDrawn = ({ from, to }: Drawn) => [from, to].every((id) => lanes.some((lane) => lane.id === id));
  const rows: Row[] = [];
  for (const index of entries.keys()) {
    for (const drawn of rowsOf(entries, index, words).filter(isDrawn)) {
      const last = rows.at(-1);
      if (isSame(last, drawn)) rows.splice(-1, 1, { ...last, times: last.times + 1 });
      else rows.push({ tone: 'usual', isAnswer: false, ...drawn, times: 1, entry: index });
    }
  }
  return { lanes, rows };
}
