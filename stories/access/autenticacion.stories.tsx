import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { pageParameters } from '#.storybook/a11y.ts';
import { Autenticacion } from '#src/screens/access/autenticacion/autenticacion.tsx';
import {
  countRequests,
  html,
  json,
  serverAnswers,
  serverRecovers,
  silence,
  unreachable,
} from '../support/answers.ts';
import { expectConsole } from '#tests/support/console-watch.ts';
import { captchaBehaves } from '../support/captcha.ts';
import { hurry } from '../support/hurry.ts';
import type { Play } from '../support/play.ts';
import { withScreen } from '../support/with-screen.tsx';

const path = '/autenticacion';
const meta = preview.meta({
  title: 'Pantallas/access/autenticacion',
  component: Autenticacion,
  render: withScreen(<Autenticacion />, { path }),
  parameters: pageParameters,
});

const formNamed = async ({ canvas }: Play, name: string) => within(await canvas.findByRole('form', { name }));
const register = (story: Play) => formNamed(story, 'Crea tu cuenta');
const recover = (story: Play) => formNamed(story, 'Recupera tu acceso');

type Form = Awaited<ReturnType<typeof register>>;

const CHECKBOX = { name: 'No soy un robot' };
const tick = async ({ userEvent }: Play, form: Form) => {
  await userEvent.click(await form.findByRole('checkbox', CHECKBOX, { timeout: 5_000 }));
};
const send = async ({ userEvent }: Play, form: Form) => {
  await userEvent.click(form.getByRole('button', { name: /^(?:Crear cuenta|Enviar correo)$/ }));
};

const typeEverything = async (story: Play, form: Form, email = 'nueva@correo.mx') => {
  const { userEvent } = story;
  await userEvent.type(form.getByLabelText('Nombre completo'), 'Ana Solís');
  await userEvent.type(form.getByLabelText('Correo electrónico'), email);
  await userEvent.type(form.getByLabelText('Teléfono'), '8112345678');
  await waitFor(() => expect(form.getByLabelText('Estado')).toBeEnabled());
  await userEvent.selectOptions(form.getByLabelText('Estado'), 'Nuevo León');
  await waitFor(() => expect(form.getByLabelText('Municipio')).toBeEnabled());
  await userEvent.selectOptions(form.getByLabelText('Municipio'), 'Monterrey');
  await userEvent.type(form.getByLabelText('Contraseña'), 'ventana-clara');
  await userEvent.type(form.getByLabelText('Confirma tu contraseña'), 'ventana-clara');
};

/** A person arrives: one heading, the register form, a way to recover and one to the login; no captcha is asked for yet. */
export const Empty = meta.story({
  play: async (story) => {
    const { canvas } = story;
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Crea tu cuenta' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Recupera tu acceso' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Entra a tu cuenta' })).toHaveAttribute('href', '/login');
    const form = await register(story);
    await expect(form.getByLabelText('Contraseña')).toHaveAttribute('autocomplete', 'new-password');
    await waitFor(() => expect(form.getByLabelText('Estado')).toBeEnabled());
    await expect(form.getByLabelText('Municipio')).toBeDisabled();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(window.grecaptcha).toBeUndefined();
  },
});

/** A state brings its municipalities; another state takes the choice back. */
export const StateThenMunicipality = meta.story({
  play: async (story) => {
    const form = await register(story);
    await waitFor(() => expect(form.getByLabelText('Estado')).toBeEnabled());
    await story.userEvent.selectOptions(form.getByLabelText('Estado'), 'Jalisco');
    await waitFor(() => expect(form.getByLabelText('Municipio')).toBeEnabled());
    await story.userEvent.selectOptions(form.getByLabelText('Municipio'), 'Guadalajara');
    await story.userEvent.selectOptions(form.getByLabelText('Estado'), 'Nuevo León');
    await waitFor(() => expect(form.getByRole('option', { name: 'Monterrey' })).toBeInTheDocument());
    await expect(form.getByLabelText('Municipio')).toHaveValue('');
    await expect(form.queryByRole('option', { name: 'Guadalajara' })).toBeNull();
  },
});

/** Where the states do not come, the form says so and asks again on demand. */
export const StatesFail = meta.story({
  beforeEach: () => serverAnswers(unreachable, 'states'),
  play: async (story) => {
    const form = await register(story);
    await expect(await form.findByRole('alert')).toHaveTextContent('No pudimos conectarnos.');
    await serverRecovers();
    await story.userEvent.click(form.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(form.getByLabelText('Estado')).toBeEnabled());
    await expect(form.queryByRole('alert')).toBeNull();
  },
});

/** Where the municipalities come as something else, the same; the state stays chosen. */
export const MunicipalitiesBroken = meta.story({
  beforeEach: () => serverAnswers(html, 'municipalities'),
  play: async (story) => {
    const form = await register(story);
    await waitFor(() => expect(form.getByLabelText('Estado')).toBeEnabled());
    await story.userEvent.selectOptions(form.getByLabelText('Estado'), 'Jalisco');
    await expect(await form.findByRole('alert')).toHaveTextContent('algo que no entendimos');
    await serverRecovers();
    await story.userEvent.click(form.getByRole('button', { name: 'Reintentar' }));
    await expect(await form.findByRole('option', { name: 'Guadalajara' })).toBeInTheDocument();
    await expect(form.getByLabelText('Estado')).toHaveDisplayValue('Jalisco');
  },
});

/** Without a ticked box nothing is sent: the form says what is missing, and the focus goes there; ticked, it is sent. */
export const Unverified = meta.story({
  play: async (story) => {
    const requests = await countRequests('sendRecoverEmail');
    const form = await recover(story);
    await story.userEvent.type(form.getByLabelText('Correo de tu cuenta'), 'cliente@rollux.mx');
    await form.findByRole('checkbox', CHECKBOX, { timeout: 5_000 });
    await send(story, form);
    await expect(await form.findByRole('alert')).toHaveTextContent('Marca la casilla para continuar.');
    await expect(form.getByRole('group')).toHaveFocus();
    await expect(requests()).toBe(0);
    await tick(story, form);
    await waitFor(() => expect(form.queryByRole('alert')).toBeNull());
    await send(story, form);
    await expect(await story.canvas.findByText(/Te enviamos un correo/)).toBeVisible();
    await expect(requests()).toBe(1);
  },
});

/** Empty but verified, the form is sent, and the server's messages stand at their fields. */
export const EmptyFormSent = meta.story({
  play: async (story) => {
    const form = await register(story);
    await story.userEvent.click(form.getByLabelText('Nombre completo'));
    await tick(story, form);
    await send(story, form);
    const name = form.getByLabelText('Nombre completo');
    await waitFor(() => expect(name).toBeInvalid());
    await expect(name).toHaveAccessibleDescription('Escribe tu nombre.');
    await expect(form.getByLabelText('Estado')).toHaveAccessibleDescription('Elige tu estado.');
    await expect(name).toHaveFocus();
  },
});

/** An e-mail that is taken (422) is said at its field; nothing typed is lost, and the box has to be ticked anew. */
export const EmailTaken = meta.story({
  play: async (story) => {
    const form = await register(story);
    await typeEverything(story, form, 'cliente@rollux.mx');
    await tick(story, form);
    await send(story, form);
    const email = form.getByLabelText('Correo electrónico');
    await waitFor(() => expect(email).toHaveAccessibleDescription('Este correo ya está registrado.'));
    await expect(email).toHaveFocus();
    await expect(form.getByLabelText('Contraseña')).toHaveValue('ventana-clara');
    await expect(form.getByLabelText('Municipio')).toHaveDisplayValue('Monterrey');
    await expect(form.getByRole('checkbox', CHECKBOX)).not.toBeChecked();
  },
});

/** The account is there: on to the login, with the e-mail handed over. */
export const Registered = meta.story({
  play: async (story) => {
    const form = await register(story);
    await typeEverything(story, form);
    await tick(story, form);
    await send(story, form);
    await expect(await story.canvas.findByRole('heading', { level: 1, name: '/login' })).toBeVisible();
    await expect(story.canvas.getByRole('status')).toHaveTextContent('nueva@correo.mx');
  },
});

/** A silent server: one request however often it is clicked, and a way out that keeps the form. */
export const SlowServer = meta.story({
  beforeEach: async () => {
    await serverAnswers(silence, 'sendRecoverEmail');
    return hurry();
  },
  play: async (story) => {
    const requests = await countRequests('sendRecoverEmail');
    const form = await recover(story);
    await story.userEvent.type(form.getByLabelText('Correo de tu cuenta'), 'cliente@rollux.mx');
    await tick(story, form);
    await send(story, form);
    await expect(form.getByLabelText('Correo de tu cuenta')).toHaveAttribute('readonly');
    await send(story, form);
    await waitFor(() => expect(form.getByText(/Seguimos esperando/)).toHaveRole('status'));
    await story.userEvent.click(await form.findByRole('button', { name: 'Cancelar' }));
    await expect(await form.findByRole('alert')).toHaveTextContent('Dejaste de esperar');
    await expect(form.getByLabelText('Correo de tu cuenta')).toHaveValue('cliente@rollux.mx');
    await expect(requests()).toBe(1);
  },
});

/** The e-mail is sent: the news takes the form's place and the focus; "Enviar otro" brings the form back. */
export const RecoverSent = meta.story({
  play: async (story) => {
    const { canvas, userEvent } = story;
    const form = await recover(story);
    await userEvent.type(form.getByLabelText('Correo de tu cuenta'), 'cliente@rollux.mx');
    await tick(story, form);
    await send(story, form);
    const news = (await canvas.findByText(/Te enviamos un correo a cliente@rollux\.mx/)).closest(
      '[role=status]',
    );
    await expect(news).toHaveFocus();
    await expect(form.getByLabelText('Correo de tu cuenta')).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar otro' }));
    await expect(form.getByLabelText('Correo de tu cuenta')).toHaveFocus();
    await tick(story, form);
    await send(story, form);
    await expect(await canvas.findByText(/Te enviamos un correo/)).toBeVisible();
  },
});

/** A refusal without fields (429) is an alert in the server's words. */
export const RecoverRefused = meta.story({
  beforeEach: () =>
    serverAnswers(json(429, { message: 'Espera un minuto para pedir otro correo.' }), 'sendRecoverEmail'),
  play: async (story) => {
    const form = await recover(story);
    await story.userEvent.type(form.getByLabelText('Correo de tu cuenta'), 'cliente@rollux.mx');
    await tick(story, form);
    await send(story, form);
    await expect(await form.findByText('Espera un minuto para pedir otro correo.')).toBeVisible();
  },
});

/** The address names the recovery: it has the focus from the start. */
export const RecoverByAddress = meta.story({
  render: withScreen(<Autenticacion />, { path, hash: '#recuperar' }),
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 2, name: 'Recupera tu acceso' });
    await waitFor(() => expect(heading).toHaveFocus());
  },
});

/** Each form has a captcha of its own: solving one says nothing of the other. */
export const TwoCaptchas = meta.story({
  play: async (story) => {
    const one = await register(story);
    const other = await recover(story);
    await story.userEvent.click(one.getByLabelText('Nombre completo'));
    await tick(story, one);
    await story.userEvent.click(other.getByLabelText('Correo de tu cuenta'));
    await expect(await other.findByRole('checkbox', CHECKBOX)).not.toBeChecked();
    await expect(one.getByRole('checkbox', CHECKBOX)).toBeChecked();
    await send(story, other);
    await expect(await other.findByRole('alert')).toHaveTextContent('Marca la casilla');
  },
});

/** The captcha's script does not load: the form says so, and asks for it anew on demand. */
export const CaptchaLoadFails = meta.story({
  beforeEach: () => captchaBehaves({ mode: 'load-error' }),
  play: async (story) => {
    const form = await recover(story);
    await story.userEvent.type(form.getByLabelText('Correo de tu cuenta'), 'cliente@rollux.mx');
    await expect(await form.findByRole('alert')).toHaveTextContent('No pudimos cargar la verificación.');
    await captchaBehaves({ mode: 'ok' });
    await story.userEvent.click(form.getByRole('button', { name: 'Reintentar' }));
    await expect(await form.findByRole('checkbox', CHECKBOX)).toBeVisible();
  },
});

/** The script never comes: waiting shows, and giving up leads to a retry that works. */
export const CaptchaNeverLoads = meta.story({
  beforeEach: async () => {
    await captchaBehaves({ mode: 'never-loads' });
    return hurry();
  },
  play: async (story) => {
    const form = await recover(story);
    await story.userEvent.click(form.getByLabelText('Correo de tu cuenta'));
    await waitFor(() => expect(form.getByText(/Seguimos esperando/)).toHaveRole('status'));
    await story.userEvent.click(await form.findByRole('button', { name: 'Cancelar' }));
    await captchaBehaves({ mode: 'ok' });
    await story.userEvent.click(await form.findByRole('button', { name: 'Reintentar' }));
    await expect(await form.findByRole('checkbox', CHECKBOX)).toBeVisible();
  },
});

/** An answer that has run out has to be given again. */
export const CaptchaExpires = meta.story({
  beforeEach: () => captchaBehaves({ expireAfterMs: 200 }),
  play: async (story) => {
    const form = await recover(story);
    await story.userEvent.click(form.getByLabelText('Correo de tu cuenta'));
    await tick(story, form);
    await expect(await form.findByRole('alert')).toHaveTextContent(
      'La verificación venció. Márcala de nuevo.',
    );
    await expect(form.getByRole('checkbox', CHECKBOX)).not.toBeChecked();
  },
});

/** The service fails while it verifies: it can be loaded again. */
export const CaptchaFails = meta.story({
  beforeEach: () => captchaBehaves({ mode: 'fails' }),
  play: async (story) => {
    const form = await recover(story);
    await story.userEvent.click(form.getByLabelText('Correo de tu cuenta'));
    await tick(story, form);
    await expect(await form.findByRole('alert')).toHaveTextContent('No pudimos cargar la verificación.');
    await expect(form.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
});

/** No key is configured: the form says that it cannot be sent now, and whom to call. */
export const CaptchaWithoutKey = meta.story({
  render: withScreen(<Autenticacion />, { path, siteKey: null }),
  play: async (story) => {
    const form = await recover(story);
    await story.userEvent.click(form.getByLabelText('Correo de tu cuenta'));
    await expect(await form.findByRole('alert')).toHaveTextContent(
      'Por ahora no podemos recibir este formulario.',
    );
    await expect(form.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^tel:\+52\d{10}$/));
    expectConsole('error', /options must be included siteKey/);
  },
});
