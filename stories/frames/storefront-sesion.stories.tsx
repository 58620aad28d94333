import { expect, within } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { StorefrontFrame } from '#src/screens/storefront/frame/storefront-frame.tsx';
import { json, serverAnswers, unreachable } from '../support/answers.ts';
import { logInElsewhere, logOutElsewhere } from '../support/browser/other-tab.ts';
import { logIn } from '../support/log-in.ts';
import { onPhone } from '../support/phone.ts';
import type { Play } from '../support/play.ts';
import { header } from '../support/steps/header.ts';
import { waitingFor } from '../support/waiting.ts';
import { withFrame } from '../support/with-frame.tsx';

const meta = preview.meta({
  title: 'Marcos/tienda/sesión',
  component: StorefrontFrame,
  render: withFrame(<StorefrontFrame />, { path: '/nosotros', around: '*' }),
  parameters: pageParameters,
});

const footerAccount = async ({ canvas }: Play) =>
  within(within(await canvas.findByRole('contentinfo')).getByRole('navigation', { name: 'Tu cuenta' }));

const expectVisitor = async (story: Play) => {
  const banner = await header(story);
  await expect(await banner.findByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/login');
  await expect(banner.queryByRole('link', { name: 'Mi panel' })).toBeNull();
  const account = await footerAccount(story);
  await expect(account.getByRole('link', { name: 'Entrar a mi cuenta' })).toHaveAttribute('href', '/login');
  await expect(account.queryByRole('link', { name: 'Ir a mi panel' })).toBeNull();
};

const expectPerson = async (story: Play) => {
  const banner = await header(story);
  await expect(await banner.findByRole('link', { name: 'Mi panel' })).toHaveAttribute('href', '/panel');
  await expect(banner.queryByRole('link', { name: 'Entrar' })).toBeNull();
  const account = await footerAccount(story);
  await expect(await account.findByRole('link', { name: 'Ir a mi panel' })).toHaveAttribute('href', '/panel');
  await expect(account.queryByRole('link', { name: 'Entrar a mi cuenta' })).toBeNull();
};

const stillHere = async ({ canvas }: Play) => {
  await expect(canvas.getByRole('heading', { level: 1, name: '/nosotros' })).toBeVisible();
};

/** A visitor sees the login link, even while the server has not answered. */
export const VisitorAsking = meta.story({
  name: 'Visitante, mientras se pregunta',
  beforeEach: waitingFor('endless', 'currentUser'),
  play: expectVisitor,
});

/** A logged-in person sees a link to the panel instead. */
export const WithSession = meta.story({
  name: 'Con sesión',
  tags: ['long'],
  beforeEach: () => logIn(),
  play: expectPerson,
});

/** On a phone the drawer shows a logged-in person the panel's link only. */
export const DrawerWithSession = meta.story({
  name: 'Cajón con sesión',
  tags: ['long'],
  globals: onPhone,
  beforeEach: () => logIn(),
  play: async (story) => {
    const banner = await header(story);
    await story.userEvent.click(banner.getByRole('button', { name: 'Menú' }));
    const drawer = within(await story.canvas.findByRole('dialog', { name: 'Menú' }));
    await expect(await drawer.findByRole('link', { name: 'Ir a mi panel' })).toHaveAttribute(
      'href',
      '/panel',
    );
    await expect(drawer.queryByRole('link', { name: 'Entrar a mi cuenta' })).toBeNull();
  },
});

/** That needs no data of the person: a token is enough. */
export const PersonLoading = meta.story({
  name: 'Cargando a la persona',
  tags: ['long'],
  beforeEach: [() => logIn(), waitingFor('endless', 'currentUser')],
  play: expectPerson,
});

/** A person whose data fail to load is still logged in. */
export const PersonUnknown = meta.story({
  name: 'Persona desconocida',
  tags: ['long'],
  beforeEach: [() => logIn(), () => serverAnswers(unreachable, 'currentUser')],
  play: expectPerson,
});

/** A refused session (401) leads to the login from here too. */
export const Expired = meta.story({
  name: 'Vencido',
  tags: ['long'],
  beforeEach: [() => logIn(), () => serverAnswers(json(401, {}), 'countQuotes')],
  play: async (story) => {
    await expect(await story.canvas.findByRole('heading', { level: 1, name: '/login' })).toBeVisible();
    await expectVisitor(story);
  },
});

/** A login in another tab logs in this one: the page stays. */
export const BegunElsewhere = meta.story({
  name: 'Empezó en otra pestaña',
  tags: ['long'],
  play: async (story) => {
    await expectVisitor(story);
    await logInElsewhere();
    await expectPerson(story);
    await stillHere(story);
  },
});

/** A logout in another tab logs out this one: a public page stays. */
export const EndedElsewhere = meta.story({
  name: 'Terminó en otra pestaña',
  tags: ['long'],
  beforeEach: () => logIn(),
  play: async (story) => {
    await expectPerson(story);
    logOutElsewhere();
    await expectVisitor(story);
    await stillHere(story);
  },
});
