import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { resetMocks } from '#.storybook/mocks.ts';
import { request } from '#src/api/connection.ts';
import { dealerIds, expiredIds, openIds } from '#stories/charts/samples/dealer-quotes.ts';
import { logIn } from '#stories/support/log-in.ts';
import { withApp } from '#stories/support/with-app.tsx';
import { show } from './support/show.tsx';

const bar = () => page.getByRole('group', { name: 'Cotizaciones elegidas' });

const dialog = () => page.getByRole('dialog');

const all = () => page.getByRole('checkbox', { name: 'Elegir todas las filas de esta página' });

const rowBoxes = () => page.getByRole('checkbox', { name: /^Elegir C-/ });

/** The status of each of a distributor's quotes, as the server has it. */
async function statuses(): Promise<ReadonlyMap<string, string>> {
  return new Map((await request('quotes', {})).map(({ id, status }) => [id, status]));
}

/** Those of them that changed since. */
const changedSince = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) =>
  [...after].filter(([id, status]) => before.get(id) !== status).map(([id]) => id);

beforeEach(async () => {
  await resetMocks();
  await logIn('Distribuidor');
  await page.viewport(1280, 900);
  show(withApp({ path: '/panel/listas/cotizaciones' })());
  await expect.element(all()).toBeVisible();
});

describe('several quotes at once (B142)', () => {
  it('shift chooses a range, which stays chosen under a filter, and Escape lets it go', async () => {
    await rowBoxes().nth(1).click();
    await rowBoxes()
      .nth(3)
      .click({ modifiers: ['Shift'] });
    await expect.element(bar().getByText('3 elegidas')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Descargar elegidas en CSV' })).toBeVisible();
    const search = page.getByRole('searchbox', { name: 'Buscar' });
    await search.fill('nogalera');
    await expect.element(bar().getByText('3 elegidas, 3 fuera del filtro')).toBeVisible();
    await search.fill('');
    await expect.element(bar().getByText('3 elegidas', { exact: true })).toBeVisible();
    all().element().focus();
    await userEvent.keyboard('{Escape}');
    await expect.element(bar()).not.toBeInTheDocument();
  });

  it('the expired ones of those chosen are renewed at the prices shown, and no other changes', async () => {
    const before = await statuses();
    await all().click();
    await bar()
      .getByRole('button', { name: /^Renovar \d/ })
      .click();
    await expect
      .element(
        dialog()
          .getByText(/^C-\d+: de \$/)
          .first(),
      )
      .toBeVisible();
    await dialog()
      .getByRole('button', { name: `Renovar ${String(expiredIds.length)}` })
      .click();
    await expect
      .element(page.getByRole('status', { name: 'Resultado' }).getByText(/^Renovaste/))
      .toBeVisible();
    const after = await request('quotes', {});
    const renewed = after.filter(({ id, version }) => expiredIds.includes(id) && version > 1);
    expect(renewed.map(({ id }) => id).toSorted()).toEqual(expiredIds.toSorted());
    const others = after.filter(({ id }) => !expiredIds.includes(id));
    expect(others).toHaveLength(dealerIds.length - expiredIds.length);
    expect(others.every(({ id, status }) => before.get(id) === status)).toBe(true);
  });

  it('a quote that changed meanwhile is named, and the others are noted', async () => {
    await all().click();
    const [first = ''] = openIds;
    const quotes = await request('quotes', {});
    const other = quotes.find(({ id }) => id === first);
    await request('answerQuote', { id: first, revision: other?.revision ?? 0, accept: true });
    const before = await statuses();
    await bar()
      .getByRole('button', { name: /^Anotar \d/ })
      .click();
    await dialog().getByRole('button', { name: 'Sí, anotarlas' }).click();
    const failures = page.getByRole('group', { name: 'Lo que no se hizo' });
    await expect.element(failures.getByText('1 cotización no se anotó')).toBeVisible();
    await expect
      .element(failures.getByRole('listitem').filter({ hasText: other?.folio ?? 'a folio' }))
      .toBeVisible();
    const changed = changedSince(before, await statuses());
    expect(changed.toSorted()).toEqual(openIds.slice(1).toSorted());
    await failures.getByRole('button', { name: 'Entendido' }).click();
    await expect.element(bar()).toBeVisible();
  });
});
