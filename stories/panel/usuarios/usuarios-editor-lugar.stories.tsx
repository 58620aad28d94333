import { expect, fn, waitFor } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { request } from '#src/api/connection.ts';
import { UserEditor } from '#src/screens/panel/usuarios/editor/user-editor.tsx';
import { NoticesPlace } from '#src/ui/notices/notices.tsx';
import { countRequests, expectRequests } from '../../support/answers.ts';
import { logIn } from '../../support/log-in.ts';
import { ERNESTO, ernesto, lucia } from '../../support/people.ts';
import type { Play } from '../../support/play.ts';
import { dialogNamed } from '../../support/steps/dialogs.ts';
import { withScreen } from '../../support/with-screen.tsx';

const onSaved = fn();

const meta = preview.meta({
  title: 'Pantallas/panel/usuarios/editor/lugar',
  render: withScreen(
    <>
      <h1>Usuarios</h1>
      <UserEditor user={ernesto} users={[ernesto, lucia]} onClose={fn()} onSaved={onSaved} onStale={fn()} />
      <NoticesPlace />
    </>,
    { path: '/panel/usuarios', padded: true },
  ),
  parameters: pageParameters,
  beforeEach: async () => {
    onSaved.mockReset();
    await logIn('Administrador');
  },
});

/** Opens the place in the person's form, once its lists have loaded. */
async function openPlace({ userEvent }: Pick<Play, 'userEvent'>) {
  const dialog = await dialogNamed(`Editar a ${ERNESTO}`);
  await waitFor(() => expect(dialog.getByLabelText('Rol')).toHaveDisplayValue('Distribuidor'));
  await userEvent.click(dialog.getByText('Lugar en el mapa'));
  await dialog.findByLabelText('Latitud');
  return { dialog, save: () => userEvent.click(dialog.getByRole('button', { name: 'Guardar cambios' })) };
}

/** Where the server keeps the person. */
async function kept() {
  const user = (await request('users', {})).find(({ id }) => id === ernesto.id);
  return { name: user?.name, lat: user?.lat, lng: user?.lng };
}

/** The place is saved with the rest of the form. */
export const Saved = meta.story({
  name: 'Se guarda con lo demás (B146)',
  play: async (story) => {
    const { dialog, save } = await openPlace(story);
    await story.userEvent.type(dialog.getByLabelText('Nombre completo'), ' Leal');
    await story.userEvent.click(dialog.getByLabelText('Pega coordenadas o un enlace'));
    await story.userEvent.paste('20.967, -89.624');
    await expect(dialog.getByText('20.967, -89.624')).toBeVisible();
    await save();
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    await expect(await kept()).toEqual({ name: `${ERNESTO} Leal`, lat: 20.967, lng: -89.624 });
  },
});

/** A place that stays is not sent. */
export const Same = meta.story({
  name: 'Sin cambiarlo (B146)',
  play: async (story) => {
    const places = await countRequests('setCoordinates');
    const before = await kept();
    const { save } = await openPlace(story);
    await save();
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    await expectRequests(places, 0);
    await expect(await kept()).toEqual(before);
  },
});

/** The server refuses a place: it stays in the form, with the message at its field. */
export const Refused = meta.story({
  name: 'Rechazado (B146)',
  play: async (story) => {
    const { dialog, save } = await openPlace(story);
    await story.userEvent.type(dialog.getByLabelText('Latitud'), '19.4');
    await save();
    const longitude = dialog.getByLabelText('Longitud');
    await waitFor(() => expect(longitude).toHaveAccessibleDescription('Escribe la longitud.'));
    await expect(longitude).toHaveFocus();
    await expect(onSaved).not.toHaveBeenCalled();
    await story.userEvent.type(longitude, '-99.13');
    await save();
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    await expect(await kept()).toMatchObject({ lat: 19.4, lng: -99.13 });
  },
});
