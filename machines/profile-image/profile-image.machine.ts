import { assign, fromCallback, setup } from 'xstate';
import type { User } from '#src/api/contract/user.ts';
import { toFailure, type ApiError } from '#src/api/errors.ts';
import { cancelled } from '../support/cancelled.ts';
import { fromUpload } from '../support/file-actors.ts';
import { requireValue } from '../support/require-value.ts';
import { waiting, waitingDelays, type WaitingTag } from '../support/waiting.ts';

/** Why a file cannot be cropped: it is not a picture, or the browser cannot read it. */
export type PictureRefusal = 'type' | 'unreadable';

/** A part of a picture, in the picture's own pixels. */
export interface PictureArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface ProfileImageContext {
  /** The chosen file, unchanged. */
  readonly file: File | null;
  /** The area to keep; null until it is chosen. */
  readonly area: PictureArea | null;
  /** The cropped and reduced picture, kept until it is uploaded. */
  readonly image: File | null;
  readonly refusal: PictureRefusal | null;
  readonly error: ApiError | null;
  /** The user as the server answered, with the new picture. */
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

/** A picture and the area to cut out of it. */
interface CropInput {
  readonly file: File;
  readonly area: PictureArea;
}

/**
 * The profile picture: empty → cropping → uploading → done. A file that cannot be cropped returns to the start with
 * the reason; after a failed upload the cropped picture is kept for another try.
 */
export const profileImageMachine = setup({
  types: {} as {
    context: ProfileImageContext;
    events: ProfileImageEvent;
    tags: WaitingTag;
    children: { upload: 'upload'; reduce: 'reduce' };
  },
  actors: {
    upload: fromUpload('uploadProfileImage'),
    /** The page provides it with the browser's canvas; this default never answers. */
    reduce: fromCallback<ProfileImageEvent, CropInput>(() => undefined),
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
            input: ({ context }) => ({ file: requireValue(context.file), area: requireValue(context.area) }),
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
        input: ({ context }) => ({ image: requireValue(context.image) }),
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

/** Returns the machine with a function that cuts a picture out of a file and rejects when the file is not a picture. */
export const profileImageWith = (cut: (cutting: CropInput) => Promise<File>) =>
  profileImageMachine.provide({
    actors: {
      reduce: fromCallback<ProfileImageEvent, CropInput>(({ input, sendBack }) => {
        void cut(input)
          .then(
            (image): ProfileImageEvent => ({ type: 'picture.reduced', image }),
            (): ProfileImageEvent => ({ type: 'picture.unreadable' }),
          )
          .then(sendBack);
      }),
    },
  });
