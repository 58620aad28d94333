import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { Wording } from '#mocks/demo/recording/entry-text.ts';
import type { Entry, Recording } from '#mocks/demo/recording/recording.ts';
import { wordingOf } from '#mocks/demo/recording/report/words.ts';
import type { RecordedApp } from './recorded-app.ts';
import type { Verdict } from './repeat-recording.ts';

interface RepetitionContext {
  readonly recording: Recording | null;
  /** Why the newest file could not be opened. */
  readonly problem: string | null;
  /** What its charts are called; null before that is known. */
  readonly words: Wording | null;
  /** The app in the frame; null before it is there. */
  readonly app: RecordedApp | null;
  readonly verdicts: readonly Verdict[];
  /** What happened in the repetition. */
  readonly repeated: readonly Entry[];
}

type RepetitionEvent =
  | { type: 'app.arrived'; app: RecordedApp }
  | { type: 'repetition.open'; recording: Recording }
  | { type: 'repetition.refuse'; problem: string }
  | { type: 'repetition.begin' }
  | { type: 'repetition.judged'; verdict: Verdict }
  | { type: 'repetition.ended'; repeated: readonly Entry[] }
  | { type: 'repetition.broke' };

interface Work {
  readonly app: RecordedApp | null;
  readonly recording: Recording | null;
}

/** A recording that is repeated in Storybook: empty → opening → ready → repeating → compared, or broken. */
export const repetitionMachine = setup({
  types: {} as { context: RepetitionContext; events: RepetitionEvent },
  actors: {
    word: fromPromise<Wording, Pick<Work, 'recording'>>(({ input: { recording } }) =>
      wordingOf(recording?.entries ?? []),
    ),
    repeat: fromCallback<RepetitionEvent, Work>(({ input: { app, recording }, sendBack }) => {
      let isWanted = true;
      const tell = (event: RepetitionEvent) => {
        if (isWanted) sendBack(event);
      };
      const repeat = async () => {
        try {
          if (app === null || recording === null) throw new Error('there is nothing to repeat');
          const repeated = await app.repeat(recording, (verdict) => {
            tell({ type: 'repetition.judged', verdict });
          });
          tell({ type: 'repetition.ended', repeated });
        } catch {
          tell({ type: 'repetition.broke' });
        }
      };
      void repeat();
      return () => {
        isWanted = false;
      };
    }),
  },
  guards: {
    hasApp: ({ context }) => context.app !== null,
  },
  actions: {
    meet: assign((_, params: { app: RecordedApp }) => params),
    open: assign((_, params: { recording: Recording }) => ({
      ...params,
      problem: null,
      words: null,
      // Its frame goes with the former recording.
      app: null,
      verdicts: [],
      repeated: [],
    })),
    name: assign((_, params: { words: Wording }) => params),
    refuse: assign((_, params: { problem: string }) => params),
    begin: assign({ verdicts: [], repeated: [] }),
    judge: assign(({ context }, { verdict }: { verdict: Verdict }) => ({
      verdicts: [...context.verdicts, verdict],
    })),
    end: assign((_, params: { repeated: readonly Entry[] }) => params),
  },
}).createMachine({
  id: 'repetition',
  context: { recording: null, problem: null, words: null, app: null, verdicts: [], repeated: [] },
  initial: 'empty',
  on: {
    'app.arrived': { actions: { type: 'meet', params: ({ event: { app } }) => ({ app }) } },
    'repetition.open': {
      target: '.opening',
      reenter: true,
      actions: { type: 'open', params: ({ event: { recording } }) => ({ recording }) },
    },
    'repetition.refuse': {
      actions: { type: 'refuse', params: ({ event: { problem } }) => ({ problem }) },
    },
  },
  states: {
    empty: {},
    opening: {
      invoke: {
        id: 'word',
        src: 'word',
        input: ({ context: { recording } }) => ({ recording }),
        onDone: {
          target: 'ready',
          actions: { type: 'name', params: ({ event }) => ({ words: event.output }) },
        },
        onError: 'ready',
      },
    },
    ready: { on: { 'repetition.begin': 'awaiting' } },
    /** The frame loads first. */
    awaiting: { always: { guard: 'hasApp', target: 'repeating' } },
    repeating: {
      entry: 'begin',
      invoke: {
        id: 'repeat',
        src: 'repeat',
        input: ({ context: { app, recording } }) => ({ app, recording }),
      },
      on: {
        'repetition.judged': {
          actions: { type: 'judge', params: ({ event: { verdict } }) => ({ verdict }) },
        },
        'repetition.ended': {
          target: 'compared',
          actions: { type: 'end', params: ({ event: { repeated } }) => ({ repeated }) },
        },
        'repetition.broke': 'broken',
      },
    },
    compared: { on: { 'repetition.begin': 'awaiting' } },
    broken: { on: { 'repetition.begin': 'awaiting' } },
  },
});
