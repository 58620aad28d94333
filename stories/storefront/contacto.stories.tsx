import { expect, waitFor, within } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { keepPostcode } from '#src/api/stored/place-store.ts';
import { href } from '#src/config/routes.ts';
import { site } from '#src/config/site.ts';
import { Contact } from '#src/screens/storefront/contacto/contact.tsx';
import { DayAt } from '#src/screens/storefront/contacto/open-day.tsx';
import { expectConsole } from '#tests/support/console-watch.ts';
import {
  countRequests,
  expectRequests,
  json,
  serverAnswers,
  serverRecovers,
  unreachable,
} from '../support/answers.ts';
import { setCaptchaBehaviour } from '../support/browser/captcha.ts';
import { expectPage } from '../support/expect-page.ts';
import { onPhone } from '../support/phone.ts';
import type { Play } from '../support/play.ts';
import { checkbox, tick } from '../support/steps/access-forms.ts';
import { MESSAGE, messageForm, typeMessage, writeToShop } from '../support/steps/contact.ts';
import { waitingFor } from '../support/waiting.ts';
import { withScreen } from '../support/with-screen.tsx';

const scene = { path: '/contacto' };

const meta = preview.meta({
  title: 'Pantallas/storefront/contacto',
  component: Contact,
  render: withScreen(<Contact />, scene),
  parameters: pageParameters,
});

const send = async ({ userEvent }: Play, form: Awaited<ReturnType<typeof messageForm>>) =>
  userEvent.click(form.getByRole('button', { name: 'Enviar mensaje' }));

async function expectTyped(form: Awaited<ReturnType<typeof messageForm>>): Promise<void> {
  for (const [label, text] of Object.entries(MESSAGE))
    await expect(form.getByLabelText(label)).toHaveValue(text);
}

/** All contacts of the shop: WhatsApp, phone, hours, address and directions. */
export const Shown = meta.story({
  name: 'Cómo llegar y el mapa (B94)',
  play: async (story) => {
    await expectPage(story, 'Contacto', { 'Escríbenos por WhatsApp': `https://wa.me/${site.whatsapp}` });
    const { canvas } = story;
    for (const number of site.phones) {
      for (const link of canvas.getAllByRole('link', { name: number })) {
        await expect(link).toHaveAttribute('href', `tel:+52${number.replaceAll(' ', '')}`);
      }
    }
    for (const { time } of site.hours) await expect(canvas.getByText(time)).toBeVisible();
    const [place] = canvas.getAllByText(site.taxAddress.street, { exact: false });
    await expect(place).toBeVisible();
    const { lat, lng } = site.location;
    const way = canvas.getByRole('link', { name: 'Cómo llegar' });
    await expect(way.getAttribute('href')).toContain(`${String(lat)},${String(lng)}`);
    await expect(
      await canvas.findByRole('region', { name: `Mapa con la tienda de ${site.brand}` }),
    ).toBeVisible();
  },
});

/** The day of the shop while it is open, and at night before a day without hours. */
export const DayDrawn = meta.story({
  name: 'El día de la tienda',
  render: () => (
    <main>
      <h1>El día de la tienda</h1>
      <DayAt moment={{ day: 2, minute: 13 * 60 }} />
      <DayAt moment={{ day: 5, minute: 21 * 60 }} />
    </main>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Abierto ahora, hasta las 18:30')).toBeVisible();
    await expect(canvas.getByText('Cerrado ahora: abre el lunes a las 9:00')).toBeVisible();
    await expect(canvas.getByText('Hoy, sábado: de 9:00 a 14:00')).toBeVisible();
  },
});

/** All of it on a narrow phone. */
export const OnAPhone = meta.story({
  name: 'En el teléfono',
  tags: ['long'],
  globals: onPhone,
  play: (story) => expectPage(story, 'Contacto', {}),
});

/** An empty message is sent, and the server's messages appear at each field. */
export const EmptyFormSent = meta.story({
  name: 'Enviado sin llenar',
  tags: ['long'],
  play: async (story) => {
    const form = await messageForm(story);
    await story.userEvent.click(form.getByLabelText('Nombre'));
    await tick(story, form);
    await send(story, form);
    await form.findByRole('alert');
    await expect(form.getByLabelText('Nombre')).toHaveAccessibleDescription('Escribe tu nombre.');
    await expect(form.getByLabelText('Mensaje')).toHaveAccessibleDescription(/Escribe tu mensaje\.$/);
    await expect(form.getByLabelText('Nombre')).toHaveFocus();
  },
});

/** Without the tick nothing is sent; with it, the same message is sent. */
export const NotVerified = meta.story({
  name: 'Sin verificar (B77)',
  play: async (story) => {
    const requests = await countRequests('sendMessage');
    const form = await messageForm(story);
    await typeMessage(story, form);
    await checkbox(form);
    await send(story, form);
    await expect(await form.findByText('Marca la casilla para continuar.')).toBeVisible();
    await tick(story, form);
    await send(story, form);
    await expect(await story.canvas.findByText(/^Recibimos tu mensaje\./)).toBeVisible();
    await expectRequests(requests, 1);
  },
});

/** A network error is an alert and keeps the values; the retry succeeds. */
export const TriedAgain = meta.story({
  name: 'Otro intento',
  tags: ['long'],
  beforeEach: () => serverAnswers(unreachable, 'sendMessage'),
  play: async (story) => {
    const form = await messageForm(story);
    await writeToShop(story, form);
    const retry = await form.findByRole('button', { name: 'Reintentar' });
    await expectTyped(form);
    await serverRecovers();
    await tick(story, form);
    await story.userEvent.click(retry);
    await expect(await story.canvas.findByText(/^Recibimos tu mensaje\./)).toBeVisible();
  },
});

/** A refusal shows the server's text and keeps the values. */
export const Refused = meta.story({
  name: 'Rechazado',
  tags: ['long'],
  beforeEach: () =>
    serverAnswers(
      json(422, { message: 'Revisa.', errors: { email: ['Ese correo no existe.'] } }),
      'sendMessage',
    ),
  play: async (story) => {
    const form = await messageForm(story);
    await writeToShop(story, form);
    await waitFor(() =>
      expect(form.getByLabelText('Correo electrónico')).toHaveAccessibleDescription('Ese correo no existe.'),
    );
    await expectTyped(form);
  },
});

/** A server without this call: the form names the other contacts. */
export const NotOffered = meta.story({
  name: 'El servidor no lo ofrece',
  tags: ['long'],
  beforeEach: () => serverAnswers(json(404, { message: 'Not Found' }), 'sendMessage'),
  play: async (story) => {
    const form = await messageForm(story);
    await writeToShop(story, form);
    await expect(await form.findByRole('alert')).toHaveTextContent('Escríbenos por WhatsApp o llámanos.');
    await expect(form.queryByRole('button', { name: 'Reintentar' })).toBeNull();
    await expectTyped(form);
  },
});

/** While it is sent it says so, and a second press sends nothing more. */
export const Sending = meta.story({
  name: 'Enviando',
  tags: ['long'],
  beforeEach: waitingFor('brisk', 'sendMessage'),
  play: async (story) => {
    const requests = await countRequests('sendMessage');
    const form = await messageForm(story);
    await writeToShop(story, form);
    await expect(await form.findByText('Enviando tu mensaje…')).toHaveRole('status');
    await send(story, form);
    await expectRequests(requests, 1);
  },
});

/** A long wait can be cancelled, and the message stays. */
export const GivenUp = meta.story({
  name: 'Espera cancelada',
  tags: ['long'],
  beforeEach: waitingFor('endless', 'sendMessage'),
  play: async (story) => {
    const form = await messageForm(story);
    await writeToShop(story, form);
    await story.userEvent.click(await form.findByRole('button', { name: 'Cancelar' }));
    await expect(await form.findByText(/^Dejaste de esperar/)).toBeVisible();
    await expectTyped(form);
  },
});

/** After a message another one starts empty. */
export const AnotherOne = meta.story({
  name: 'Otro más',
  tags: ['long'],
  play: async (story) => {
    const form = await messageForm(story);
    await writeToShop(story, form);
    await story.userEvent.click(await story.canvas.findByRole('button', { name: 'Escribir otro mensaje' }));
    const next = await messageForm(story);
    await expect(next.getByLabelText('Nombre')).toHaveFocus();
    for (const label of Object.keys(MESSAGE)) await expect(next.getByLabelText(label)).toHaveValue('');
  },
});

/** In a deployment without the captcha's key the form says that it cannot be sent. */
export const WithoutKey = meta.story({
  name: 'Sin llave',
  tags: ['long'],
  render: withScreen(<Contact />, { ...scene, siteKey: null }),
  play: async (story) => {
    const form = await messageForm(story);
    await story.userEvent.click(form.getByLabelText('Nombre'));
    await expect(await form.findByRole('alert')).toHaveTextContent(
      'Por ahora no podemos recibir este formulario.',
    );
    expectConsole('error', /options must be included siteKey/);
  },
});

/** A captcha that fails to load has a retry; the values stay, and the message is sent. */
export const CaptchaDoesNotCome = meta.story({
  name: 'El captcha no llega',
  tags: ['long'],
  beforeEach: () => setCaptchaBehaviour({ mode: 'load-error' }),
  play: async (story) => {
    const form = await messageForm(story);
    await typeMessage(story, form);
    await expect(await form.findByText('No pudimos cargar la verificación.')).toBeVisible();
    await setCaptchaBehaviour({ mode: 'ok' });
    await story.userEvent.click(form.getByRole('button', { name: 'Reintentar' }));
    await expectTyped(form);
    await tick(story, form);
    await send(story, form);
    await expect(await story.canvas.findByText(/^Recibimos tu mensaje\./)).toBeVisible();
  },
});

/** Chosen samples: their cost, where they go, and the day they arrive. The postcode was typed for an estimate before. */
export const Samples = meta.story({
  name: 'Con muestras elegidas',
  render: withScreen(<Contact />, {
    path: '/contacto?muestra=screen-5.blanco-lino&muestra=screen-3.canela&de=C-1042#muestras',
    route: '/contacto',
  }),
  beforeEach: () => {
    keepPostcode('64000');
  },
  play: async (story) => {
    const { canvas, userEvent } = story;
    await expect(await canvas.findByRole('heading', { name: '2 muestras sin costo' })).toBeVisible();
    const list = within(canvas.getByRole('list', { name: 'Muestras elegidas' }));
    await userEvent.click(await list.findByRole('button', { name: 'Quitar Screen 3 %, Canela' }));
    await expect(await canvas.findByRole('heading', { name: '1 muestra sin costo' })).toBeVisible();
    const form = within(canvas.getByRole('form', { name: '¿A dónde las mandamos?' }));
    const typed = {
      Nombre: 'Ana Solís',
      Teléfono: '8112345678',
      'Correo electrónico': 'ana@correo.mx',
      'Calle y número': 'Hidalgo 215',
      Colonia: 'Centro',
      'Ciudad o municipio': 'Monterrey',
    };
    await expect(form.getByLabelText('Código postal')).toHaveValue('64000');
    for (const [label, text] of Object.entries(typed)) await userEvent.type(form.getByLabelText(label), text);
    await tick(story, form);
    await userEvent.click(form.getByRole('button', { name: 'Pedir muestras' }));
    const said = await canvas.findByText(/^Recibimos tu solicitud de muestras: folio M-\d+/);
    await expect(said.closest('[role="status"]')).toHaveFocus();
    await expect(canvas.getByText(/Te llegan hacia el \p{L}+ \d+ de /u)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'cotizador' })).toHaveAttribute('href', href('quoter'));
    await expect(canvas.queryByRole('list', { name: 'Muestras elegidas' })).toBeNull();
  },
});
