import { expect, screen, waitFor, within } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { Profile } from '#src/screens/panel/perfil/profile.tsx';
import { countRequests, json, serverAnswers, serverRecovers, unreachable } from '../../support/answers.ts';
import { inDark } from '../../support/dark.ts';
import { expectNoOverflow } from '../../support/expect-page.ts';
import { LONG } from '../../support/hostile.ts';
import { fitsPhone, onPhone } from '../../support/phone.ts';
import type { Play } from '../../support/play.ts';
import { dialogNamed } from '../../support/steps/dialogs.ts';
import { beginProfile, expectNotice, profileAt } from '../../support/steps/profile.tsx';
import { waitingFor } from '../../support/waiting.ts';

const meta = preview.meta({
  title: 'Pantallas/panel/perfil/cartera',
  component: Profile,
  render: profileAt('cartera'),
  parameters: pageParameters,
  beforeEach: beginProfile,
});

const MASTERCARD = 'Mastercard terminada en 4444';

const rowOf = async ({ canvas }: Pick<Play, 'canvas'>, name: string) =>
  within(await canvas.findByRole('listitem', { name }));

const card = (id: number, expires: string | null, others: object = {}) => ({
  id,
  brand: 'Visa',
  last_four: '4242',
  expires,
  ...others,
});

/** Opens the confirmation of the second card's removal. */
async function askToRemove(story: Play) {
  await story.userEvent.click((await rowOf(story, MASTERCARD)).getByRole('button', { name: 'Quitar' }));
  return dialogNamed(`¿Quitar ${MASTERCARD}?`);
}

/** Removes the second card. */
async function remove(story: Play): Promise<void> {
  const question = await askToRemove(story);
  await story.userEvent.click(question.getByRole('button', { name: 'Quitar' }));
}

/** Removes the second card on a server that holds only the first. */
async function removeMissingCard(story: Play): Promise<void> {
  const question = await askToRemove(story);
  await serverAnswers(json(200, [card(1, '11/39', { is_default: true })]), 'paymentMethods');
  await story.userEvent.click(question.getByRole('button', { name: 'Quitar' }));
  await waitFor(() => expect(story.canvas.queryByRole('listitem', { name: MASTERCARD })).toBeNull());
}

/** `MM/YY` of the month this many months from now. */
function inMonths(count: number): string {
  const day = new Date();
  day.setDate(1);
  day.setMonth(day.getMonth() + count);
  return `${String(day.getMonth() + 1).padStart(2, '0')}/${String(day.getFullYear() % 100).padStart(2, '0')}`;
}

/** The saved cards, with the default one. */
export const Shown = meta.story({
  name: 'Así se ve',
  tags: ['long'],
  play: async (story) => {
    const visa = await rowOf(story, 'Visa terminada en 4242');
    await expect(visa.getByText('Predeterminada')).toBeVisible();
    await expect(visa.queryByRole('button', { name: 'Hacer predeterminada' })).toBeNull();
    await expect((await rowOf(story, MASTERCARD)).getByRole('button', { name: 'Quitar' })).toBeVisible();
    await expect(story.canvas.getByRole('button', { name: 'Agregar tarjeta' })).toBeVisible();
  },
});

/** On the narrowest phone. */
export const OnPhone = meta.story({
  name: 'En el teléfono',
  tags: ['long'],
  ...fitsPhone((story) => rowOf(story, MASTERCARD)),
});

/** In the dark scheme. */
export const Dark = meta.story({
  name: 'En oscuro',
  tags: ['long'],
  ...inDark((story) => rowOf(story, MASTERCARD)),
});

/** An expiring card says so in time, an expired one too; without a date it says nothing. */
export const RunningOut = meta.story({
  name: 'Por vencer',
  beforeEach: () =>
    serverAnswers(
      json(200, [card(1, inMonths(1)), card(2, inMonths(-1)), card(3, inMonths(20)), card(4, 'cuando sea')]),
      'paymentMethods',
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Vence pronto')).toBeVisible();
    await expect(canvas.getByText('Vencida')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
});

/** The required fields only, a number without leading zeros, and a very long name. */
export const LittleKnown = meta.story({
  name: 'Se sabe poco',
  tags: ['long'],
  globals: onPhone,
  beforeEach: () =>
    serverAnswers(
      json(200, { data: [{ id: 1 }, { id: 2, last4: 42 }, { id: 3, brand: LONG, expiry: LONG }] }),
      'paymentMethods',
    ),
  play: async (story) => {
    await rowOf(story, 'Tarjeta');
    await rowOf(story, 'Tarjeta terminada en 0042');
    await expectNoOverflow();
  },
});

/** Without cards. */
export const None = meta.story({
  name: 'Ninguno',
  beforeEach: () => serverAnswers(json(200, []), 'paymentMethods'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Aún no tienes tarjetas guardadas\./)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Agregar tarjeta' })).toBeVisible();
  },
});

/** A deployment without a provider cannot accept cards, and says so. */
export const WithoutProvider = meta.story({
  name: 'Sin página para el número no se agregan tarjetas (F17)',
  render: profileAt('cartera', { cardField: null }),
  play: async (story) => {
    const { canvas } = story;
    await expect(await canvas.findByText('El pago con tarjeta aún no está disponible.')).toBeVisible();
    await rowOf(story, MASTERCARD);
    await expect(canvas.queryByRole('button', { name: 'Agregar tarjeta' })).toBeNull();
  },
});

/** A server configured without a wallet gets no request. */
export const NotOffered = meta.story({
  name: 'El servidor no lo ofrece',
  tags: ['long'],
  render: profileAt('cartera', { assumedApi: false }),
  play: async ({ canvas }) => {
    const requests = await countRequests('paymentMethods');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Tu servidor aún no ofrece esto.');
    await expect(canvas.queryByRole('button', { name: 'Reintentar' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Agregar tarjeta' })).toBeNull();
    await expect(requests()).toBe(0);
  },
});

/** A server without the call: the screen says the same. */
export const NotFound = meta.story({
  name: 'No se encontró',
  tags: ['long'],
  beforeEach: () => serverAnswers(json(404, { message: 'Not Found' }), 'paymentMethods'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Tu servidor aún no ofrece esto.');
  },
});

/** The wait shows a text. */
export const Loading = meta.story({
  name: 'Cargando',
  tags: ['long'],
  beforeEach: waitingFor('brisk', 'paymentMethods'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cargando tus tarjetas…')).toHaveRole('status');
  },
});

/** A long wait can be cancelled and requested again. */
export const GivenUp = meta.story({
  name: 'Espera cancelada',
  tags: ['long'],
  beforeEach: waitingFor('endless', 'paymentMethods'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancelar' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Dejaste de esperar');
    await expect(canvas.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
});

/** A failed list is requested again. */
export const Failed = meta.story({
  name: 'Falló',
  tags: ['long'],
  beforeEach: () => serverAnswers(unreachable, 'paymentMethods'),
  play: async (story) => {
    const { canvas, userEvent } = story;
    const retry = await canvas.findByRole('button', { name: 'Reintentar' });
    await serverRecovers();
    await userEvent.click(retry);
    await rowOf(story, MASTERCARD);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** Another card becomes the default. */
export const AnotherDefault = meta.story({
  name: 'Otra predeterminada',
  play: async (story) => {
    const mastercard = await rowOf(story, MASTERCARD);
    await story.userEvent.click(mastercard.getByRole('button', { name: 'Hacer predeterminada' }));
    await expectNotice('Cambiamos tu tarjeta predeterminada');
    await waitFor(() => expect(mastercard.getByText('Predeterminada')).toBeVisible());
    await expect((await rowOf(story, 'Visa terminada en 4242')).queryByText('Predeterminada')).toBeNull();
  },
});

/** A card removed meanwhile cannot be the default: it says so, and the card disappears. */
export const DefaultGone = meta.story({
  name: 'La predeterminada ya no está',
  beforeEach: () =>
    serverAnswers(json(404, { message: 'No query results for model' }), 'setDefaultPaymentMethod'),
  play: async (story) => {
    const { canvas, userEvent } = story;
    const mastercard = await rowOf(story, MASTERCARD);
    await serverAnswers(json(200, [card(1, '11/39', { is_default: true })]), 'paymentMethods');
    await userEvent.click(mastercard.getByRole('button', { name: 'Hacer predeterminada' }));
    await waitFor(() => expect(canvas.queryByRole('listitem', { name: MASTERCARD })).toBeNull());
    await expect(canvas.getByRole('alert')).toHaveTextContent('Esa tarjeta ya no estaba guardada.');
  },
});

/** Removing a card asks first and says what it affects. */
export const AskedBack = meta.story({
  name: 'Pregunta antes',
  tags: ['long'],
  play: async (story) => {
    const visa = await rowOf(story, 'Visa terminada en 4242');
    await story.userEvent.click(visa.getByRole('button', { name: 'Quitar' }));
    const question = await dialogNamed('¿Quitar Visa terminada en 4242?');
    await waitFor(() => expect(question.getByText(/otra de las que tienes tomará su lugar/)).toBeVisible());
  },
});

/** Removing the only card also removes that means of payment. */
export const AskedBackForTheOnlyOne = meta.story({
  name: 'Pregunta antes, si es la única',
  tags: ['long'],
  beforeEach: () => serverAnswers(json(200, [card(1, '11/39', { is_default: true })]), 'paymentMethods'),
  play: async (story) => {
    const visa = await rowOf(story, 'Visa terminada en 4242');
    await story.userEvent.click(visa.getByRole('button', { name: 'Quitar' }));
    const question = await dialogNamed('¿Quitar Visa terminada en 4242?');
    await waitFor(() => expect(question.getByText(/te quedarás sin método de pago/)).toBeVisible());
  },
});

/** Kept. */
export const Kept = meta.story({
  name: 'Conservado',
  play: async (story) => {
    const question = await askToRemove(story);
    await story.userEvent.click(question.getByRole('button', { name: 'Conservarla' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await rowOf(story, MASTERCARD);
  },
});

/** Removed. */
export const Removed = meta.story({
  name: 'Eliminada',
  play: async (story) => {
    const { canvas } = story;
    await remove(story);
    await expectNotice('Quitamos la tarjeta');
    await waitFor(() => expect(canvas.queryByRole('listitem', { name: MASTERCARD })).toBeNull());
    await expect(canvas.getByRole('heading', { name: 'Tus tarjetas' })).toHaveFocus();
  },
});

/** A card removed elsewhere cannot be removed again. */
export const RemovalGone = meta.story({
  name: 'Ya estaba quitada',
  tags: ['long'],
  beforeEach: () => serverAnswers(json(404, {}), 'removePaymentMethod'),
  play: async (story) => {
    await removeMissingCard(story);
    await expect(story.canvas.getByRole('alert')).toHaveTextContent('Esa tarjeta ya no estaba guardada.');
  },
});

/** An unconfirmed removal may have succeeded: the cards are reloaded, and the alert stays. */
export const RemovalUnsure = meta.story({
  name: 'No se sabe si se quitó',
  tags: ['long'],
  beforeEach: () => serverAnswers(unreachable, 'removePaymentMethod'),
  play: async (story) => {
    await removeMissingCard(story);
    await expect(story.canvas.getByRole('alert')).toHaveTextContent('No pudimos conectarnos.');
  },
});

/** A card whose removal failed is still listed. */
export const RemovalFailed = meta.story({
  name: 'No se pudo quitar',
  tags: ['long'],
  beforeEach: () => serverAnswers(unreachable, 'removePaymentMethod'),
  play: async (story) => {
    const { canvas } = story;
    await remove(story);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No pudimos conectarnos.');
    await rowOf(story, MASTERCARD);
  },
});
