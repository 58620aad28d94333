import { expect, waitFor } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { Profile } from '#src/screens/panel/perfil/profile.tsx';
import { json, serverAnswers } from '../../support/answers.ts';
import { inDark } from '../../support/dark.ts';
import { expectNoOverflow, expectPage } from '../../support/expect-page.ts';
import { LONG } from '../../support/hostile.ts';
import { fitsPhone, onPhone } from '../../support/phone.ts';
import { beginProfile, profileAt } from '../../support/steps/profile.tsx';

const meta = preview.meta({
  title: 'Pantallas/panel/perfil',
  component: Profile,
  render: profileAt(),
  parameters: pageParameters,
  beforeEach: beginProfile,
});

/** The person's own data in the form, and the picture beside it. */
export const Shown = meta.story({
  name: 'Así se ve',
  tags: ['long'],
  play: async (story) => {
    const { canvas } = story;
    await expectPage(story, 'Mi perfil', {});
    await expect(await canvas.findByLabelText('Nombre completo')).toHaveValue('Mariana Treviño Salas');
    await expect(canvas.getByLabelText('Correo electrónico')).toHaveValue('cliente@rollux.mx');
    await waitFor(() => expect(canvas.getByLabelText('Municipio')).toHaveValue('Mérida'));
    await expect(canvas.getByRole('tab', { name: 'Datos' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('button', { name: 'Elegir foto' })).toBeVisible();
  },
});

/** On the narrowest phone the parts are below each other. */
export const OnPhone = meta.story({
  name: 'En el teléfono',
  tags: ['long'],
  ...fitsPhone(async ({ canvas }) => expect(await canvas.findByLabelText('Nombre completo')).toBeVisible()),
});

/** In the dark scheme. */
export const Dark = meta.story({
  name: 'En oscuro',
  tags: ['long'],
  ...inDark(async ({ canvas }) => expect(await canvas.findByLabelText('Nombre completo')).toBeVisible()),
});

/** Another section is a tab; the typed values of the first one stay. */
export const AnotherPart = meta.story({
  name: 'Otra parte',
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText('Nombre completo');
    await userEvent.clear(name);
    await userEvent.type(name, 'Mariana T.');
    await userEvent.click(canvas.getByRole('tab', { name: 'Contraseña' }));
    await expect(await canvas.findByLabelText('Contraseña actual')).toBeVisible();
    await expect(canvas.getByLabelText('Nombre completo')).not.toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Datos' }));
    await expect(canvas.getByLabelText('Nombre completo')).toHaveValue('Mariana T.');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Mi perfil' })).toBeVisible();
  },
});

/** The arrow keys move between tabs. */
export const ByKeyboard = meta.story({
  name: 'Con el teclado',
  tags: ['long'],
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('tab', { name: 'Datos' })).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Contraseña' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Cartera' })).toHaveFocus();
    await expect(await canvas.findByRole('heading', { name: 'Tus tarjetas' })).toBeVisible();
  },
});

/** An address opens its section. */
export const ByAddress = meta.story({
  name: 'Desde la dirección',
  tags: ['long'],
  render: profileAt('contrasena'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Contraseña actual')).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Contraseña' })).toHaveAttribute('aria-selected', 'true');
  },
});

/** For a user with an id only the fields are empty, and the picture is an outline. */
export const OnlyAnId = meta.story({
  name: 'Solo un número',
  beforeEach: () => serverAnswers(json(200, { id: 7, active: 1 }), 'currentUser'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Nombre completo')).toHaveValue('');
    await expect(canvas.getByLabelText('Estado')).toHaveValue('');
  },
});

/** A very long name stays inside its field. */
export const LongName = meta.story({
  name: 'Nombre largo',
  tags: ['long'],
  globals: onPhone,
  beforeEach: () => serverAnswers(json(200, { id: 7, active: 1, name: LONG, email: LONG }), 'currentUser'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Nombre completo')).toHaveValue(LONG);
    await expectNoOverflow();
  },
});
