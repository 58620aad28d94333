import { expect, waitFor } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { DEMO_PASSWORD } from '#mocks/seeds/accounts.ts';
import { Profile } from '#src/screens/panel/perfil/profile.tsx';
import { countRequests, serverAnswers, serverRecovers, unreachable } from '../../support/answers.ts';
import { fitsPhone } from '../../support/phone.ts';
import type { Play } from '../../support/play.ts';
import { beginProfile, expectNotice, profileAt } from '../../support/steps/profile.tsx';
import { waitingFor } from '../../support/waiting.ts';

const meta = preview.meta({
  title: 'Pantallas/panel/perfil/contraseña',
  component: Profile,
  render: profileAt('contrasena'),
  parameters: pageParameters,
  beforeEach: beginProfile,
});

const NEW = 'ventana-clara';

/** Fills the three fields and submits. */
async function change({ canvas, userEvent }: Play, current = DEMO_PASSWORD, again = NEW): Promise<void> {
  await userEvent.type(await canvas.findByLabelText('Contraseña actual'), current);
  await userEvent.type(canvas.getByLabelText('Contraseña nueva'), NEW);
  await userEvent.type(canvas.getByLabelText('Repite la contraseña nueva'), again);
  await userEvent.click(canvas.getByRole('button', { name: 'Cambiar contraseña' }));
}

/** Three fields for password managers. */
export const Shown = meta.story({
  name: 'Así se ve',
  tags: ['long'],
  play: async ({ canvas }) => {
    const current = await canvas.findByLabelText('Contraseña actual');
    await expect(current).toHaveAttribute('autocomplete', 'current-password');
    await expect(canvas.getByLabelText('Contraseña nueva')).toHaveAttribute('autocomplete', 'new-password');
  },
});

/** On the narrowest phone. */
export const OnPhone = meta.story({
  name: 'En el teléfono',
  tags: ['long'],
  ...fitsPhone(async ({ canvas }) => expect(await canvas.findByLabelText('Contraseña actual')).toBeVisible()),
});

/** The typed values can be shown. */
export const Revealed = meta.story({
  name: 'A la vista',
  tags: ['long'],
  play: async ({ canvas, userEvent }) => {
    const current = await canvas.findByLabelText('Contraseña actual');
    await userEvent.type(current, 'abc');
    const [show] = canvas.getAllByRole('button', { name: 'Mostrar lo escrito' });
    if (show) await userEvent.click(show);
    await expect(current).toHaveAttribute('type', 'text');
  },
});

/** First the current password is checked. */
export const Checking = meta.story({
  name: 'Comprobando',
  tags: ['long'],
  beforeEach: waitingFor('brisk', 'checkPassword'),
  play: async (story) => {
    await change(story);
    await expect(await story.canvas.findByText('Comprobando tu contraseña actual…')).toHaveRole('status');
  },
});

/** Then the new one is saved. */
export const Updating = meta.story({
  name: 'Actualizando',
  tags: ['long'],
  beforeEach: waitingFor('brisk', 'updatePassword'),
  play: async (story) => {
    await change(story);
    await expect(await story.canvas.findByText('Guardando tu contraseña…')).toHaveRole('status');
  },
});

/** A wrong current password is an error at its field; no further request is sent, and the values stay. */
export const WrongPassword = meta.story({
  name: 'Contraseña equivocada',
  tags: ['long'],
  play: async (story) => {
    const { canvas } = story;
    const updates = await countRequests('updatePassword');
    await change(story, 'otra');
    await expect(await canvas.findByText('No es tu contraseña actual.')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Contraseña actual')).toHaveFocus());
    await expect(canvas.getByLabelText('Contraseña nueva')).toHaveValue(NEW);
    await expect(updates()).toBe(0);
  },
});

/** The server's messages appear unchanged. */
export const Refused = meta.story({
  name: 'Rechazado',
  tags: ['long'],
  play: async (story) => {
    const { canvas } = story;
    await change(story, DEMO_PASSWORD, 'otra cosa');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Las contraseñas no coinciden.');
    await expect(canvas.getByLabelText('Contraseña nueva')).toHaveAccessibleDescription(
      'Las contraseñas no coinciden.',
    );
    await expect(canvas.getByLabelText('Repite la contraseña nueva')).toHaveValue('otra cosa');
  },
});

/** An empty form is sent too: the server validates. */
export const Empty = meta.story({
  name: 'Vacío',
  tags: ['long'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cambiar contraseña' }));
    await waitFor(() =>
      expect(canvas.getByLabelText('Contraseña actual')).toHaveAccessibleDescription(
        'Escribe tu contraseña actual.',
      ),
    );
  },
});

/** After a failure it can be sent again. */
export const Failed = meta.story({
  name: 'Falló',
  tags: ['long'],
  beforeEach: () => serverAnswers(unreachable, 'updatePassword'),
  play: async (story) => {
    const { canvas, userEvent } = story;
    await change(story);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No pudimos conectarnos.');
    await serverRecovers();
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expectNotice('Cambiamos tu contraseña');
  },
});

/** The wait can be cancelled; the fields keep their values. */
export const GivenUp = meta.story({
  name: 'Espera cancelada',
  tags: ['long'],
  beforeEach: waitingFor('endless', 'checkPassword'),
  play: async (story) => {
    const { canvas, userEvent } = story;
    await change(story);
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancelar' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Dejaste de esperar');
    await expect(canvas.getByLabelText('Contraseña nueva')).toHaveValue(NEW);
  },
});

/** Changed: a notice, and empty fields. */
export const Changed = meta.story({
  name: 'Cambió',
  tags: ['long'],
  play: async (story) => {
    const { canvas } = story;
    await change(story);
    await expectNotice('Cambiamos tu contraseña');
    for (const label of ['Contraseña actual', 'Contraseña nueva', 'Repite la contraseña nueva']) {
      await expect(canvas.getByLabelText(label)).toHaveValue('');
    }
  },
});

/** The button that shows a typed password does not match the field by any part of its name (A08). */
export const NamesFindFields = meta.story({
  name: 'Los nombres encuentran los campos',
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Contraseña actual');
    await expect(canvas.getAllByLabelText(/contraseña actual/i)).toHaveLength(1);
    await expect(canvas.getAllByRole('button', { name: /^Mostrar/ })).toHaveLength(3);
    await expect(canvas.queryByRole('button', { name: /^Mostrar.*contraseña/i })).toBeNull();
  },
});
