import { assign, setup } from 'xstate';
import { joined } from './joined.ts';
import { stepsOf, type Beginning, type Entry, type Mark } from './recording.ts';

/** The longest recording, in characters of JSON: browsers keep about five millions of a page, and the app needs some. */
const MOST_CHARACTERS = 1_500_000;

/** What a page keeps of its recording. */
export interface Recorded {
  /** Whether it goes on. */
  readonly isOn: boolean;
  readonly beginning: Beginning | null;
  readonly entries: readonly Entry[];
  readonly tester: string;
}

interface RecordingContext extends Recorded {
  /** Its length in characters of JSON. */
  readonly characters: number;
  /** The most that it may have. */
  readonly most: number;
  /** How many acts there were when the tester found an error. */
  readonly foundAfter: number;
  /** The remark that is being written. */
  readonly draft: string;
}

type RecordingEvent =
  | { type: 'recording.start'; beginning: Beginning }
  /** This happened on the page, in order. */
  | { type: 'recording.noted'; entries: readonly Entry[] }
  | { type: 'recording.stop' }
  /** The browser keeps no more of it. */
  | { type: 'recording.unkept' }
  /** The tester found an error: its remark follows. */
  | { type: 'recording.find' }
  | { type: 'recording.write'; text: string }
  | { type: 'recording.mark'; mark: Pick<Mark, 'severity' | 'text' | 'at'> }
  | { type: 'recording.dismiss' }
  | { type: 'recording.sign'; tester: string }
  | { type: 'recording.remove' }
  | { type: 'recording.restore' };

export interface RecordingInput extends Recorded {
  /** The most that it may have, in characters of JSON. @default a million and a half */
  readonly most?: number;
}

const lengthOf = (entries: readonly Entry[]) => JSON.stringify(entries).length;

/**
 * The recording of a page of the demo: empty → recording → ended, or full. A reload goes on with it. A tester marks an
 * error while it goes on. What is removed can be restored until another begins.
 */
export const recordingMachine = setup({
  types: {} as { context: RecordingContext; events: RecordingEvent; input: RecordingInput },
  guards: {
    isOn: ({ context }) => context.isOn,
    isThere: ({ context }) => context.beginning !== null,
    isFull: ({ context }) => context.characters > context.most,
    saysSomething: (_, params: { text: string }) => params.text.trim() !== '',
  },
  actions: {
    begin: assign((_, params: { beginning: Beginning }) => ({ ...params, entries: [], characters: 0 })),
    note: assign(({ context }, params: { entries: readonly Entry[] }) => ({
      entries: joined(context.entries, params.entries),
      characters: context.characters + lengthOf(params.entries),
    })),
    goOn: assign({ isOn: true }),
    endIt: assign({ isOn: false }),
    find: assign({ foundAfter: ({ context }) => stepsOf(context.entries), draft: '' }),
    write: assign({ draft: (_, params: { text: string }) => params.text }),
    mark: assign(({ context }, params: Pick<Mark, 'severity' | 'text' | 'at'>) => ({
      entries: [...context.entries, { is: 'mark' as const, after: context.foundAfter, ...params }],
      draft: '',
    })),
    sign: assign({ tester: (_, params: { tester: string }) => params.tester }),
  },
}).createMachine({
  id: 'recording',
  context: ({ input: { most = MOST_CHARACTERS, ...kept } }) => ({
    ...kept,
    most,
    characters: lengthOf(kept.entries),
    foundAfter: 0,
    draft: '',
  }),
  initial: 'arriving',
  on: {
    'recording.sign': { actions: { type: 'sign', params: ({ event: { tester } }) => ({ tester }) } },
  },
  states: {
    arriving: {
      always: [
        { guard: 'isFull', target: 'full' },
        { guard: 'isOn', target: 'recording' },
        { guard: 'isThere', target: 'ended' },
        { target: 'empty' },
      ],
    },
    empty: {
      on: {
        'recording.start': {
          target: 'recording',
          actions: { type: 'begin', params: ({ event: { beginning } }) => ({ beginning }) },
        },
      },
    },
    recording: {
      entry: 'goOn',
      exit: 'endIt',
      initial: 'watching',
      always: { guard: 'isFull', target: 'full' },
      on: {
        'recording.noted': {
          actions: { type: 'note', params: ({ event: { entries } }) => ({ entries }) },
        },
        'recording.stop': 'ended',
        'recording.unkept': 'full',
      },
      states: {
        watching: { on: { 'recording.find': { target: 'marking', actions: 'find' } } },
        marking: {
          on: {
            'recording.write': { actions: { type: 'write', params: ({ event: { text } }) => ({ text }) } },
            'recording.mark': {
              guard: { type: 'saysSomething', params: ({ event: { mark } }) => mark },
              target: 'watching',
              actions: { type: 'mark', params: ({ event: { mark } }) => mark },
            },
            'recording.dismiss': 'watching',
          },
        },
      },
    },
    full: { on: { 'recording.remove': 'removed' } },
    ended: { on: { 'recording.remove': 'removed' } },
    removed: {
      on: {
        'recording.restore': 'ended',
        'recording.start': {
          target: 'recording',
          actions: { type: 'begin', params: ({ event: { beginning } }) => ({ beginning }) },
        },
      },
    },
  },
});
