import { assign, fromPromise, setup } from 'xstate';

/** Takes a picture of the screen, as a data URL; rejects when that fails. */
export type Photograph = () => Promise<string>;

interface PictureContext {
  readonly photograph: Photograph;
  readonly picture: string | null;
}

type PictureEvent =
  /** The tester found an error: the screen is photographed as it is now. */
  | { type: 'picture.take'; photograph: Photograph }
  /** The tester chose or pasted a picture. */
  | { type: 'picture.attach'; picture: string };

/** How long it may take, in ms. */
const PATIENCE_MS = 20_000;

/** The picture that goes with an error: taking → there, or missing; one that the tester attaches replaces it. */
export const pictureMachine = setup({
  types: {} as { context: PictureContext; events: PictureEvent },
  actors: {
    photograph: fromPromise<string, { photograph: Photograph }>(({ input }) => input.photograph()),
  },
  delays: { patience: PATIENCE_MS },
  actions: {
    begin: assign((_, params: { photograph: Photograph }) => ({ ...params, picture: null })),
    keep: assign({ picture: (_, params: { picture: string }) => params.picture }),
  },
}).createMachine({
  id: 'picture',
  context: { photograph: () => Promise.reject(new Error('there is no screen')), picture: null },
  initial: 'missing',
  on: {
    'picture.take': {
      target: '.taking',
      reenter: true,
      actions: { type: 'begin', params: ({ event: { photograph } }) => ({ photograph }) },
    },
    'picture.attach': {
      target: '.there',
      actions: { type: 'keep', params: ({ event: { picture } }) => ({ picture }) },
    },
  },
  states: {
    taking: {
      invoke: {
        id: 'photograph',
        src: 'photograph',
        input: ({ context: { photograph } }) => ({ photograph }),
        onDone: {
          target: 'there',
          actions: { type: 'keep', params: ({ event }) => ({ picture: event.output }) },
        },
        onError: 'missing',
      },
      after: { patience: 'missing' },
    },
    there: {},
    missing: {},
  },
});
