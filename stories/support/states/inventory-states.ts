import { expect, waitFor } from 'storybook/test';
import type { CallName } from '#src/api/contract/index.ts';
import {
  countRequests,
  expectRequests,
  html,
  json,
  noAnswer,
  serverAnswers,
  serverRecovers,
  unreachable,
} from '../answers.ts';
import { expectNoOverflow, expectPage, shopLinks } from '../expect-page.ts';
import { logIn } from '../log-in.ts';
import { onPhone } from '../phone.ts';
import type { Play } from '../play.ts';
import { shortenWaits } from '../shorten-waits.ts';
import { expectCount, listTable, print, refresh, search } from '../steps/inventory.ts';
import { waitingFor } from '../waiting.ts';

interface Inventory {
  readonly call: CallName;
  /** The heading of the screen. */
  readonly title: string;
  /** For example "Cargando el inventario…". */
  readonly loading: string;
  /** Number of articles in the stories' own answer. */
  readonly articles: number;
  /** Number of articles in the fake server. */
  readonly inWarehouse: number;
  /** The plural name of the articles. */
  readonly many: string;
}

/** The states of every inventory, whatever its content. */
export const inventoryStates = (inventory: Inventory) => ({
  ...waitingStates(inventory),
  ...failedStates(inventory),
  ...listStates(inventory),
  ...reloadedStates(inventory),
});

/** A slow server. */
function waitingStates({ call, loading, inWarehouse, many }: Inventory) {
  const whole = `${String(inWarehouse)} ${many}`;
  return {
    /** The first stage of the wait. */
    loading: {
      beforeEach: waitingFor('brisk', call),
      play: async ({ canvas }: Play) => {
        await expect(await canvas.findByText(loading)).toHaveRole('status');
        await expect(canvas.queryByRole('table')).toBeNull();
      },
    },

    /** The second stage of the wait: a text says that it goes on. */
    slow: {
      beforeEach: waitingFor('slow', call),
      play: async ({ canvas }: Play) => {
        await expect(await canvas.findByText('Seguimos esperando la respuesta…')).toHaveRole('status');
        await expect(canvas.queryByRole('button', { name: 'Cancelar' })).toBeNull();
      },
    },

    /** A long wait can be cancelled and started again. */
    givenUp: {
      beforeEach: waitingFor('endless', call),
      play: async (story: Play) => {
        await story.userEvent.click(await story.canvas.findByRole('button', { name: 'Cancelar' }));
        await expect(await story.canvas.findByRole('alert')).toHaveTextContent('Dejaste de esperar');
        await serverRecovers();
        await story.userEvent.click(story.canvas.getByRole('button', { name: 'Reintentar' }));
        await expectCount(story, whole);
      },
    },
  };
}

/** Failures, with their reason. */
function failedStates({ call, title, inWarehouse, many }: Inventory) {
  const whole = `${String(inWarehouse)} ${many}`;
  return {
    /** The server's reply is invalid. */
    fails: {
      beforeEach: () => serverAnswers(html, call),
      play: async ({ canvas }: Play) => {
        await expect(await canvas.findByRole('alert')).toHaveTextContent('algo que no entendimos');
        await expect(canvas.queryByRole('table')).toBeNull();
      },
    },

    /** The network fails; a retry after it is back loads the list and removes the alert. */
    offline: {
      beforeEach: () => serverAnswers(unreachable, call),
      play: async (story: Play) => {
        const { canvas, userEvent } = story;
        await expect(await canvas.findByRole('alert')).toHaveTextContent('No pudimos conectarnos.');
        await serverRecovers();
        await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
        await expectCount(story, whole);
        await expect(canvas.queryByRole('alert')).toBeNull();
      },
    },

    /** A server without the call: the screen says so and names the contact. */
    notOffered: {
      beforeEach: () => serverAnswers(json(501, {}), call),
      play: async (story: Play) => {
        await expect(await story.canvas.findByRole('alert')).toHaveTextContent(
          'Tu servidor aún no ofrece esto.',
        );
        await expect(story.canvas.queryByRole('button', { name: 'Reintentar' })).toBeNull();
        await expectPage(story, title, shopLinks);
      },
    },

    /** A customer sees the contact instead. */
    narrowed: {
      beforeEach: () => logIn('Cliente'),
      play: async (story: Play) => {
        await expect(await story.canvas.findByText(/^El inventario es para distribuidores\./)).toBeVisible();
        await expectPage(story, title, shopLinks);
        await expect(story.canvas.queryByRole('table')).toBeNull();
      },
    },
  };
}

/** The list is loaded. */
function listStates({ call, title, articles, many }: Inventory) {
  const all = `${String(articles)} ${many}`;
  return {
    /** An empty list has no download either. */
    empty: {
      beforeEach: () => serverAnswers(json(200, []), call),
      play: async ({ canvas }: Play) => {
        await expect(await canvas.findByText('Todavía no hay nada en este inventario.')).toBeVisible();
        await expect(canvas.getByText(`0 ${many}`)).toBeVisible();
        for (const name of ['Descargar CSV', 'Imprimir']) {
          await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
        }
      },
    },

    /** A search without results says so and links to the whole list. */
    nothingFound: {
      play: async (story: Play) => {
        await search(story, 'terciopelo');
        await expect(await story.canvas.findByText('Nada coincide con tus filtros.')).toBeVisible();
        await story.userEvent.click(story.canvas.getByRole('button', { name: 'Ver todo' }));
        await expectCount(story, all);
        await expect(story.canvas.getByRole('searchbox', { name: 'Buscar' })).toHaveValue('');
      },
    },

    /** Printing shows the whole list without the rest of the page; the sheet is removed afterwards. */
    printed: {
      play: async (story: Play) => {
        const { sheet, end } = await print(story);
        await expect(sheet).toHaveTextContent(title);
        await expect(sheet.querySelectorAll('tbody tr')).toHaveLength(articles);
        end();
        await waitFor(() => expect(sheet).not.toBeInTheDocument());
      },
    },

    /** On the narrowest phone the table scrolls under its first column, and the page does not. */
    phone: {
      globals: onPhone,
      play: async (story: Play) => {
        await listTable(story);
        await expectNoOverflow();
      },
    },
  };
}

/** Reloads the list. */
function reloadedStates({ call, loading, articles, many }: Inventory) {
  const all = `${String(articles)} ${many}`;
  return {
    /** During a reload the list stays, and another click has no effect. */
    refreshing: {
      beforeEach: () => shortenWaits('brisk'),
      play: async (story: Play) => {
        await listTable(story);
        await serverAnswers(noAnswer, call);
        const requests = await countRequests(call);
        await refresh(story);
        await expect(await story.canvas.findByText(loading)).toHaveRole('status');
        await refresh(story);
        await expectRequests(requests, 1);
        await expectCount(story, all);
      },
    },

    /** After a failed reload the previous list stays beside the alert. */
    refreshFails: {
      play: async (story: Play) => {
        await listTable(story);
        await serverAnswers(json(500, {}), call);
        await refresh(story);
        await expect(await story.canvas.findByRole('alert')).toHaveTextContent(
          'El servidor tuvo un problema.',
        );
        await expectCount(story, all);
      },
    },
  };
}
