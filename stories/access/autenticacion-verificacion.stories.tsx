import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { pageParameters } from '#.storybook/a11y.ts';
import { Autenticacion } from '#src/screens/access/autenticacion/autenticacion.tsx';
import { expectConsole } from '#tests/support/console-watch.ts';
import { countRequests, expectRequests, json, serverAnswers } from '../support/answers.ts';
import { captchaBehaves } from '../support/captcha.ts';
import type { Play } from '../support/play.ts';
import { askForMail, checkbox, recoverForm, send, tick } from '../support/steps/access-forms.ts';
import { waitingForCaptcha } from '../support/waiting.ts';
import { withScreen } from '../support/with-screen.tsx';

const path = '/autenticacion';
const meta = preview.meta({
  title: 'Pantallas/access/autenticacion/verificación',
  component: Autenticacion,
  render: withScreen(<Autenticacion />, { path }),
  parameters: pageParameters,
});

const FAILED = 'No pudimos cargar la verificación.';

/** The person first comes to the form: that is when it asks for its captcha. */
const touch = async (story: Play) => {
  const form = await recoverForm(story);
  await story.userEvent.click(form.getByLabelText('Correo de tu cuenta'));
  return form;
};

/** Until a form is touched its captcha is not asked for: its place says when it comes. */
export const NotAskedYet = meta.story({
  play: async (story) => {
    const form = await recoverForm(story);
    await expect(form.getByText(/^La casilla de verificación aparece al empezar/)).toBeVisible();
    await expect(form.queryByRole('checkbox')).toBeNull();
    await expect(window.grecaptcha).toBeUndefined();
  },
});

/** Touched, the form says that its captcha is on its way. */
export const Loading = meta.story({
  beforeEach: waitingForCaptcha('brisk'),
  play: async (story) => {
    const form = await touch(story);
    await expect(await form.findByText('Cargando la verificación…')).toHaveRole('status');
  },
});

/** After a while it says that we still wait; it is too early to give up. */
export const Slow = meta.story({
  beforeEach: waitingForCaptcha('slow'),
  play: async (story) => {
    const form = await touch(story);
    await expect(await form.findByText('Seguimos esperando la respuesta…')).toHaveRole('status');
    await expect(form.queryByRole('button', { name: 'Cancelar' })).toBeNull();
  },
});

/** A script that never comes can be given up. */
export const CanBeGivenUp = meta.story({
  beforeEach: waitingForCaptcha('endless'),
  play: async (story) => {
    const form = await touch(story);
    await expect(await form.findByRole('button', { name: 'Cancelar' })).toBeVisible();
  },
});

/** Given up, it can be asked for again. */
export const GivenUp = meta.story({
  beforeEach: waitingForCaptcha('endless'),
  play: async (story) => {
    const form = await touch(story);
    await story.userEvent.click(await form.findByRole('button', { name: 'Cancelar' }));
    await expect(await form.findByRole('alert')).toHaveTextContent(FAILED);
    await expect(form.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
});

/** The script does not load: the form says so, and that nothing typed is lost. */
export const LoadFails = meta.story({
  beforeEach: () => captchaBehaves({ mode: 'load-error' }),
  play: async (story) => {
    const form = await recoverForm(story);
    await story.userEvent.type(form.getByLabelText('Correo de tu cuenta'), 'cliente@rollux.mx');
    await expect(await form.findByRole('alert')).toHaveTextContent(FAILED);
    await expect(form.getByRole('button', { name: 'Reintentar' })).toBeVisible();
    await expect(form.getByLabelText('Correo de tu cuenta')).toHaveValue('cliente@rollux.mx');
  },
});

/** Given up and asked for again, it comes once the service answers. */
export const AskedAgainAfterGivingUp = meta.story({
  beforeEach: waitingForCaptcha('endless'),
  play: async (story) => {
    const form = await touch(story);
    await story.userEvent.click(await form.findByRole('button', { name: 'Cancelar' }));
    const retry = await form.findByRole('button', { name: 'Reintentar' });
    await captchaBehaves({ mode: 'ok' });
    await story.userEvent.click(retry);
    await expect(await checkbox(form)).toBeVisible();
  },
});

/** Asked for again, it comes, and the alert is gone. */
export const AskedAgain = meta.story({
  beforeEach: () => captchaBehaves({ mode: 'load-error' }),
  play: async (story) => {
    const form = await touch(story);
    const retry = await form.findByRole('button', { name: 'Reintentar' });
    await captchaBehaves({ mode: 'ok' });
    await story.userEvent.click(retry);
    await expect(await checkbox(form)).toBeVisible();
    await expect(form.queryByRole('alert')).toBeNull();
  },
});

/** No key is configured: the form says that it cannot be sent now, and whom to call. */
export const WithoutKey = meta.story({
  render: withScreen(<Autenticacion />, { path, siteKey: null }),
  play: async (story) => {
    const form = await touch(story);
    await expect(await form.findByRole('alert')).toHaveTextContent(
      'Por ahora no podemos recibir este formulario.',
    );
    await expect(form.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^tel:\+52\d{10}$/));
    expectConsole('error', /options must be included siteKey/);
  },
});

/** It is there, in the form's own place, and waits to be ticked. */
export const Ready = meta.story({
  play: async (story) => {
    const form = await touch(story);
    await expect(await checkbox(form)).toBeVisible();
    await expect(await checkbox(form)).not.toBeChecked();
    await expect(form.queryByRole('alert')).toBeNull();
  },
});

/** Sent without a ticked box: nothing leaves, the form says what is missing, and the focus goes there. */
export const Unverified = meta.story({
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

/** Ticked after all, what was missing is no longer said. */
export const Verified = meta.story({
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

/** An answer that has run out has to be given again. */
export const Expired = meta.story({
  beforeEach: () => captchaBehaves({ expireAfterMs: 200 }),
  play: async (story) => {
    const form = await touch(story);
    await tick(story, form);
    await expect(await form.findByRole('alert')).toHaveTextContent(
      'La verificación venció. Márcala de nuevo.',
    );
    await expect(await checkbox(form)).not.toBeChecked();
  },
});

/** The service fails while it verifies: it can be loaded again. */
export const ServiceFails = meta.story({
  beforeEach: () => captchaBehaves({ mode: 'fails' }),
  play: async (story) => {
    const form = await touch(story);
    await tick(story, form);
    await expect(await form.findByRole('alert')).toHaveTextContent(FAILED);
    await expect(form.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
});

/** The server does not take the answer (422): its sentence stands at the box, which has to be ticked anew. */
export const RefusedByTheServer = meta.story({
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
    await askForMail(story, form);
    const group = form.getByRole('group', { name: 'Verificación de que eres una persona' });
    await waitFor(() => expect(group).toHaveAccessibleDescription('La verificación no fue válida.'));
    await expect(group).toHaveFocus();
    await expect(await checkbox(form)).not.toBeChecked();
  },
});

/** An answer serves once: after a refusal the box has to be ticked anew, and without it nothing leaves. */
export const Renewed = meta.story({
  beforeEach: () => serverAnswers(json(429, { message: 'Espera un minuto.' }), 'sendRecoverEmail'),
  play: async (story) => {
    const form = await recoverForm(story);
    await askForMail(story, form);
    await form.findByText('Espera un minuto.');
    await waitFor(async () => expect(await checkbox(form)).not.toBeChecked());
    const requests = await countRequests('sendRecoverEmail');
    await story.userEvent.click(form.getByRole('button', { name: 'Reintentar' }));
    await expect(await form.findByText('Marca la casilla para continuar.')).toHaveRole('alert');
    await expectRequests(requests, 0);
  },
});
