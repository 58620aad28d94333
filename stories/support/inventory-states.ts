import { expect, waitFor } from 'storybook/test';
import type { CallName } from '#src/api/contract/index.ts';
import {
  countRequests,
  expectRequests,
  html,
  json,
  serverAnswers,
  serverRecovers,
  silence,
  unreachable,
} from './answers.ts';
import { expectNoOverflow, expectPage, shopLinks } from './expect-page.ts';
import { hurry } from './hurry.ts';
import { logIn } from './log-in.ts';
import { onPhone } from './phone.ts';
import type { Play } from './play.ts';
import { expectCount, listTable, print, refresh, search } from './steps/inventory.ts';
import { waitingFor } from './waiting.ts';

interface Inventory {
  readonly call: CallName;
  /** The screen's heading. */
  readonly title: string;
  /** Such as "Cargando el inventario…". */
  readonly loading: string;
  /** How many articles the stories' own answer has. */
  readonly articles: number;
  /** How many the fake server has. */
  readonly inWarehouse: number;
  /** What they are called where there are many, or none. */
  readonly many: string;
}

/** What every inventory can come to, whatever is in it. */
export function inventoryStates({ call, title, loading, articles, inWarehouse, many }: Inventory) {
  const all = `${String(articles)} ${many}`;
  const whole = `${String(inWarehouse)} ${many}`;
  return {
    /** The first wait. */
    loading: {
      beforeEach: waitingFor('brisk', call),
      play: async ({ canvas }: Play) => {
        await expect(await canvas.findByText(loading)).toHaveRole('status');
        await expect(canvas.queryByRole('table')).toBeNull();
      },
    },

    /** After a while it says that we still wait. */
    slow: {
      beforeEach: waitingFor('slow', call),
      play: async ({ canvas }: Play) => {
        await expect(await canvas.findByText('Seguimos esperando la respuesta…')).toHaveRole('status');
        await expect(canvas.queryByRole('button', { name: 'Cancelar' })).toBeNull();
      },
    },

    /** A wait that does not end can be given up, and begun again. */
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

    /** What the server says cannot be read. */
    fails: {
      beforeEach: () => serverAnswers(html, call),
      play: async ({ canvas }: Play) => {
        await expect(await canvas.findByRole('alert')).toHaveTextContent('algo que no entendimos');
        await expect(canvas.queryByRole('table')).toBeNull();
      },
    },

    /** The network is gone; asked for again once it is back, the list comes and the alert is gone. */
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

    /** A server that does not have the call: it is said, and whom to ask instead. */
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

    /** A customer is told whom to ask. */
    narrowed: {
      beforeEach: () => logIn('Cliente'),
      play: async (story: Play) => {
        await expect(await story.canvas.findByText(/^El inventario es para distribuidores\./)).toBeVisible();
        await expectPage(story, title, shopLinks);
        await expect(story.canvas.queryByRole('table')).toBeNull();
      },
    },

    /** Nothing of it yet: nothing to take along either. */
    empty: {
      beforeEach: () => serverAnswers(json(200, []), call),
      play: async ({ canvas }: Play) => {
        await expect(await canvas.findByText('Todavía no hay nada en este inventario.')).toBeVisible();
        await expect(canvas.getByText(`0 ${many}`)).toBeVisible();
        for (const name of ['Exportar CSV', 'Imprimir']) {
          await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
        }
      },
    },

    /** A search that finds nothing says so, and leads back to everything. */
    nothingFound: {
      play: async (story: Play) => {
        await search(story, 'terciopelo');
        await expect(await story.canvas.findByText('Nada coincide con tus filtros.')).toBeVisible();
        await story.userEvent.click(story.canvas.getByRole('button', { name: 'Ver todo' }));
        await expectCount(story, all);
        await expect(story.canvas.getByRole('searchbox', { name: 'Buscar' })).toHaveValue('');
      },
    },

    /** While it is loaded again everything stays, and another click changes nothing. */
    refreshing: {
      beforeEach: () => hurry('brisk'),
      play: async (story: Play) => {
        await listTable(story);
        await serverAnswers(silence, call);
        const requests = await countRequests(call);
        await refresh(story);
        await expect(await story.canvas.findByText(loading)).toHaveRole('status');
        await refresh(story);
        await expectRequests(requests, 1);
        await expectCount(story, all);
      },
    },

    /** What came before stays beside the news that it could not be loaded again. */
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

    /** On paper stands all of it, and nothing else of the page; afterwards the sheet is gone. */
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
