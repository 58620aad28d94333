import { assign, fromCallback, setup } from 'xstate';
import { requireValue } from '../support/require-value.ts';

/** A place in a picture, in px from its top left corner. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Four corners: top left, top right, bottom right, bottom left. */
export type Quad = readonly [Spot, Spot, Spot, Spot];

/** Why four corners are not those of a rectangle that was photographed. */
export type QuadProblem = 'bent' | 'small';

/** Why a file cannot be used: it is no picture, it is one that the browser cannot open, or it has too few pixels. */
export type PhotoRefusal = 'type' | 'heic' | 'unreadable' | 'tiny';

/** A photo as it was kept: reduced, upright, without any data besides its pixels. It is never sent anywhere. */
export interface Photo {
  readonly file: File;
  /** px. */
  readonly width: number;
  readonly height: number;
}

/** A thing of known size: a letter sheet, or a bank card. */
export type ReferenceKind = 'letter' | 'card';

/** A thing of known size in the picture. */
export interface Reference {
  readonly kind: ReferenceKind;
  readonly corners: Quad;
}

interface OwnWindowContext {
  /** The chosen file while it is read. */
  readonly file: File | null;
  readonly photo: Photo | null;
  /** The corners of the window's opening. */
  readonly corners: Quad | null;
  /** The reference as it is being marked. */
  readonly reference: Reference | null;
  /** The reference as it was marked last, from which the window is estimated. */
  readonly measured: Reference | null;
  /** How far open the blind is, 0 to 1. */
  readonly openness: number;
  readonly refusal: PhotoRefusal | null;
  readonly problem: QuadProblem | null;
}

type OwnWindowEvent =
  | { type: 'photo.choose'; file: File }
  | { type: 'photo.refuse' }
  | { type: 'photo.read'; photo: Photo }
  | { type: 'photo.unreadable'; refusal: PhotoRefusal }
  | { type: 'photo.cancel' }
  | { type: 'window.place'; corners: Quad }
  /** The corners in their order, and what is wrong with them. */
  | { type: 'window.mark'; corners: Quad; problem: QuadProblem | null }
  | { type: 'window.again' }
  | { type: 'see.before' }
  | { type: 'see.after' }
  | { type: 'see.raise'; openness: number }
  | { type: 'reference.begin' }
  | { type: 'reference.kind'; kind: ReferenceKind }
  | { type: 'reference.place'; corners: Quad }
  | { type: 'reference.mark'; corners: Quad; problem: QuadProblem | null }
  | { type: 'reference.leave' };

const NOTHING: OwnWindowContext = {
  file: null,
  photo: null,
  corners: null,
  reference: null,
  measured: null,
  openness: 0.3,
  refusal: null,
  problem: null,
};

/** An upright box in a picture; the sides are shares of the picture's, 0 to 1. */
function boxIn(
  { width, height }: Photo,
  [left, top, right, bottom]: readonly [number, number, number, number],
): Quad {
  const at = (x: number, y: number): Spot => ({ x: Math.round(x * width), y: Math.round(y * height) });
  return [at(left, top), at(right, top), at(right, bottom), at(left, bottom)];
}

/** Where the corners begin, before the person moves them. */
const beginWindow = (photo: Photo) => boxIn(photo, [0.25, 0.2, 0.75, 0.72]);

const beginReference = (photo: Photo) => boxIn(photo, [0.43, 0.42, 0.57, 0.6]);

/**
 * A blind in the person's own window: a photo is chosen and read, its window is marked, the blind is seen in it, and a
 * thing of known size estimates the window. A new photo that cannot be read leaves what was marked before.
 */
export const ownWindowMachine = setup({
  types: {} as { context: OwnWindowContext; events: OwnWindowEvent; children: { read: 'read' } },
  actors: {
    /** The page provides it with the browser's decoder; this default never answers. */
    read: fromCallback<OwnWindowEvent, { file: File }>(() => undefined),
  },
  guards: {
    hasPhoto: ({ context }) => context.photo !== null,
    isSound: (_, params: { problem: QuadProblem | null }) => params.problem === null,
  },
  actions: {
    keepFile: assign({ file: (_, params: { file: File }) => params.file, refusal: null }),
    keepPhoto: assign((_, { photo }: { photo: Photo }) => ({
      ...NOTHING,
      photo,
      corners: beginWindow(photo),
    })),
    keepRefusal: assign({
      file: null,
      refusal: (_, params: { refusal: PhotoRefusal }) => params.refusal,
    }),
    forgetFile: assign({ file: null }),
    keepCorners: assign({
      corners: (_, params: { corners: Quad }) => params.corners,
      problem: null,
      refusal: null,
    }),
    keepProblem: assign({ problem: (_, params: { problem: QuadProblem | null }) => params.problem }),
    keepOpenness: assign({ openness: (_, params: { openness: number }) => params.openness }),
    beginReference: assign({
      problem: null,
      reference: ({ context: { photo, reference } }) =>
        reference ?? { kind: 'letter', corners: beginReference(requireValue(photo)) },
    }),
    keepReference: assign({
      problem: null,
      reference: ({ context: { reference } }, params: Partial<Reference>) => ({
        ...requireValue(reference),
        ...params,
      }),
    }),
    keepMeasured: assign({
      measured: ({ context: { reference } }) => reference,
    }),
    dropProblem: assign({ problem: null }),
  },
}).createMachine({
  id: 'ownWindow',
  context: NOTHING,
  initial: 'empty',
  states: {
    empty: {
      initial: 'untouched',
      states: { untouched: {}, refused: {} },
      on: {
        'photo.choose': {
          target: 'reading',
          actions: { type: 'keepFile', params: ({ event }) => ({ file: event.file }) },
        },
        'photo.refuse': {
          target: '.refused',
          actions: { type: 'keepRefusal', params: { refusal: 'type' } },
        },
      },
    },
    reading: {
      invoke: {
        id: 'read',
        src: 'read',
        input: ({ context }) => ({ file: requireValue(context.file) }),
      },
      on: {
        'photo.read': {
          target: 'shown',
          actions: { type: 'keepPhoto', params: ({ event }) => ({ photo: event.photo }) },
        },
        'photo.unreadable': [
          {
            guard: 'hasPhoto',
            target: 'shown',
            actions: { type: 'keepRefusal', params: ({ event }) => ({ refusal: event.refusal }) },
          },
          {
            target: 'empty.refused',
            actions: { type: 'keepRefusal', params: ({ event }) => ({ refusal: event.refusal }) },
          },
        ],
        'photo.cancel': [
          { guard: 'hasPhoto', target: 'shown', actions: 'forgetFile' },
          { target: 'empty', actions: 'forgetFile' },
        ],
      },
    },
    shown: {
      initial: 'marking',
      on: {
        'photo.choose': {
          target: 'reading',
          actions: { type: 'keepFile', params: ({ event }) => ({ file: event.file }) },
        },
        'photo.refuse': { actions: { type: 'keepRefusal', params: { refusal: 'type' } } },
      },
      states: {
        marking: {
          entry: 'dropProblem',
          initial: 'placing',
          states: { placing: {}, refused: {} },
          on: {
            'window.place': {
              target: '.placing',
              actions: { type: 'keepCorners', params: ({ event }) => ({ corners: event.corners }) },
            },
            'window.mark': [
              {
                guard: { type: 'isSound', params: ({ event }) => ({ problem: event.problem }) },
                target: 'seeing',
                actions: { type: 'keepCorners', params: ({ event }) => ({ corners: event.corners }) },
              },
              {
                target: '.refused',
                actions: { type: 'keepProblem', params: ({ event }) => ({ problem: event.problem }) },
              },
            ],
          },
        },
        seeing: {
          initial: 'after',
          states: {
            /** With the blind. */
            after: { on: { 'see.before': 'before' } },
            /** The photo as it is. */
            before: { on: { 'see.after': 'after' } },
          },
          on: {
            'see.raise': {
              target: '.after',
              actions: { type: 'keepOpenness', params: ({ event }) => ({ openness: event.openness }) },
            },
            'window.again': 'marking',
            'reference.begin': { target: 'measuring', actions: 'beginReference' },
          },
        },
        measuring: {
          initial: 'placing',
          states: { placing: {}, refused: {} },
          on: {
            'reference.kind': {
              target: '.placing',
              actions: { type: 'keepReference', params: ({ event }) => ({ kind: event.kind }) },
            },
            'reference.place': {
              target: '.placing',
              actions: { type: 'keepReference', params: ({ event }) => ({ corners: event.corners }) },
            },
            'reference.mark': [
              {
                guard: { type: 'isSound', params: ({ event }) => ({ problem: event.problem }) },
                target: 'seeing',
                actions: [
                  { type: 'keepReference', params: ({ event }) => ({ corners: event.corners }) },
                  'keepMeasured',
                ],
              },
              {
                target: '.refused',
                actions: { type: 'keepProblem', params: ({ event }) => ({ problem: event.problem }) },
              },
            ],
            'reference.leave': 'seeing',
          },
        },
      },
    },
  },
});

/** What a page's reader of photos answers with. */
export type PhotoAnswer = Extract<OwnWindowEvent, { type: 'photo.read' | 'photo.unreadable' }>;

/** Returns the machine with a function that reads a photo; it never rejects. */
export const ownWindowWith = (read: (file: File) => Promise<PhotoAnswer>) =>
  ownWindowMachine.provide({
    actors: {
      read: fromCallback<OwnWindowEvent, { file: File }>(({ input, sendBack }) => {
        const stop = new AbortController();
        const answer = async () => {
          const found = await read(input.file);
          if (!stop.signal.aborted) sendBack(found);
        };
        void answer();
        return () => {
          stop.abort();
        };
      }),
    },
  });
