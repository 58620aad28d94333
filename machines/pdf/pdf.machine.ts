import { assign, emit, fromCallback, setup } from 'xstate';

/**
 * What is made: a quote for its client, who sees only the client's price, or for its author; an order's sheets, a page a
 * window or compact, its labels, on sheets or on a roll, its certificate of guarantee, or the receipt of a payment; or a cut plan.
 */
export type PdfCopy =
  | 'client'
  | 'own'
  | 'pages'
  | 'compact'
  | 'label-sheets'
  | 'label-roll'
  | 'certificate'
  | 'receipt'
  | 'cut-plan';

/** Progress: parts made, of all parts. */
export interface PdfProgress {
  readonly done: number;
  readonly total: number;
}

/** Progress and results of making the file. */
export type PdfMakerEvent =
  { type: 'pdf.progress'; progress: PdfProgress } | { type: 'pdf.made'; file: Blob } | { type: 'pdf.failed' };

interface PdfContext {
  readonly copy: PdfCopy;
  readonly progress: PdfProgress;
}

type PdfEvent = PdfMakerEvent | { type: 'pdf.make'; copy: PdfCopy } | { type: 'pdf.cancel' };

/** For the screen, which saves the file through the browser. */
interface PdfMade {
  readonly type: 'pdf.made';
  readonly file: Blob;
  readonly copy: PdfCopy;
}

/** Makes a file; rejects when that fails or is cancelled. */
export type PdfMaker = (
  copy: PdfCopy,
  job: { readonly signal: AbortSignal; readonly onProgress: (progress: PdfProgress) => void },
) => Promise<Blob>;

/** Returns the actor that runs a function that makes the file; stopping the actor cancels it. */
export const pdfMakerActor = (make: PdfMaker) =>
  fromCallback<PdfEvent, PdfCopy>(({ input, sendBack }) => {
    const job = new AbortController();
    const { signal } = job;
    const report = (event: PdfMakerEvent) => {
      if (!signal.aborted) sendBack(event);
    };
    const onProgress = (progress: PdfProgress) => {
      report({ type: 'pdf.progress', progress });
    };
    const work = async () => {
      try {
        report({ type: 'pdf.made', file: await make(input, { signal, onProgress }) });
      } catch {
        report({ type: 'pdf.failed' });
      }
    };
    void work();
    return () => {
      job.abort();
    };
  });

const NONE: PdfProgress = { done: 0, total: 0 };

/** A PDF made in the page: idle → making, which takes longer with more windows and can be cancelled → ready, or failed. */
export const pdfMachine = setup({
  types: {} as { context: PdfContext; events: PdfEvent; emitted: PdfMade },
  actors: {
    /** Makes the file in the page; the screen that has the quote provides it. */
    make: pdfMakerActor(() => Promise.reject(new TypeError('make must be provided'))),
  },
  actions: {
    begin: assign({ copy: (_, params: { copy: PdfCopy }) => params.copy, progress: NONE }),
    keepProgress: assign({ progress: (_, params: { progress: PdfProgress }) => params.progress }),
    handOver: emit(({ context }, params: { file: Blob }) => ({
      type: 'pdf.made' as const,
      file: params.file,
      copy: context.copy,
    })),
  },
}).createMachine({
  id: 'pdf',
  context: { copy: 'client', progress: NONE },
  initial: 'idle',
  on: {
    'pdf.make': {
      target: '.making',
      reenter: true,
      actions: { type: 'begin', params: ({ event }) => ({ copy: event.copy }) },
    },
  },
  states: {
    idle: {},
    making: {
      invoke: { id: 'make', src: 'make', input: ({ context }) => context.copy },
      on: {
        'pdf.progress': {
          actions: { type: 'keepProgress', params: ({ event }) => ({ progress: event.progress }) },
        },
        'pdf.made': {
          target: 'ready',
          actions: { type: 'handOver', params: ({ event }) => ({ file: event.file }) },
        },
        'pdf.failed': 'failed',
        'pdf.cancel': 'idle',
      },
    },
    ready: {},
    failed: {},
  },
});
