import { expect } from 'storybook/test';
import type { Play } from '../play.ts';
import type { Stage } from '../shorten-waits.ts';

type Part = Play['canvas'];

interface Wait {
  /** Starts the story with a wait that stops at a stage. */
  readonly waiting: (stage: Stage) => () => Promise<() => void>;
  /** Makes the call; returns the part of the screen that waits. */
  readonly reach: (story: Play) => Promise<Part>;
  /** What is said after the wait was cancelled. @default that the person stopped waiting */
  readonly says?: string;
  /** What is there then. @default a button that tries again */
  readonly left?: (part: Part, story: Play) => Promise<unknown>;
}

const triesAgain = (part: Part) => expect(part.getByRole('button', { name: 'Reintentar' })).toBeVisible();

/** The later stages of every wait. */
export const waitStates = ({ waiting, reach, says = 'Dejaste de esperar', left = triesAgain }: Wait) => ({
  /** After a while it says that the wait goes on; it cannot be cancelled yet. */
  slow: {
    beforeEach: waiting('slow'),
    play: async (story: Play) => {
      const part = await reach(story);
      await expect(await part.findByText('Seguimos esperando la respuesta…')).toHaveRole('status');
      await expect(part.queryByRole('button', { name: 'Cancelar' })).toBeNull();
    },
  },

  /** A long wait can be cancelled. */
  canBeGivenUp: {
    beforeEach: waiting('endless'),
    play: async (story: Play) => {
      await expect(await (await reach(story)).findByRole('button', { name: 'Cancelar' })).toBeVisible();
    },
  },

  /** Cancelled, it is an alert, and what was typed stays. */
  givenUp: {
    beforeEach: waiting('endless'),
    play: async (story: Play) => {
      const part = await reach(story);
      await story.userEvent.click(await part.findByRole('button', { name: 'Cancelar' }));
      await expect(await part.findByRole('alert')).toHaveTextContent(says);
      await left(part, story);
    },
  },
});
