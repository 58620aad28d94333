import { expect, screen, waitFor } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { Profile } from '#src/screens/panel/perfil/profile.tsx';
import { json, noAnswer, serverAnswers, unreachable } from '../../support/answers.ts';
import { expectNoOverflow } from '../../support/expect-page.ts';
import { onPhone } from '../../support/phone.ts';
import type { Play } from '../../support/play.ts';
import { shortenWaits } from '../../support/shorten-waits.ts';
import {
  beginProfile,
  cardFieldSays,
  expectNotice,
  fakeProvider,
  openCardDialog,
  profileAt,
  typeCard,
} from '../../support/steps/profile.tsx';
import { waitingFor } from '../../support/waiting.ts';

const meta = preview.meta({
  title: 'Pantallas/panel/perfil/tarjeta',
  component: Profile,
  render: profileAt('cartera', { cardField: fakeProvider() }),
  parameters: pageParameters,
  beforeEach: beginProfile,
});

/** A provider's page that sends no messages. */
const silentProvider = profileAt('cartera');

const GOOD = '5555 5555 5555 4444';

/** Opens the dialog, types a card into the provider's page, and saves it. */
async function save(story: Play, number: string) {
  const dialog = await openCardDialog(story);
  await typeCard(number);
  await story.userEvent.click(dialog.getByRole('button', { name: 'Guardar tarjeta' }));
  return dialog;
}

/** The provider's page, in our frame. */
export const Ready = meta.story({
  name: 'Listo',
  tags: ['long'],
  play: async (story) => {
    const dialog = await openCardDialog(story);
    const button = await dialog.findByRole('button', { name: 'Guardar tarjeta' });
    // The dialog animates in before it is fully visible.
    await waitFor(() => expect(button).toBeVisible());
    await expect(dialog.getByTitle('Datos de tu tarjeta')).toBeVisible();
  },
});

/** On the narrowest phone. */
export const OnPhone = meta.story({
  name: 'En el teléfono',
  tags: ['long'],
  globals: onPhone,
  play: async (story) => {
    const dialog = await openCardDialog(story);
    const button = await dialog.findByRole('button', { name: 'Guardar tarjeta' });
    // The dialog animates in before it is fully visible.
    await waitFor(() => expect(button).toBeVisible());
    await expectNoOverflow();
  },
});

/** Until the page has loaded. */
export const Loading = meta.story({
  name: 'Cargando',
  tags: ['long'],
  render: silentProvider,
  beforeEach: () => shortenWaits('brisk'),
  play: async (story) => {
    const dialog = await openCardDialog(story);
    await expect(dialog.getByText('Cargando el formulario de la tarjeta…')).toHaveRole('status');
    await expect(dialog.queryByRole('button', { name: 'Guardar tarjeta' })).toBeNull();
  },
});

/** The wait for it can be cancelled. */
export const GivenUp = meta.story({
  name: 'Espera cancelada',
  tags: ['long'],
  render: silentProvider,
  beforeEach: () => shortenWaits('endless'),
  play: async (story) => {
    const dialog = await openCardDialog(story);
    await story.userEvent.click(await dialog.findByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** A page that fails to load is an alert with a retry. */
export const Missing = meta.story({
  name: 'Falta',
  tags: ['long'],
  render: silentProvider,
  beforeEach: () => shortenWaits('endless'),
  play: async (story) => {
    const dialog = await openCardDialog(story);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('El formulario de la tarjeta no cargó.');
    await expect(dialog.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
});

/** The page itself shows missing values at their fields. */
export const Incomplete = meta.story({
  name: 'Incompleta',
  play: async (story) => {
    const dialog = await openCardDialog(story);
    await story.userEvent.click(await dialog.findByRole('button', { name: 'Guardar tarjeta' }));
    await expect(await cardFieldSays('Usa uno de los números de prueba.')).toBeVisible();
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Guardar tarjeta' })).not.toHaveAttribute('aria-disabled'),
    );
    await expect(dialog.queryByRole('alert')).toBeNull();
  },
});

/** A card that its bank declines shows the provider's text; another can be tried at once. */
export const Declined = meta.story({
  name: 'Rechazada',
  tags: ['long'],
  play: async (story) => {
    const dialog = await save(story, '4000 0000 0000 0002');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Tu banco rechazó la tarjeta.');
    await typeCard(GOOD);
    await story.userEvent.click(dialog.getByRole('button', { name: 'Guardar tarjeta' }));
    await expectNotice('Guardamos tu tarjeta');
  },
});

/** The provider cannot be reached. */
export const ProviderFailed = meta.story({
  name: 'El proveedor falló',
  tags: ['long'],
  play: async (story) => {
    const dialog = await save(story, '4000 0000 0000 9995');
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'No pudimos conectarnos con el proveedor.',
    );
  },
});

/** The provider returned a token; our server is saving it. */
export const Saving = meta.story({
  name: 'Guardando',
  tags: ['long'],
  beforeEach: waitingFor('brisk', 'addPaymentMethod'),
  play: async (story) => {
    const dialog = await save(story, GOOD);
    await expect(await dialog.findByText('Guardando la tarjeta…')).toHaveRole('status');
    await expect(dialog.queryByRole('button', { name: 'Cerrar' })).toBeNull();
  },
});

/** The wait for our server can be cancelled; the fields stay. */
export const SavingGivenUp = meta.story({
  name: 'Guardado cancelado',
  tags: ['long'],
  beforeEach: async () => {
    await serverAnswers(noAnswer, 'addPaymentMethod');
    return shortenWaits('endless');
  },
  play: async (story) => {
    const dialog = await save(story, GOOD);
    await dialog.findByText('Seguimos esperando la respuesta…');
    await story.userEvent.click(await dialog.findByRole('button', { name: 'Cancelar' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Dejaste de esperar');
  },
});

/** A failure of our server is not shown as the provider's. */
export const SavingUnreachable = meta.story({
  name: 'Guardado sin conexión',
  tags: ['long'],
  beforeEach: () => serverAnswers(unreachable, 'addPaymentMethod'),
  play: async (story) => {
    const dialog = await save(story, GOOD);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'No pudimos conectarnos. Revisa tu internet',
    );
  },
});

/** Our server's message about a card. */
export const Refused = meta.story({
  name: 'Rechazado',
  tags: ['long'],
  beforeEach: () =>
    serverAnswers(json(422, { message: 'Ya tienes guardada esta tarjeta.' }), 'addPaymentMethod'),
  play: async (story) => {
    const dialog = await save(story, GOOD);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Ya tienes guardada esta tarjeta.');
  },
});

/** Saved: the dialog is closed, and the card is in the list. */
export const Saved = meta.story({
  name: 'Guardado',
  tags: ['long'],
  play: async (story) => {
    await save(story, '3782 822463 10005');
    await expectNotice('Guardamos tu tarjeta');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const name = 'American Express terminada en 0005';
    await expect(await story.canvas.findByRole('listitem', { name })).toBeVisible();
  },
});
