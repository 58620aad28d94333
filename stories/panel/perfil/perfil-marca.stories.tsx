import { notifications } from '@mantine/notifications';
import { expect, fireEvent, within } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { Profile } from '#src/screens/panel/perfil/profile.tsx';
import { json, serverAnswers, unreachable } from '../../support/answers.ts';
import { logIn } from '../../support/log-in.ts';
import { fitsPhone } from '../../support/phone.ts';
import type { Play } from '../../support/play.ts';
import { expectNotice, profileAt } from '../../support/steps/profile.tsx';

const meta = preview.meta({
  title: 'Pantallas/panel/perfil/marca',
  component: Profile,
  render: profileAt('marca'),
  parameters: pageParameters,
  beforeEach: async () => {
    notifications.clean();
    await logIn('Distribuidor');
  },
});

/** A picture of one colour. */
function pictureOf(colour: string): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 900;
  canvas.height = 300;
  const context = canvas.getContext('2d');
  if (context !== null) {
    context.fillStyle = colour;
    context.fillRect(0, 0, 900, 300);
  }
  return new Promise((resolve) => {
    canvas.toBlob((blob) => {
      resolve(new File(blob === null ? [] : [blob], 'logo.png', { type: 'image/png' }));
    }, 'image/png');
  });
}

const seenByClients = ({ canvas }: Pick<Play, 'canvas'>) =>
  canvas.findByRole('region', { name: 'Así te ven tus clientes' });

const nameField = ({ canvas }: Pick<Play, 'canvas'>) =>
  canvas.findByRole('textbox', { name: 'Nombre comercial' });

const save = async ({ canvas, userEvent }: Play) =>
  userEvent.click(canvas.getByRole('button', { name: 'Guardar marca' }));

/** Chooses a file as the browser's dialog does: the form sends what the hidden input really holds. */
async function chooseLogo(play: Play, file: File): Promise<void> {
  await nameField(play);
  const chosen = new DataTransfer();
  chosen.items.add(file);
  const input = document.querySelector<HTMLInputElement>('input[name=logo]');
  if (input === null) throw new Error('no field takes a file');
  input.files = chosen.files;
  fireEvent.change(input);
}

/** The saved brand, and what clients see of it. */
export const Shown = meta.story({
  name: 'Así se ve',
  tags: ['long'],
  play: async ({ canvas }) => {
    await expect(await nameField({ canvas })).toHaveValue('Persianas del Norte');
    const shown = within(await seenByClients({ canvas }));
    await expect(shown.getByRole('img', { name: 'Persianas del Norte' })).toBeVisible();
    await expect(shown.getByText('81 8356 0147')).toBeVisible();
  },
});

/** On the narrowest phone. */
export const OnPhone = meta.story({
  name: 'En el teléfono',
  tags: ['long'],
  ...fitsPhone(async ({ canvas }) => expect(await nameField({ canvas })).toBeVisible()),
});

/** A logo is reduced, saved and shown; the name is its text. */
export const Saved = meta.story({
  name: 'Cambiada',
  play: async (play) => {
    const { userEvent } = play;
    await chooseLogo(play, await pictureOf('#7a2d6b'));
    const name = await nameField(play);
    await userEvent.clear(name);
    await userEvent.type(name, 'Persianas Cumbres');
    await save(play);
    await expectNotice('Guardamos tu marca');
    const logo = await within(await seenByClients(play)).findByRole('img', { name: 'Persianas Cumbres' });
    await expect(logo).toHaveProperty('naturalWidth', 480);
  },
});

/** Nobody would see it on paper, and what was typed stays. */
export const TooLight = meta.story({
  name: 'Logotipo casi blanco',
  play: async (play) => {
    await chooseLogo(play, await pictureOf('#fafaf7'));
    const name = await nameField(play);
    await play.userEvent.type(name, ' y Centro');
    await save(play);
    await expect(await play.canvas.findByText(/Tu logotipo es casi blanco/)).toBeVisible();
    await expect(name).toHaveValue('Persianas del Norte y Centro');
  },
});

/** The server does not know of brands. */
export const NotOffered = meta.story({
  name: 'El servidor no la ofrece',
  tags: ['long'],
  beforeEach: () => serverAnswers(json(404, { message: 'Not Found' }), 'brand'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tu marca aún no se puede guardar aquí.')).toBeVisible();
  },
});

/** An empty form would erase the saved brand. */
export const NotLoaded = meta.story({
  name: 'No se pudo cargar',
  tags: ['long'],
  beforeEach: () => serverAnswers(unreachable, 'brand'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Nombre comercial' })).not.toBeInTheDocument();
  },
});
