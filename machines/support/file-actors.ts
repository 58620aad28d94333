import { fromCallback, fromPromise, type EventObject, type PromiseActorLogic } from 'xstate';
import { request } from '#src/api/connection.ts';
import type { CallName, InputOf, OutputOf } from '#src/api/contract/index.ts';

/** Progress of an upload, for a progress bar; too frequent to be a transition of a chart. */
export interface UploadProgress {
  readonly type: 'upload.progress';
  /** From 0 to 1. */
  readonly share: number;
}

/** Returns a call that sends a file as a promise actor, which tells how much of it was sent. */
export function fromUpload<N extends CallName>(
  call: N,
): PromiseActorLogic<OutputOf<N>, InputOf<N>, UploadProgress> {
  return fromPromise(({ input, signal, emit }) =>
    request(call, input, {
      signal,
      onProgress: (share) => {
        emit({ type: 'upload.progress', share });
      },
    }),
  );
}

/** How the opening of a file as a PDF ends. */
export type DocumentOpened = { type: 'document.readable' } | { type: 'document.unreadable' };

/** Opens a file as a PDF and calls back once. Returns the function that frees what it opened. */
export type OpenPdf = (file: Blob, tell: (opened: DocumentOpened) => void) => () => void;

/** The same as an actor, which holds the file open until it is stopped. */
export const pdfReader = (open: OpenPdf) =>
  fromCallback<EventObject, { readonly file: Blob }>(({ input: { file }, sendBack }) => open(file, sendBack));
