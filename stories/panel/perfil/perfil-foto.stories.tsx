import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { Profile } from '#src/screens/panel/perfil/profile.tsx';
import { html, json, serverAnswers, serverRecovers, unreachable } from '../../support/answers.ts';
import { expectNoOverflow } from '../../support/expect-page.ts';
import { onPhone } from '../../support/phone.ts';
import { dialogNamed } from '../../support/steps/dialogs.ts';
import {
  beginProfile,
  brokenPicture,
  chooseFile,
  dropFile,
  expectNotice,
  makePicture,
  pasteFile,
  profileAt,
  takePicture,
  textFile,
} from '../../support/steps/profile.tsx';
import { waitingFor } from '../../support/waiting.ts';

const meta = preview.meta({
  title: 'Pantallas/panel/perfil/foto',
  component: Profile,
  render: profileAt(),
  parameters: pageParameters,
  beforeEach: beginProfile,
});

/** Without a picture the initials are shown. */
export const Initials = meta.story({
  name: 'Iniciales',
  tags: ['long'],
  beforeEach: () =>
    serverAnswers(json(200, { id: 7, active: 1, name: 'Renata Olvera', image: null }), 'currentUser'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('RO')).toBeVisible();
  },
});

/** A broken picture shows the initials. */
export const BrokenAddress = meta.story({
  name: 'Dirección rota',
  tags: ['long'],
  beforeEach: () =>
    serverAnswers(
      json(200, { id: 7, active: 1, name: 'Renata Olvera', image: 'data:image/png;base64,AAAA' }),
      'currentUser',
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('RO')).toBeVisible();
  },
});

/** A chosen file is cropped first. */
export const Framing = meta.story({
  name: 'Encuadrando',
  tags: ['long'],
  play: async (story) => {
    await chooseFile(story, await makePicture());
    const dialog = await dialogNamed('Encuadra tu foto');
    const button = await dialog.findByRole('button', { name: 'Usar esta foto' });
    await waitFor(() => expect(button).toBeEnabled());
    await expect(dialog.getByRole('slider', { name: 'Acercar' })).toHaveAttribute('aria-valuetext', '0 %');
  },
});

/** The same on the narrowest phone. */
export const FramingOnPhone = meta.story({
  name: 'Encuadrando, en el teléfono',
  tags: ['long'],
  globals: onPhone,
  play: async (story) => {
    await chooseFile(story, await makePicture());
    const dialog = await dialogNamed('Encuadra tu foto');
    const button = await dialog.findByRole('button', { name: 'Usar esta foto' });
    await waitFor(() => expect(button).toBeEnabled());
    await expectNoOverflow();
  },
});

/** By the keyboard alone: arrow keys move and zoom the picture, Enter confirms it. */
export const FramedByKeyboard = meta.story({
  name: 'Encuadrada con el teclado',
  tags: ['long'],
  play: async (story) => {
    const { userEvent } = story;
    await chooseFile(story, await makePicture());
    const dialog = await dialogNamed('Encuadra tu foto');
    const place = await dialog.findByRole('group', { name: 'Encuadre de la foto' });
    const picture = () => dialog.getByRole('group', { name: 'Encuadre de la foto' }).previousElementSibling;
    const before = picture()?.getAttribute('style');
    place.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(picture()?.getAttribute('style')).not.toBe(before));
    const slider = dialog.getByRole('slider', { name: 'Acercar' });
    await fireEvent.change(slider, { target: { value: '37' } });
    await expect(slider).toHaveAttribute('aria-valuetext', '37 %');
    dialog.getByRole('button', { name: 'Usar esta foto' }).focus();
    await userEvent.keyboard('{Enter}');
    await expectNotice('Guardamos tu foto');
  },
});

/** It can be discarded. */
export const Discarded = meta.story({
  name: 'Descartada',
  tags: ['long'],
  play: async (story) => {
    await chooseFile(story, await makePicture());
    const dialog = await dialogNamed('Encuadra tu foto');
    await story.userEvent.click(await dialog.findByRole('button', { name: 'Descartar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** A picture can be dropped. */
export const Dropped = meta.story({
  name: 'Soltado',
  tags: ['long'],
  play: async (story) => {
    await dropFile(story, await makePicture());
    await dialogNamed('Encuadra tu foto');
  },
});

/** And pasted. */
export const Pasted = meta.story({
  name: 'Pegado',
  tags: ['long'],
  play: async (story) => {
    await pasteFile(story, await makePicture());
    await dialogNamed('Encuadra tu foto');
  },
});

/** Another file type is refused where it was dropped. */
export const WrongType = meta.story({
  name: 'Tipo equivocado',
  play: async (story) => {
    await dropFile(story, textFile());
    await expect(await story.canvas.findByRole('alert')).toHaveTextContent('Ese archivo no es una foto.');
  },
});

/** A file that only has a picture's type is refused too, and another can be chosen. */
export const Unreadable = meta.story({
  name: 'No se lee',
  play: async (story) => {
    await chooseFile(story, brokenPicture());
    await expect(await story.canvas.findByRole('alert')).toHaveTextContent('No pudimos leer esa foto');
    await chooseFile(story, await makePicture());
    await dialogNamed('Encuadra tu foto');
    await expect(story.canvas.queryByRole('alert')).toBeNull();
  },
});

/** While it is sent: a progress bar and a cancel button. */
export const Uploading = meta.story({
  name: 'Subiendo',
  tags: ['long'],
  beforeEach: waitingFor('brisk', 'uploadProfileImage'),
  play: async (story) => {
    await chooseFile(story, await makePicture());
    await takePicture(story);
    const dialog = await dialogNamed('Tu foto nueva');
    await expect(await dialog.findByRole('progressbar', { name: 'Cuánto se ha subido' })).toBeVisible();
    await expect(dialog.getByText(/^Subiendo tu foto…/)).toHaveRole('status');
    await expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeVisible();
  },
});

/** Cancelled: the picture is still cropped and can be sent. */
export const Stopped = meta.story({
  name: 'Detenido',
  tags: ['long'],
  beforeEach: waitingFor('brisk', 'uploadProfileImage'),
  play: async (story) => {
    const { userEvent } = story;
    await chooseFile(story, await makePicture());
    await takePicture(story);
    const dialog = await dialogNamed('Tu foto nueva');
    await userEvent.click(await dialog.findByRole('button', { name: 'Cancelar' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Dejaste de esperar');
    await expect(dialog.getByRole('img', { name: 'Tu foto como quedará' })).toBeVisible();
  },
});

/** After a failure it is sent again with the same crop. */
export const SentAgain = meta.story({
  name: 'Enviado otra vez',
  beforeEach: () => serverAnswers(unreachable, 'uploadProfileImage'),
  play: async (story) => {
    const { userEvent } = story;
    await chooseFile(story, await makePicture());
    await takePicture(story);
    const dialog = await dialogNamed('Tu foto nueva');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('No pudimos conectarnos.');
    await serverRecovers();
    await userEvent.click(dialog.getByRole('button', { name: 'Reintentar' }));
    await expectNotice('Guardamos tu foto');
  },
});

/** The server's message about a picture; another one can be chosen. */
export const Refused = meta.story({
  name: 'Rechazado',
  tags: ['long'],
  beforeEach: () =>
    serverAnswers(json(422, { errors: { image: ['La foto está muy oscura.'] } }), 'uploadProfileImage'),
  play: async (story) => {
    const { userEvent } = story;
    await chooseFile(story, await makePicture());
    await takePicture(story);
    const dialog = await dialogNamed('Tu foto nueva');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('La foto está muy oscura.');
    await expect(dialog.queryByRole('button', { name: 'Reintentar' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Elegir otra' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** A proxy's HTML page in place of JSON is a failure. */
export const Garbled = meta.story({
  name: 'Respuesta ilegible',
  tags: ['long'],
  beforeEach: () => serverAnswers(html, 'uploadProfileImage'),
  play: async (story) => {
    await chooseFile(story, await makePicture());
    await takePicture(story);
    const dialog = await dialogNamed('Tu foto nueva');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('algo que no entendimos');
  },
});

/** Saved: the picture replaces the initials. */
export const Saved = meta.story({
  name: 'Guardado',
  tags: ['long'],
  play: async (story) => {
    await chooseFile(story, await makePicture());
    await takePicture(story);
    await expectNotice('Guardamos tu foto');
    await waitFor(() => expect(document.querySelector('img[src*="/storage/images/1-1.jpg"]')).toBeVisible());
  },
});
