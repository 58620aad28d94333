import { assign, fromCallback, fromPromise, setup } from 'xstate';
import { request } from '#src/api/connection.ts';
import type { User } from '#src/api/contract/user.ts';
import { toFailure, type ApiError } from '#src/api/errors.ts';
import { cancelled } from './support/cancelled.ts';
import { given } from './support/given.ts';
import { waiting, waitingDelays, type WaitingTag } from './support/waiting.ts';

/** Why a file is no picture to crop: it is something else, or the browser cannot read it. */
export type PictureRefusal = 'type' | 'unreadable';

/** A part of a picture, in its own pixels. */
export interface PictureArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface ProfileImageContext {
  /** What was chosen, as it came. */
  readonly file: File | null;
  /** What is kept of it; null until that is chosen. */
  readonly area: PictureArea | null;
  /** What is sent: cropped and reduced. It is kept while it has not arrived. */
  readonly image: File | null;
  readonly refusal: PictureRefusal | null;
  readonly error: ApiError | null;
  /** Whom the server answered, with their new picture. */
  readonly user: User | null;
}

type ProfileImageEvent =
  | { type: 'picture.choose'; file: File }
  | { type: 'picture.refuse' }
  | { type: 'picture.unreadable' }
  | { type: 'picture.crop'; area: PictureArea }
  | { type: 'picture.reduced'; image: File }
  | { type: 'picture.cancel' }
  | { type: 'picture.retry' }
  | { type: 'picture.discard' };

const NOTHING: ProfileImageContext = {
  file: null,
  area: null,
  image: null,
  refusal: null,
  error: null,
  user: null,
};

/** How much of the picture has left, for whoever draws a bar: it comes too often to be a step of the chart. */
interface UploadProgress {
  readonly type: 'upload.progress';
  /** From 0 to 1. */
  readonly share: number;
}

const upload = fromPromise<User, { image: File }, UploadProgress>(({ input, signal, emit }) =>
  request('uploadProfileImage', input, {
    signal,
    onProgress: (share) => {
      emit({ type: 'upload.progress', share });
    },
  }),
);

/** A picture, and what is to be cut out of it. */
interface Cutting {
  readonly file: File;
  readonly area: PictureArea;
}

/**
 * The profile's picture: empty → cropping → uploading → done. A file that cannot be cropped leads back with the reason; a
 * picture that did not arrive is kept cropped, to be sent once more.
 */
export const profileImageMachine = setup({
  types: {} as {
    context: ProfileImageContext;
    events: ProfileImageEvent;
    tags: WaitingTag;
    children: { upload: 'upload'; reduce: 'reduce' };
  },
  actors: {
    upload,
    /** Whoever shows the page has its browser cut; without one nobody answers. */
    reduce: fromCallback<ProfileImageEvent, Cutting>(() => undefined),
  },
  delays: waitingDelays,
  actions: {
    keepFile: assign((_, params: { file: File }) => ({ ...NOTHING, file: params.file })),
    keepArea: assign({ area: (_, params: { area: PictureArea }) => params.area }),
    keepImage: assign({ image: (_, params: { image: File }) => params.image }),
    keepRefusal: assign((_, params: { refusal: PictureRefusal }) => ({
      ...NOTHING,
      refusal: params.refusal,
    })),
    keepUser: assign((_, params: { user: User }) => ({ ...NOTHING, user: params.user })),
    keepError: assign({ error: (_, params: { error: unknown }) => toFailure(params.error) }),
    keepCancelled: assign({ error: cancelled }),
    dropError: assign({ error: null }),
    forget: assign(NOTHING),
  },
}).createMachine({
  id: 'profileImage',
  context: NOTHING,
  initial: 'empty',
  states: {
    empty: {
      initial: 'untouched',
      states: { untouched: {}, refused: {} },
      on: {
        'picture.choose': {
          target: 'cropping',
          actions: { type: 'keepFile', params: ({ event }) => ({ file: event.file }) },
        },
        'picture.refuse': {
          target: '.refused',
          actions: { type: 'keepRefusal', params: { refusal: 'type' } },
        },
      },
    },
    cropping: {
      initial: 'framing',
      states: {
        framing: {
          on: {
            'picture.crop': {
              target: 'reducing',
              actions: { type: 'keepArea', params: ({ event }) => ({ area: event.area }) },
            },
          },
        },
        reducing: {
          invoke: {
            id: 'reduce',
            src: 'reduce',
            input: ({ context }) => ({ file: given(context.file), area: given(context.area) }),
          },
          on: {
            'picture.reduced': {
              target: '#profileImage.uploading',
              actions: { type: 'keepImage', params: ({ event }) => ({ image: event.image }) },
            },
          },
        },
      },
      on: {
        'picture.unreadable': {
          target: 'empty.refused',
          actions: { type: 'keepRefusal', params: { refusal: 'unreadable' } },
        },
        'picture.discard': { target: 'empty', actions: 'forget' },
      },
    },
    uploading: {
      ...waiting,
      entry: 'dropError',
      invoke: {
        id: 'upload',
        src: 'upload',
        input: ({ context }) => ({ image: given(context.image) }),
        onDone: {
          target: 'done',
          actions: { type: 'keepUser', params: ({ event }) => ({ user: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: { 'picture.cancel': { target: 'failed', actions: 'keepCancelled' } },
    },
    failed: {
      on: {
        'picture.retry': 'uploading',
        'picture.discard': { target: 'empty', actions: 'forget' },
      },
    },
    done: {
      on: {
        'picture.choose': {
          target: 'cropping',
          actions: { type: 'keepFile', params: ({ event }) => ({ file: event.file }) },
        },
        'picture.refuse': {
          target: 'empty.refused',
          actions: { type: 'keepRefusal', params: { refusal: 'type' } },
        },
      },
    },
  },
});

/** The machine of a page, with its way of cutting a picture out of a file; it rejects where there is none. */
export const profileImageWith = (cut: (cutting: Cutting) => Promise<File>) =>
  profileImageMachine.provide({
    actors: {
      reduce: fromCallback<ProfileImageEvent, Cutting>(({ input, sendBack }) => {
        void cut(input)
          .then(
            (image): ProfileImageEvent => ({ type: 'picture.reduced', image }),
            (): ProfileImageEvent => ({ type: 'picture.unreadable' }),
          )
          .then(sendBack);
      }),
    },
  });
