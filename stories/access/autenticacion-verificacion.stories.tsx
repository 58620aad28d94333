import { expect, waitFor } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { Access } from '#src/screens/access/autenticacion/access.tsx';
import { expectConsole } from '#tests/support/console-watch.ts';
import { countRequests, expectRequests, json, serverAnswers } from '../support/answers.ts';
import { setCaptchaBehaviour } from '../support/browser/captcha.ts';
import type { Play } from '../support/play.ts';
import { waitStates } from '../support/states/wait-states.ts';
import { checkbox, recoverForm, requestRecoveryEmail, send, tick } from '../support/steps/access-forms.ts';
import { waitingForCaptcha } from '../support/waiting.ts';
import { withScreen } from '../support/with-screen.tsx';

const path = '/autenticacion';
const meta = preview.meta({
  title: 'Pantallas/access/autenticacion/verificación',
  component: Access,
  render: withScreen(<Access />, { path }),
  parameters: pageParameters,
});

const FAILED = 'No pudimos cargar la verificación.';

/** Focuses the form for the first time, which loads its captcha. */
const touch = async (story: Play) => {
  const form = await recoverForm(story);
  await story.userEvent.click(form.getByLabelText('Correo de tu cuenta'));
  return form;
};

/** Before its first focus a form loads no captcha, and says when it will. */
export const NotAskedYet = meta.story({
  name: 'Aún sin pedir (B78)',
  play: async (story) => {
    const form = await recoverForm(story);
    await expect(form.getByText(/^La casilla de verificación aparece al empezar/)).toBeVisible();
    await expect(form.queryByRole('checkbox')).toBeNull();
    await expect(window.grecaptcha).toBeUndefined();
  },
});

/** On the first focus the form says that its captcha loads. */
export const Loading = meta.story({
  name: 'Cargando',
  tags: ['long'],
  beforeEach: waitingForCaptcha('brisk'),
  play: async (story) => {
    const form = await touch(story);
    await expect(await form.findByText('Cargando la verificación…')).toHaveRole('status');
  },
});

const waits = waitStates({ waiting: waitingForCaptcha, reach: touch, says: FAILED });

export const Slow = meta.story({ name: 'Se tarda', tags: ['long'], ...waits.slow });

export const CanBeGivenUp = meta.story({ name: 'Se puede cancelar', tags: ['long'], ...waits.canBeGivenUp });

export const GivenUp = meta.story({ name: 'Espera cancelada', tags: ['long'], ...waits.givenUp });

/** A script that fails to load is an alert; the typed values stay. */
export const LoadFails = meta.story({
  name: 'No carga',
  tags: ['long'],
  beforeEach: () => setCaptchaBehaviour({ mode: 'load-error' }),
  play: async (story) => {
    const form = await recoverForm(story);
    await story.userEvent.type(form.getByLabelText('Correo de tu cuenta'), 'cliente@rollux.mx');
    await expect(await form.findByRole('alert')).toHaveTextContent(FAILED);
    await expect(form.getByRole('button', { name: 'Reintentar' })).toBeVisible();
    await expect(form.getByLabelText('Correo de tu cuenta')).toHaveValue('cliente@rollux.mx');
  },
});

/** A cancelled captcha loads on retry once the service answers. */
export const AskedAgainAfterGivingUp = meta.story({
  name: 'Pedido otra vez después de cancelar',
  tags: ['long'],
  beforeEach: waitingForCaptcha('endless'),
  play: async (story) => {
    const form = await touch(story);
    await story.userEvent.click(await form.findByRole('button', { name: 'Cancelar' }));
    const retry = await form.findByRole('button', { name: 'Reintentar' });
    await setCaptchaBehaviour({ mode: 'ok' });
    await story.userEvent.click(retry);
    await expect(await checkbox(form)).toBeVisible();
  },
});

/** A successful retry removes the alert. */
export const AskedAgain = meta.story({
  name: 'Pedido otra vez',
  tags: ['long'],
  beforeEach: () => setCaptchaBehaviour({ mode: 'load-error' }),
  play: async (story) => {
    const form = await touch(story);
    const retry = await form.findByRole('button', { name: 'Reintentar' });
    await setCaptchaBehaviour({ mode: 'ok' });
    await story.userEvent.click(retry);
    await expect(await checkbox(form)).toBeVisible();
    await expect(form.queryByRole('alert')).toBeNull();
  },
});

/** Without a key the form says that it cannot be sent now, and names the contact. */
export const WithoutKey = meta.story({
  name: 'Sin llave (B79)',
  render: withScreen(<Access />, { path, siteKey: null }),
  play: async (story) => {
    const form = await touch(story);
    await expect(await form.findByRole('alert')).toHaveTextContent(
      'Por ahora no podemos recibir este formulario.',
    );
    await expect(form.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^tel:\+52\d{10}$/));
    expectConsole('error', /options must be included siteKey/);
  },
});

/** The captcha is loaded in the form and can be ticked. */
export const Ready = meta.story({
  name: 'Listo',
  tags: ['long'],
  play: async (story) => {
    const form = await touch(story);
    await expect(await checkbox(form)).toBeVisible();
    await expect(await checkbox(form)).not.toBeChecked();
    await expect(form.queryByRole('alert')).toBeNull();
  },
});

/** Submitting without a ticked box sends nothing: the form says what is missing and focuses it. */
export const Unverified = meta.story({
  name: 'Sin marcar (B77)',
  play: async (story) => {
    const requests = await countRequests('sendRecoverEmail');
    const form = await touch(story);
    await checkbox(form);
    await send(story, form);
    await expect(await form.findByRole('alert')).toHaveTextContent('Marca la casilla para continuar.');
    await expect(form.getByRole('group')).toHaveFocus();
    await expect(form.getByRole('group')).toHaveAccessibleDescription('Marca la casilla para continuar.');
    await expectRequests(requests, 0);
  },
});

/** Ticking the box removes that message. */
export const Verified = meta.story({
  name: 'Verificado',
  tags: ['long'],
  play: async (story) => {
    const form = await touch(story);
    await checkbox(form);
    await send(story, form);
    await form.findByRole('alert');
    await tick(story, form);
    await expect(await checkbox(form)).toBeChecked();
    await waitFor(() => expect(form.queryByRole('alert')).toBeNull());
  },
});

/** An expired answer must be given again. */
export const Expired = meta.story({
  name: 'Vencido',
  tags: ['long'],
  beforeEach: () => setCaptchaBehaviour({ expireAfterMs: 200 }),
  play: async (story) => {
    const form = await touch(story);
    await tick(story, form);
    await expect(await form.findByRole('alert')).toHaveTextContent(
      'La verificación venció. Márcala de nuevo.',
    );
    await expect(await checkbox(form)).not.toBeChecked();
  },
});

/** A failure of the service during verification offers to load it again. */
export const ServiceFails = meta.story({
  name: 'El servicio falla',
  tags: ['long'],
  beforeEach: () => setCaptchaBehaviour({ mode: 'fails' }),
  play: async (story) => {
    const form = await touch(story);
    await tick(story, form);
    await expect(await form.findByRole('alert')).toHaveTextContent(FAILED);
    await expect(form.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
});

/** An answer that the server rejects (422) is an error at the box, which must be ticked again. */
export const RefusedByTheServer = meta.story({
  name: 'Lo rechazó el servidor',
  beforeEach: () =>
    serverAnswers(
      json(422, {
        message: 'Revisa el formulario.',
        errors: { captcha: ['La verificación no fue válida.'] },
      }),
      'sendRecoverEmail',
    ),
  play: async (story) => {
    const form = await recoverForm(story);
    await requestRecoveryEmail(story, form);
    const group = form.getByRole('group', { name: 'Verificación de que eres una persona' });
    await waitFor(() => expect(group).toHaveAccessibleDescription('La verificación no fue válida.'));
    await expect(group).toHaveFocus();
    await expect(await checkbox(form)).not.toBeChecked();
  },
});

/** An answer is valid once: after a refusal the box must be ticked again, and nothing is sent without it. */
export const Renewed = meta.story({
  name: 'Renovado',
  beforeEach: () => serverAnswers(json(429, { message: 'Espera un minuto.' }), 'sendRecoverEmail'),
  play: async (story) => {
    const form = await recoverForm(story);
    await requestRecoveryEmail(story, form);
    await form.findByText(/Espera un minuto\.$/);
    await waitFor(async () => expect(await checkbox(form)).not.toBeChecked());
    const requests = await countRequests('sendRecoverEmail');
    await story.userEvent.click(form.getByRole('button', { name: 'Reintentar' }));
    await expect(await form.findByText('Marca la casilla para continuar.')).toHaveRole('alert');
    await expectRequests(requests, 0);
  },
});
