import { expect, screen, waitFor, within } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { href } from '#src/config/routes.ts';
import { Users } from '#src/screens/panel/usuarios/users.tsx';
import {
  countRequests,
  expectRequests,
  html,
  json,
  noAnswer,
  paged,
  serverAnswers,
  serverRecovers,
} from '../../support/answers.ts';
import { expectNoOverflow, expectPage, shopLinks } from '../../support/expect-page.ts';
import { LONG, MARKUP } from '../../support/hostile.ts';
import { ERNESTO, ROGELIO } from '../../support/people.ts';
import { onPhone } from '../../support/phone.ts';
import { choose } from '../../support/steps/choose.ts';
import { expectCount, filterBy, listTable, rowOf, search } from '../../support/steps/inventory.ts';
import { deleteUserOnServer, limitServerUsers, manyPeople, switchOf } from '../../support/steps/users.ts';
import { withScreen } from '../../support/with-screen.tsx';

const path = href('users');
const showing = (query = '') => withScreen(<Users />, { path: `${path}${query}`, route: path, padded: true });

const meta = preview.meta({
  title: 'Pantallas/panel/usuarios',
  component: Users,
  render: showing(),
  parameters: pageParameters,
  globals: { escenario: 'administrador' },
  beforeEach: () => {
    limitServerUsers(12);
  },
});

/** Every account with person, role, place, two switches and actions. */
export const Shown = meta.story({
  name: 'Así se ve',
  tags: ['long'],
  play: async (story) => {
    await expectPage(story, 'Usuarios', {});
    await expectCount(story, '12 usuarios');
    const ernesto = await rowOf(story, ERNESTO);
    await expect(ernesto.getByText('distribuidor@rollux.mx')).toBeVisible();
    await expect(ernesto.getByText('Distribuidor')).toBeVisible();
    await expect(await ernesto.findByText('Nuevo León')).toBeVisible();
    await expect(ernesto.getByRole('switch', { name: 'Activo' })).toBeChecked();
    await expect(ernesto.getByRole('switch', { name: 'En el mapa' })).toBeChecked();
    await expect(ernesto.getByText('Sí')).toBeVisible();
    await expect(ernesto.getByRole('link', { name: 'Editar' })).toBeVisible();
    await expect(ernesto.getByRole('link', { name: 'Ubicar' })).toBeVisible();
    await expect(await switchOf(story, ROGELIO, 'Activo')).not.toBeChecked();
  },
});

/** Rows that lack what they need are left out: the others are there, and the administrator reads which and why. */
export const SomeLeftOut = meta.story({
  name: 'Con usuarios que no se pueden mostrar',
  render: showing(),
  beforeEach: async () => {
    const rows = [
      { id: 1, active: true, name: 'Rosa Elizondo' },
      { id: 17, name: 'Sin interruptor' },
      { active: 1, name: 'Sin número' },
    ];
    await serverAnswers(json(200, { data: rows }), 'users');
  },
  play: async (story) => {
    const { canvas, userEvent } = story;
    await expectCount(story, '1 usuario');
    await expect(await rowOf(story, 'Rosa Elizondo')).toBeTruthy();
    await userEvent.click(await canvas.findByText('2 usuarios no se pueden mostrar: ver por qué'));
    await expect(canvas.getByText('id 17: falta o no sirve active')).toBeVisible();
    await expect(canvas.getByText('Renglón 3: falta o no sirve id')).toBeVisible();
  },
});

/** A page that does not arrive leaves the rows before it, and the list says of how many; another attempt brings them. */
export const SomePages = meta.story({
  name: 'Con una página que no llegó',
  beforeEach: async () => {
    let asked = 0;
    await serverAnswers(
      paged((page) => {
        asked += 1;
        if (page === 1)
          return { data: manyPeople(5), current_page: 1, last_page: 2, next_page_url: '/?page=2', total: 58 };
        return asked > 2 ? { data: manyPeople(58).slice(5), current_page: 2, last_page: 2, total: 58 } : null;
      }),
      'users',
    );
  },
  play: async (story) => {
    await expectCount(story, '5 usuarios');
    await expect(
      await story.canvas.findByText(/^Se ven 5 de 58 usuarios: lo demás no llegó\./),
    ).toBeVisible();
    await story.userEvent.click(story.canvas.getByRole('button', { name: 'Reintentar' }));
    await expectCount(story, '58 usuarios');
    await expect(story.canvas.queryByText(/^Se ven 5 de 58/)).toBeNull();
  },
});

/** The search matches words in any order, without accents, in all data of a person. */
export const Searched = meta.story({
  name: 'Buscado',
  tags: ['long'],
  play: async (story) => {
    await search(story, 'leal cavazos');
    await expectCount(story, '1 de 12 usuarios');
    await expect((await listTable(story)).getByText(ERNESTO)).toBeVisible();
    await search(story, 'persianas norte');
    await waitFor(async () => expect((await listTable(story)).getAllByRole('row').length).toBeGreaterThan(1));
    await expect((await listTable(story)).getByText(ERNESTO)).toBeVisible();
  },
});

/** Opening a dialog before the list has updated keeps the typed search, also behind the dialog. */
export const SearchedAndOpenedAtOnce = meta.story({
  name: 'Buscado y abierto al momento',
  tags: ['long'],
  play: async (story) => {
    const { canvas, userEvent } = story;
    await search(story, 'leal cavazos');
    await userEvent.click(canvas.getByRole('button', { name: 'Nuevo usuario' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Nuevo usuario' }));
    await expectCount(story, '1 de 12 usuarios');
    await userEvent.click(dialog.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expectCount(story, '1 de 12 usuarios');
    await expect(canvas.getByRole('searchbox', { name: 'Buscar' })).toHaveValue('leal cavazos');
  },
});

/** The same from a row, by keyboard, right after choosing a filter. */
export const FilteredAndOpenedAtOnce = meta.story({
  name: 'Filtrado y abierto al momento',
  tags: ['long'],
  play: async (story) => {
    const { canvas, userEvent } = story;
    await search(story, 'ernesto');
    await choose(story, canvas.getByRole('combobox', { name: 'Mapa' }), 'En el mapa');
    const edit = (await rowOf(story, ERNESTO)).getByRole('link', { name: 'Editar' });
    edit.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expectCount(story, '1 de 12 usuarios');
    await expect(canvas.getByRole('combobox', { name: 'Mapa' })).toHaveDisplayValue('En el mapa');
  },
});

/** A link sets filters and order. */
export const FromALink = meta.story({
  name: 'Desde un enlace',
  tags: ['long'],
  render: showing('?rol=distribuidor&mapa=si&orden=-nombre'),
  play: async (story) => {
    await expectCount(story, '3 de 12 usuarios');
    const names = (await listTable(story)).getAllByRole('row').slice(1);
    await expect(names.at(-1)).toHaveTextContent('Daniela');
    await expect(story.canvas.getByRole('combobox', { name: 'Rol' })).toHaveDisplayValue('Distribuidor');
    await expect(story.canvas.getByRole('columnheader', { name: 'Persona' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  },
});

/** By state and access, and back to all. */
export const Filtered = meta.story({
  name: 'Filtrado',
  tags: ['long'],
  play: async (story) => {
    await listTable(story);
    await filterBy(story, 'Acceso', /^Inactivos$/);
    await expectCount(story, '3 de 12 usuarios');
    await filterBy(story, 'Estado', /^Jalisco$/);
    await expectCount(story, '2 de 12 usuarios');
    await story.userEvent.click(story.canvas.getByRole('button', { name: 'Quitar filtros' }));
    await expectCount(story, '12 usuarios');
  },
});

/** A column's header sorts the list. */
export const Sorted = meta.story({
  name: 'Ordenado',
  tags: ['long'],
  play: async (story) => {
    const table = await listTable(story);
    await story.userEvent.click(table.getByRole('button', { name: 'Activo' }));
    await waitFor(() =>
      expect(table.getByRole('columnheader', { name: 'Activo' })).toHaveAttribute('aria-sort', 'ascending'),
    );
    await story.userEvent.click(table.getByRole('button', { name: 'Activo' }));
    await waitFor(async () => {
      const [first] = table.getAllByRole('switch', { name: 'Activo' });
      await expect(first).not.toBeChecked();
    });
  },
});

/** Without results there is a link to everything. */
export const NoResults = meta.story({
  name: 'Sin resultados',
  tags: ['long'],
  render: showing('?busca=nadie%20se%20llama%20as%C3%AD'),
  play: async (story) => {
    await expect(await story.canvas.findByText('Nadie coincide con lo que buscas.')).toBeVisible();
    await story.userEvent.click(story.canvas.getByRole('button', { name: 'Quitar filtros' }));
    await expectCount(story, '12 usuarios');
  },
});

/** An empty list. */
export const Empty = meta.story({
  name: 'Vacío',
  beforeEach: () => serverAnswers(json(200, { data: [] }), 'users'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Todavía no hay usuarios.')).toBeVisible();
    await expect(canvas.getByText('0 usuarios')).toBeVisible();
  },
});

/** Users with an id and a flag only. */
export const FewestFields = meta.story({
  name: 'Con lo mínimo',
  tags: ['long'],
  beforeEach: () =>
    serverAnswers(
      json(200, [
        { id: 7, active: '1' },
        { id: 8, active: 0, email: 'solo@correo.mx', role_id: 4 },
      ]),
      'users',
    ),
  play: async (story) => {
    await expect(await switchOf(story, 'Usuario 7', 'Activo')).toBeChecked();
    await expect((await rowOf(story, 'Usuario 7')).getByText('No')).toBeVisible();
    await expect((await rowOf(story, 'solo@correo.mx')).getByText('Rol 4')).toBeVisible();
  },
});

/** Texts of any length and kind are shown as text, and nothing overflows. */
export const Hostile = meta.story({
  name: 'Con trampas',
  tags: ['long'],
  beforeEach: () =>
    serverAnswers(
      json(200, [
        { id: 7, active: 1, name: MARKUP, email: LONG, roles: [LONG], image: 'javascript:alert(1)' },
        { id: 8, active: 1, name: `B${LONG}`, role: `Rol ${MARKUP}`, lat: 25.6, lng: -100.3 },
      ]),
      'users',
    ),
  play: async (story) => {
    await expect(await switchOf(story, `B${LONG}`, 'Activo')).toBeEnabled();
    await expect(await switchOf(story, MARKUP, 'Activo')).toBeEnabled();
    await expectCount(story, '2 usuarios');
    await expectNoOverflow();
  },
});

/** The list does not wait for the names of the states; when they fail, it says so. */
export const WithoutStates = meta.story({
  name: 'Sin estados',
  tags: ['long'],
  beforeEach: () => serverAnswers(html, 'states'),
  play: async (story) => {
    await listTable(story);
    const again = await story.canvas.findByRole('button', { name: 'Pedirlos de nuevo' });
    await serverRecovers();
    await story.userEvent.click(again);
    await expect(await (await rowOf(story, ERNESTO)).findByText('Nuevo León')).toBeVisible();
    await expect(story.canvas.queryByRole('button', { name: 'Pedirlos de nuevo' })).toBeNull();
  },
});

/** On the narrowest phone each person is a card with both switches. */
export const Phone = meta.story({
  name: 'En el teléfono',
  tags: ['long'],
  globals: { ...onPhone, escenario: 'administrador' },
  play: async (story) => {
    await expect(await switchOf(story, ERNESTO, 'Activo')).toBeEnabled();
    await expect(await switchOf(story, ERNESTO, 'En el mapa')).toBeEnabled();
    await expectNoOverflow();
  },
});

/** A long list is rendered in pages, and searched as a whole. */
export const Long = meta.story({
  name: 'Larga',
  tags: ['long'],
  beforeEach: () => serverAnswers(json(200, manyPeople(1_234)), 'users'),
  play: async (story) => {
    await expectCount(story, '1,234 usuarios');
    const table = await listTable(story);
    await waitFor(() => expect(table.getAllByRole('row')).toHaveLength(51));
    await search(story, 'persona 1234');
    await expectCount(story, '1 de 1,234 usuarios');
  },
});

/** A customer sees the contact, and nothing is requested. */
export const ForACustomer = meta.story({
  name: 'Para un cliente',
  tags: ['long'],
  globals: { escenario: 'cliente' },
  play: async (story) => {
    await expect(await story.canvas.findByText(/^Solo la administración ve las cuentas/)).toBeVisible();
    await expectPage(story, 'Usuarios', shopLinks);
    await expect(story.canvas.queryByRole('table')).toBeNull();
    await expect(story.canvas.queryByRole('button', { name: 'Nuevo usuario' })).toBeNull();
  },
});

/** So does a distributor. */
export const ForADistributor = meta.story({
  name: 'Para un distribuidor',
  tags: ['long'],
  globals: { escenario: 'distribuidor' },
  play: async (story) => {
    await expect(await story.canvas.findByText(/^Solo la administración ve las cuentas/)).toBeVisible();
    await expect(story.canvas.queryByRole('table')).toBeNull();
  },
});

/** An unknown id in the address shows a message that can be closed. */
export const NobodyOfThatName = meta.story({
  name: 'Nadie con ese nombre',
  render: showing('?usuario=999999'),
  play: async (story) => {
    const alert = within(await story.canvas.findByRole('alert'));
    await expect(alert.getByText('999999')).toBeVisible();
    await story.userEvent.click(alert.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(story.canvas.queryByRole('alert')).toBeNull());
    await listTable(story);
  },
});

/** "Editar" opens the person's form over the list, and closing it returns there. */
export const Edited = meta.story({
  name: 'Editado',
  tags: ['long'],
  play: async (story) => {
    const ernesto = await rowOf(story, ERNESTO);
    await story.userEvent.click(ernesto.getByRole('link', { name: 'Editar' }));
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /Nombre/ })).toHaveValue(ERNESTO));
    await story.userEvent.click(dialog.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** A reloaded list without the edited person keeps the typed values. */
export const EditedWhileDeleted = meta.story({
  name: 'Editado mientras se elimina',
  tags: ['long'],
  play: async (story) => {
    const ernesto = await rowOf(story, ERNESTO);
    await story.userEvent.click(ernesto.getByRole('link', { name: 'Editar' }));
    const dialog = within(await screen.findByRole('dialog'));
    const name = await dialog.findByRole('textbox', { name: /Nombre/ });
    await story.userEvent.type(name, ' Jr.');
    deleteUserOnServer(2);
    // A failed switch would reload it: the dialog covers its button.
    story.canvas.getByText('Actualizar').click();
    await expectCount(story, '11 usuarios');
    await expect(name).toBeInTheDocument();
    await expect(name).toHaveValue(`${ERNESTO} Jr.`);
    await expect(story.canvas.queryByText(/No encontramos al usuario/)).toBeNull();
  },
});

/** Closed before the server has answered, the result is unknown: the list is reloaded. */
export const ClosedWhileSaving = meta.story({
  name: 'Cerrado mientras se guarda',
  tags: ['long'],
  beforeEach: () => serverAnswers(noAnswer, 'updateUser'),
  play: async (story) => {
    const ernesto = await rowOf(story, ERNESTO);
    await story.userEvent.click(ernesto.getByRole('link', { name: 'Editar' }));
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByLabelText('Rol')).toHaveDisplayValue('Distribuidor'));
    const lists = await countRequests('users');
    await story.userEvent.click(dialog.getByRole('button', { name: 'Guardar cambios' }));
    await dialog.findByText('Guardando los cambios…');
    await story.userEvent.click(dialog.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expectRequests(lists, 1);
  },
});

/** "Ubicar" opens the map with that person. */
export const Placed = meta.story({
  name: 'Ubicada',
  tags: ['long'],
  play: async (story) => {
    const ernesto = await rowOf(story, ERNESTO);
    await story.userEvent.click(ernesto.getByRole('link', { name: 'Ubicar' }));
    await expect(await screen.findByRole('dialog', { name: `Lugar de ${ERNESTO} en el mapa` })).toBeVisible();
  },
});

/** A link can open the form of a new account. */
export const NewFromALink = meta.story({
  name: 'Nuevo desde un enlace',
  tags: ['long'],
  render: showing('?usuario=nuevo'),
  play: async () => {
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
});

/** In a row each switch is found by a part of its name, and no other control is (A11). */
export const NamesFindOne = meta.story({
  name: 'El nombre encuentra uno',
  tags: ['long'],
  play: async (story) => {
    const row = await rowOf(story, ERNESTO);
    for (const name of [/activo/i, /en el mapa/i]) {
      await expect(row.getAllByLabelText(name)).toHaveLength(1);
      await expect(row.getAllByRole('switch', { name })).toHaveLength(1);
    }
  },
});
