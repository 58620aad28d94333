import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { resetMocks } from '#.storybook/mocks.ts';
import { logIn } from '#stories/support/log-in.ts';
import { listCases } from './list-cases.ts';
import { openAt, openList, queryOf, shownRows } from './list-screen.tsx';

const views = () => page.getByRole('group', { name: 'Vistas guardadas' });

const button = (name: string) => views().getByRole('button', { name, exact: true });

async function save(name: string): Promise<void> {
  await button('Guardar vista').click();
  await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar', exact: true }).click();
}

const panelLists = listCases.filter(({ path }) => path.startsWith('/panel'));

it.each(panelLists)('$name: a named view filters and sorts again, from page 1', async (list) => {
  const { path, search, sorts } = list;
  const own = queryOf(path);
  const asked = {
    [search.key]: 'norte',
    ...(sorts === undefined ? {} : { [sorts.key]: `-${sorts.columns[0]?.name ?? ''}` }),
  };
  const screen = await openList(list, { ...asked, pagina: '2' });
  await save('Del norte');
  await expect.element(button('Del norte')).toHaveAttribute('aria-pressed', 'true');
  const rows = shownRows();
  expect(rows.length).toBeGreaterThan(0);

  await screen.openWith({ ...own, pagina: '2' });
  await expect.element(button('Del norte')).toHaveAttribute('aria-pressed', 'false');
  await button('Del norte').click();
  await expect.poll(screen.query).toEqual({ ...own, ...asked });
  await expect.poll(shownRows).toEqual(rows);
});

it('a view is of its list alone, and one of the same name is replaced', async () => {
  await resetMocks();
  await logIn('Administrador');
  await page.viewport(1280, 900);
  const users = openAt('/panel/usuarios?rol=distribuidor');
  await save('Míos');
  await users.openWith({ rol: 'cliente' });
  await save('Míos');
  await expect.element(button('Míos')).toHaveAttribute('aria-pressed', 'true');
  await users.openWith({});
  await button('Míos').click();
  await expect.poll(users.query).toEqual({ rol: 'cliente' });

  await page.getByRole('navigation').getByRole('link', { name: 'Órdenes', exact: true }).first().click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Órdenes' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Actualizar' })).toBeVisible();
  expect(views().query()).toBeNull();
});
