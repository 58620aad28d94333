import { expect } from 'storybook/test';
import type { CallName } from '#src/api/contract/index.ts';
import { html, json, serverAnswers, serverRecovers, unreachable } from '../answers.ts';
import { expectPage, shopLinks } from '../expect-page.ts';
import type { Play } from '../play.ts';
import { waitingFor } from '../waiting.ts';

interface Loaded {
  readonly call: CallName;
  /** The heading of the screen. */
  readonly title: string;
  /** For example "Cargando tu carrito…". */
  readonly loading: string;
  /** Finds an element of the loaded content. */
  readonly arrived: (story: Play) => Promise<unknown>;
}

/** The states of every panel screen that loads one resource. */
export function panelStates({ call, title, loading, arrived }: Loaded) {
  const says = (sentence: string | RegExp) => async (story: Play) => {
    await expect(await story.canvas.findByRole('alert')).toHaveTextContent(sentence);
    await expectPage(story, title, {});
  };
  return {
    /** The first stage of the wait. */
    loading: {
      beforeEach: waitingFor('brisk', call),
      play: async ({ canvas }: Play) => {
        await expect(await canvas.findByText(loading)).toHaveRole('status');
      },
    },

    /** A long wait can be cancelled and started again. */
    givenUp: {
      beforeEach: waitingFor('endless', call),
      play: async (story: Play) => {
        await story.userEvent.click(await story.canvas.findByRole('button', { name: 'Cancelar' }));
        await says('Dejaste de esperar')(story);
        await expect(story.canvas.getByRole('button', { name: 'Reintentar' })).toBeVisible();
      },
    },

    /** A network error shows an alert; a retry loads the content. */
    failed: {
      beforeEach: () => serverAnswers(unreachable, call),
      play: async (story: Play) => {
        await says('No pudimos conectarnos')(story);
        await serverRecovers();
        await story.userEvent.click(story.canvas.getByRole('button', { name: 'Reintentar' }));
        await arrived(story);
        await expect(story.canvas.queryByRole('alert')).toBeNull();
      },
    },

    /** A proxy's HTML page in place of JSON. */
    broken: {
      beforeEach: () => serverAnswers(html, call),
      play: says('El servidor respondió algo que no entendimos'),
    },

    /** A server without the call: the screen says so and names the contact. */
    notOffered: {
      beforeEach: () => serverAnswers(json(404, { message: 'Not Found' }), call),
      play: async (story: Play) => {
        await says('Tu servidor aún no ofrece esto.')(story);
        await expectPage(story, title, shopLinks);
        await expect(story.canvas.queryByRole('button', { name: 'Reintentar' })).toBeNull();
      },
    },

    /** A server that refuses this person: the screen names the contact. */
    forbidden: {
      beforeEach: () => serverAnswers(json(403, { message: 'This action is unauthorized.' }), call),
      play: says('Tu cuenta no tiene permiso para esto.'),
    },
  };
}
