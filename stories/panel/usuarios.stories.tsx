import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { pageParameters } from '#.storybook/a11y.ts';
import { href } from '#src/config/routes.ts';
import { Users } from '#src/screens/panel/usuarios/users.tsx';
import {
  countRequests,
  expectRequests,
  html,
  json,
  serverAnswers,
  serverRecovers,
  silence,
} from '../support/answers.ts';
import { expectNoOverflow, expectPage, shopLinks } from '../support/expect-page.ts';
import { LONG, MARKUP } from '../support/hostile.ts';
import { onPhone } from '../support/phone.ts';
import { ERNESTO, ROGELIO } from '../support/people.ts';
import { expectCount, filterBy, listTable, rowOf, search } from '../support/steps/inventory.ts';
import { deletedElsewhere, manyPeople, onlyTheFirst, switchOf } from '../support/steps/users.ts';
import { withScreen } from '../support/with-screen.tsx';

const path = href('users');
const showing = (query = '') => withScreen(<Users />, { path: `${path}${query}`, route: path, padded: true });

const meta = preview.meta({
  title: 'Pantallas/panel/usuarios',
  component: Users,
  render: showing(),
  parameters: pageParameters,
  globals: { escenario: 'administrador' },
  beforeEach: () => {
    onlyTheFirst(12);
  },
});

/** Every account by its person, with its role, its place, its two switches and what can be done with it. */
export const Shown = meta.story({
  play: async (story) => {
    await expectPage(story, 'Usuarios', {});
    await expectCount(story, '12 usuarios');
    const ernesto = await rowOf(story, ERNESTO);
    await expect(ernesto.getByText('distribuidor@rollux.mx')).toBeVisible();
    await expect(ernesto.getByText('Distribuidor')).toBeVisible();
    await expect(await ernesto.findByText('Jalisco')).toBeVisible();
    await expect(ernesto.getByRole('switch', { name: 'Activo' })).toBeChecked();
    await expect(ernesto.getByRole('switch', { name: 'En el mapa' })).toBeChecked();
    await expect(ernesto.getByText('Sí')).toBeVisible();
    await expect(ernesto.getByRole('button', { name: 'Editar' })).toBeVisible();
    await expect(ernesto.getByRole('button', { name: 'Ubicar' })).toBeVisible();
    await expect(await switchOf(story, ROGELIO, 'Activo')).not.toBeChecked();
  },
});

/** A search goes by words in any order and without accents, over all that is known of a person. */
export const Searched = meta.story({
  play: async (story) => {
    await search(story, 'leal cavazos');
    await expectCount(story, '1 de 12 usuarios');
    await expect((await listTable(story)).getByText(ERNESTO)).toBeVisible();
    await search(story, 'persianas norte');
    await waitFor(async () => expect((await listTable(story)).getAllByRole('row').length).toBeGreaterThan(1));
    await expect((await listTable(story)).getByText(ERNESTO)).toBeVisible();
  },
});

/** Who opens a dialog before the list has followed what they typed keeps both, and finds the search again behind it. */
export const SearchedAndOpenedAtOnce = meta.story({
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

/** The same from a row, by the keyboard, with a filter chosen the moment before. */
export const FilteredAndOpenedAtOnce = meta.story({
  play: async (story) => {
    const { canvas, userEvent } = story;
    await search(story, 'ernesto');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Mapa' }), 'si');
    const edit = (await rowOf(story, ERNESTO)).getByRole('button', { name: 'Editar' });
    edit.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expectCount(story, '1 de 12 usuarios');
    await expect(canvas.getByRole('combobox', { name: 'Mapa' })).toHaveValue('si');
  },
});

/** A link brings its filters and its order along. */
export const FromALink = meta.story({
  render: showing('?rol=distribuidor&mapa=si&orden=-nombre'),
  play: async (story) => {
    await expectCount(story, '3 de 12 usuarios');
    const names = (await listTable(story)).getAllByRole('row').slice(1);
    await expect(names.at(-1)).toHaveTextContent('Daniela');
    await expect(story.canvas.getByRole('combobox', { name: 'Rol' })).toHaveValue('distribuidor');
    await expect(story.canvas.getByRole('columnheader', { name: 'Persona' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  },
});

/** By state and access, and back to all. */
export const Filtered = meta.story({
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

/** The head of a column puts the list in its order. */
export const Sorted = meta.story({
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

/** Nobody matches: that is said, with the way back to all. */
export const NoResults = meta.story({
  render: showing('?busca=nadie%20se%20llama%20as%C3%AD'),
  play: async (story) => {
    await expect(await story.canvas.findByText('Nadie coincide con lo que buscas.')).toBeVisible();
    await story.userEvent.click(story.canvas.getByRole('button', { name: 'Quitar filtros' }));
    await expectCount(story, '12 usuarios');
  },
});

/** A list without anybody. */
export const Empty = meta.story({
  beforeEach: () => serverAnswers(json(200, { data: [] }), 'users'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Todavía no hay usuarios.')).toBeVisible();
    await expect(canvas.getByText('0 usuarios')).toBeVisible();
  },
});

/** An id and a flag are all that a server has to say of somebody. */
export const FewestFields = meta.story({
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

/** Texts of any length and kind stay texts, and nothing is pushed out of the page. */
export const Hostile = meta.story({
  beforeEach: () =>
    serverAnswers(
      json(200, [
        { id: 7, active: 1, name: MARKUP, email: LONG, roles: [LONG], image: 'javascript:alert(1)' },
        { id: 8, active: 1, name: `B${LONG}`, role: `Rol ${MARKUP}`, lat: 25.6, lng: -100.3 },
      ]),
      'users',
    ),
  play: async (story) => {
    await expect(await switchOf(story, `B${LONG}`, 'Activo')).toBeVisible();
    await expect(await switchOf(story, MARKUP, 'Activo')).toBeVisible();
    await expectCount(story, '2 usuarios');
    await expectNoOverflow();
  },
});

/** The list does not wait for the names of the states; where they do not come, it says so. */
export const WithoutStates = meta.story({
  beforeEach: () => serverAnswers(html, 'states'),
  play: async (story) => {
    await listTable(story);
    const again = await story.canvas.findByRole('button', { name: 'Pedirlos de nuevo' });
    await serverRecovers();
    await story.userEvent.click(again);
    await expect(await (await rowOf(story, ERNESTO)).findByText('Jalisco')).toBeVisible();
    await expect(story.canvas.queryByRole('button', { name: 'Pedirlos de nuevo' })).toBeNull();
  },
});

/** On the narrowest phone the name stays and the switches are beside it. */
export const Phone = meta.story({
  globals: { ...onPhone, escenario: 'administrador' },
  play: async (story) => {
    await expect(await switchOf(story, ERNESTO, 'Activo')).toBeVisible();
    const headings = (await listTable(story)).getAllByRole('columnheader').map((head) => head.textContent);
    await expect(headings.slice(1, 4)).toEqual(['Persona', 'Activo', 'En el mapa']);
    await expectNoOverflow();
  },
});

/** A long list is drawn a page at a time, and all of it is searched. */
export const Long = meta.story({
  beforeEach: () => serverAnswers(json(200, manyPeople(1_234)), 'users'),
  play: async (story) => {
    await expectCount(story, '1,234 usuarios');
    const table = await listTable(story);
    await waitFor(() => expect(table.getAllByRole('row')).toHaveLength(51));
    await search(story, 'persona 1234');
    await expectCount(story, '1 de 1,234 usuarios');
  },
});

/** A customer is told whom to ask, and nothing is asked for. */
export const ForACustomer = meta.story({
  globals: { escenario: 'cliente' },
  play: async (story) => {
    await expect(await story.canvas.findByText(/^Solo la administración ve las cuentas/)).toBeVisible();
    await expectPage(story, 'Usuarios', shopLinks);
    await expect(story.canvas.queryByRole('table')).toBeNull();
    await expect(story.canvas.queryByRole('button', { name: 'Nuevo usuario' })).toBeNull();
  },
});

/** So is a distributor. */
export const ForADistributor = meta.story({
  globals: { escenario: 'distribuidor' },
  play: async (story) => {
    await expect(await story.canvas.findByText(/^Solo la administración ve las cuentas/)).toBeVisible();
    await expect(story.canvas.queryByRole('table')).toBeNull();
  },
});

/** An address that names nobody of the list says so, and can be left. */
export const NobodyOfThatName = meta.story({
  render: showing('?usuario=999999'),
  play: async (story) => {
    const alert = within(await story.canvas.findByRole('alert'));
    await expect(alert.getByText('999999')).toBeVisible();
    await story.userEvent.click(alert.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(story.canvas.queryByRole('alert')).toBeNull());
    await listTable(story);
  },
});

/** "Editar" opens that person's form over the list, and closing it leads back there. */
export const Edited = meta.story({
  play: async (story) => {
    const ernesto = await rowOf(story, ERNESTO);
    await story.userEvent.click(ernesto.getByRole('button', { name: 'Editar' }));
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /Nombre/ })).toHaveValue(ERNESTO));
    await story.userEvent.click(dialog.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** A list that comes without the person who is being edited takes nothing away of what was typed. */
export const EditedWhileDeleted = meta.story({
  play: async (story) => {
    const ernesto = await rowOf(story, ERNESTO);
    await story.userEvent.click(ernesto.getByRole('button', { name: 'Editar' }));
    const dialog = within(await screen.findByRole('dialog'));
    const name = await dialog.findByRole('textbox', { name: /Nombre/ });
    await story.userEvent.type(name, ' Jr.');
    deletedElsewhere(2);
    // As a failed switch would have it reloaded: behind the dialog nobody can press it.
    story.canvas.getByText('Actualizar').click();
    await expectCount(story, '11 usuarios');
    await expect(name).toBeInTheDocument();
    await expect(name).toHaveValue(`${ERNESTO} Jr.`);
    await expect(story.canvas.queryByText(/No encontramos al usuario/)).toBeNull();
  },
});

/** Closed before the server has answered, nobody knows what it wrote: the list is asked for again. */
export const ClosedWhileSaving = meta.story({
  beforeEach: () => serverAnswers(silence, 'updateUser'),
  play: async (story) => {
    const ernesto = await rowOf(story, ERNESTO);
    await story.userEvent.click(ernesto.getByRole('button', { name: 'Editar' }));
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
  play: async (story) => {
    const ernesto = await rowOf(story, ERNESTO);
    await story.userEvent.click(ernesto.getByRole('button', { name: 'Ubicar' }));
    await expect(await screen.findByRole('dialog', { name: `Lugar de ${ERNESTO} en el mapa` })).toBeVisible();
  },
});

/** A link can open the form of a new account at once. */
export const NewFromALink = meta.story({
  render: showing('?usuario=nuevo'),
  play: async () => {
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
});
