import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate';
import type { DownloadProgress } from '#src/api/client.ts';
import { download } from '#src/api/connection.ts';
import { toFailure, type ApiError } from '#src/api/errors.ts';
import { cancelled } from '../support/cancelled.ts';
import { pdfReader, type DocumentOpened, type OpenPdf } from '../support/file-actors.ts';
import { requireValue } from '../support/require-value.ts';
import { waiting, waitingDelays, type WaitingTag } from '../support/waiting.ts';

export type { DownloadProgress } from '#src/api/client.ts';
export type { DocumentOpened } from '../support/file-actors.ts';

interface DocumentInput {
  /** Absolute, or relative to the API host. */
  readonly url: string;
}

interface DocumentContext extends DocumentInput {
  /** Whether it is shown on the page. */
  readonly shows: boolean;
  /** Whether it is saved as a file once it is downloaded. */
  readonly saves: boolean;
  /** Progress of the download; null before the first part. */
  readonly progress: DownloadProgress | null;
  /** The downloaded file, kept while it is on the page. */
  readonly file: Blob | null;
  readonly error: ApiError | null;
}

type DocumentEvent =
  | { type: 'document.open' }
  | { type: 'document.download' }
  | { type: 'document.progress'; progress: DownloadProgress }
  | { type: 'document.cancel' }
  | { type: 'document.retry' }
  | { type: 'document.close' }
  | DocumentOpened;

/** For the screen, which saves the file through the browser. */
interface DocumentKept {
  readonly type: 'document.kept';
  readonly file: Blob;
}

interface DownloadInput extends DocumentInput {
  readonly onProgress: (progress: DownloadProgress) => void;
}

/**
 * A document: fetched once to be shown on the page, saved as a file, or both. A file that cannot be shown
 * (`document.unreadable`: not a PDF, or a broken one) can still be saved.
 */
export const documentMachine = setup({
  types: {} as {
    context: DocumentContext;
    events: DocumentEvent;
    emitted: DocumentKept;
    input: DocumentInput;
    tags: WaitingTag;
  },
  actors: {
    fetch: fromPromise<Blob, DownloadInput>(({ input: { url, onProgress }, signal }) =>
      download(url, { signal, onProgress }),
    ),
    /** Opens the file for as long as it is shown; a page that shows files provides it, this default never answers. */
    read: pdfReader(() => () => undefined),
  },
  delays: waitingDelays,
  guards: {
    isShowing: ({ context }) => context.shows,
    isSaving: ({ context }) => context.saves,
  },
  actions: {
    show: assign({ shows: true }),
    save: assign({ saves: true }),
    hide: assign({ shows: false }),
    onlyShow: assign({ shows: true, saves: false }),
    keepProgress: assign({ progress: (_, params: { progress: DownloadProgress }) => params.progress }),
    keepFile: assign({ file: (_, params: { file: Blob }) => params.file, progress: null }),
    keepError: assign({ error: (_, params: { error: unknown }) => toFailure(params.error) }),
    keepCancelled: assign({ error: cancelled }),
    forgetAttempt: assign({ progress: null, error: null }),
    forget: assign({ shows: false, saves: false, progress: null, file: null, error: null }),
    handOver: emit((_, params: { file: Blob }) => ({ type: 'document.kept' as const, ...params })),
    handOverIfWanted: enqueueActions(({ context, enqueue }, params: { file: Blob }) => {
      if (context.saves) enqueue.emit({ type: 'document.kept', ...params });
      enqueue.assign({ saves: false });
    }),
  },
}).createMachine({
  id: 'document',
  context: ({ input }) => ({
    ...input,
    shows: false,
    saves: false,
    progress: null,
    file: null,
    error: null,
  }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        'document.open': { target: 'fetching', actions: 'show' },
        'document.download': { target: 'fetching', actions: 'save' },
      },
    },
    fetching: {
      ...waiting,
      entry: 'forgetAttempt',
      invoke: {
        id: 'fetch',
        src: 'fetch',
        input: ({ context: { url }, self }) => ({
          url,
          onProgress: (progress) => {
            self.send({ type: 'document.progress', progress });
          },
        }),
        onDone: [
          {
            guard: 'isShowing',
            target: 'shown',
            actions: [
              { type: 'keepFile', params: ({ event }) => ({ file: event.output }) },
              { type: 'handOverIfWanted', params: ({ event }) => ({ file: event.output }) },
            ],
          },
          {
            target: 'saved',
            actions: { type: 'handOverIfWanted', params: ({ event }) => ({ file: event.output }) },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: {
        'document.progress': {
          actions: { type: 'keepProgress', params: ({ event }) => ({ progress: event.progress }) },
        },
        'document.open': { actions: 'show' },
        'document.download': { actions: 'save' },
        'document.cancel': { target: 'failed', actions: 'keepCancelled' },
        /** A download that will be saved continues. */
        'document.close': [
          { guard: 'isSaving', actions: 'hide' },
          { target: 'idle', actions: 'forget' },
        ],
      },
    },
    shown: {
      initial: 'opening',
      invoke: { id: 'read', src: 'read', input: ({ context }) => fileIn(context) },
      states: {
        opening: { on: { 'document.readable': 'open' } },
        open: {},
      },
      on: {
        'document.download': { actions: { type: 'handOver', params: ({ context }) => fileIn(context) } },
        'document.unreadable': 'unreadable',
        'document.close': { target: 'idle', actions: 'forget' },
      },
    },
    /** Downloaded, but the page cannot show it: it can still be saved. */
    unreadable: {
      on: {
        'document.download': { actions: { type: 'handOver', params: ({ context }) => fileIn(context) } },
        'document.close': { target: 'idle', actions: 'forget' },
      },
    },
    saved: {
      on: {
        'document.open': { target: 'fetching', actions: 'show' },
        'document.download': { target: 'fetching', actions: 'save' },
      },
    },
    failed: {
      on: {
        'document.retry': 'fetching',
        'document.open': { target: 'fetching', actions: 'onlyShow' },
        'document.download': { target: 'fetching', actions: 'save' },
        'document.close': { target: 'idle', actions: 'forget' },
      },
    },
  },
});

const fileIn = ({ file }: DocumentContext) => ({ file: requireValue(file) });

/** Returns the machine with a function that opens a file as a PDF, and returns the function that frees it. */
export const documentWith = (open: OpenPdf) => documentMachine.provide({ actors: { read: pdfReader(open) } });
