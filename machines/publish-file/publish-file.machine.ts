import { assign, setup } from 'xstate';
import type { Publication } from '#src/api/contract/assumed/publications.ts';
import type { InputOf } from '#src/api/contract/index.ts';
import { toFailure, type ApiError } from '#src/api/errors.ts';
import { cancelled } from '../support/cancelled.ts';
import { fromUpload, pdfReader, type DocumentOpened, type OpenPdf } from '../support/file-actors.ts';
import { requireValue } from '../support/require-value.ts';
import { waiting, waitingDelays, type WaitingTag } from '../support/waiting.ts';

/** What is typed beside the file. */
export type PublishedWords = Omit<InputOf<'publishFile'>, 'file' | 'attempt'>;

/** A chosen file, and the key under which it is published once. */
interface Chosen {
  readonly file: File;
  readonly attempt: string;
}

interface PublishFileContext {
  readonly chosen: Chosen | null;
  /** What is being sent; null when nothing is. */
  readonly sent: PublishedWords | null;
  readonly error: ApiError | null;
  /** The published file, as the server answered. */
  readonly published: Publication | null;
}

type PublishFileEvent =
  | ({ type: 'file.choose' } & Chosen)
  | { type: 'form.submit'; values: PublishedWords }
  | { type: 'form.cancel' }
  | DocumentOpened;

const choose = {
  target: '#publishFile.chosen',
  reenter: true,
  actions: {
    type: 'keepFile',
    params: ({ event: { file, attempt } }: { event: Chosen }) => ({ file, attempt }),
  },
} as const;

/**
 * Publishing a PDF: empty → chosen, where it is opened to be looked at and then sent → done. A file that is no PDF returns to
 * the start with the reason; after a failed upload the file stays chosen.
 */
export const publishFileMachine = setup({
  types: {} as {
    context: PublishFileContext;
    events: PublishFileEvent;
    tags: WaitingTag;
    children: { read: 'read'; upload: 'upload' };
  },
  actors: {
    upload: fromUpload('publishFile'),
    /** Opens the file for as long as it is chosen; the page provides it, this default never answers. */
    read: pdfReader(() => () => undefined),
  },
  delays: waitingDelays,
  actions: {
    keepFile: assign({ chosen: (_, params: Chosen) => params, error: null }),
    dropFile: assign({ chosen: null }),
    keepWords: assign({ sent: (_, params: { values: PublishedWords }) => params.values, error: null }),
    dropWords: assign({ sent: null }),
    keepPublished: assign({ published: (_, params: { published: Publication }) => params.published }),
    keepError: assign({ error: (_, params: { error: unknown }) => toFailure(params.error) }),
    keepCancelled: assign({ error: cancelled }),
  },
}).createMachine({
  id: 'publishFile',
  context: { chosen: null, sent: null, error: null, published: null },
  initial: 'empty',
  states: {
    empty: {
      initial: 'untouched',
      states: {
        untouched: {},
        /** It was sent without a file. */
        missing: {},
        /** What was chosen is no PDF that can be read. */
        refused: {},
      },
      on: { 'file.choose': choose, 'form.submit': '.missing' },
    },
    chosen: {
      initial: 'opening',
      invoke: {
        id: 'read',
        src: 'read',
        input: ({ context }) => ({ file: requireValue(context.chosen).file }),
      },
      on: { 'document.unreadable': { target: 'empty.refused', actions: 'dropFile' } },
      states: {
        opening: {
          on: {
            'document.readable': 'editing',
          },
        },
        editing: {
          initial: 'untouched',
          states: { untouched: {}, failed: {} },
          on: {
            'file.choose': choose,
            'form.submit': {
              target: 'uploading',
              actions: { type: 'keepWords', params: ({ event: { values } }) => ({ values }) },
            },
          },
        },
        uploading: {
          ...waiting,
          exit: 'dropWords',
          invoke: {
            id: 'upload',
            src: 'upload',
            input: ({ context: { chosen, sent } }) => ({ ...requireValue(sent), ...requireValue(chosen) }),
            onDone: {
              target: '#publishFile.done',
              actions: { type: 'keepPublished', params: ({ event }) => ({ published: event.output }) },
            },
            onError: {
              target: 'editing.failed',
              actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
            },
          },
          on: { 'form.cancel': { target: 'editing.failed', actions: 'keepCancelled' } },
        },
      },
    },
    done: { type: 'final' },
  },
});

/** Returns the machine with a function that opens a file as a PDF, and returns the function that frees it. */
export const publishFileWith = (open: OpenPdf) =>
  publishFileMachine.provide({ actors: { read: pdfReader(open) } });
