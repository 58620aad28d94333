import { expect } from 'storybook/test';
import type { CallName } from '#src/api/contract/index.ts';
import { html, json, serverAnswers, serverRecovers, unreachable } from './answers.ts';
import { expectPage, shopLinks } from './expect-page.ts';
import type { Play } from './play.ts';
import { waitingFor } from './waiting.ts';

interface Loaded {
  readonly call: CallName;
  /** The screen's heading. */
  readonly title: string;
  /** Such as "Cargando tu carrito…". */
  readonly loading: string;
  /** Something that is there once it has come. */
  readonly arrived: (story: Play) => Promise<unknown>;
}

/** What every screen of the panel that loads one thing can come to, whatever that is. */
export function panelStates({ call, title, loading, arrived }: Loaded) {
  const says = (sentence: string | RegExp) => async (story: Play) => {
    await expect(await story.canvas.findByRole('alert')).toHaveTextContent(sentence);
    await expectPage(story, title, {});
  };
  return {
    /** The first wait. */
    loading: {
      beforeEach: waitingFor('brisk', call),
      play: async ({ canvas }: Play) => {
        await expect(await canvas.findByText(loading)).toHaveRole('status');
      },
    },

    /** A wait that does not end can be given up, and begun again. */
    givenUp: {
      beforeEach: waitingFor('endless', call),
      play: async (story: Play) => {
        await story.userEvent.click(await story.canvas.findByRole('button', { name: 'Cancelar' }));
        await says('Dejaste de esperar')(story);
        await expect(story.canvas.getByRole('button', { name: 'Reintentar' })).toBeVisible();
      },
    },

    /** Without a connection it says so; what did not come is asked for again. */
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

    /** A proxy's page in place of an answer. */
    broken: {
      beforeEach: () => serverAnswers(html, call),
      play: says('El servidor respondió algo que no entendimos'),
    },

    /** A server that does not have it says so, and the screen says whom to ask. */
    notOffered: {
      beforeEach: () => serverAnswers(json(404, { message: 'Not Found' }), call),
      play: async (story: Play) => {
        await says('Tu servidor aún no ofrece esto.')(story);
        await expectPage(story, title, shopLinks);
        await expect(story.canvas.queryByRole('button', { name: 'Reintentar' })).toBeNull();
      },
    },

    /** One that refuses whoever asks: the screen says whom to ask. */
    forbidden: {
      beforeEach: () => serverAnswers(json(403, { message: 'This action is unauthorized.' }), call),
      play: says('Tu cuenta no tiene permiso para esto.'),
    },
  };
}
