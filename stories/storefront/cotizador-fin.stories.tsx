import { http, HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import { mocks } from '#.storybook/mocks.ts';
import preview from '#.storybook/preview.tsx';
import { listOf, pricingToday } from '#mocks/pricing/valid-lists.ts';
import { contract } from '#src/api/contract/index.ts';
import { keptPrices } from '#src/api/stored/copies/kept-prices.ts';
import { keepPostcode } from '#src/api/stored/place-store.ts';
import { keepSender, keptSender } from '#src/api/stored/sender-store.ts';
import { fingerprintOf, rememberSent, sentRequests } from '#src/api/stored/work-store.ts';
import { Quoter } from '#src/screens/storefront/cotizador/quoter.tsx';
import {
  countRequests,
  delayAnswers,
  expectRequests,
  json,
  serverAnswers,
  serverRecovers,
} from '../support/answers.ts';
import { setCaptchaBehaviour } from '../support/browser/captcha.ts';
import { logIn } from '../support/log-in.ts';
import type { Play } from '../support/play.ts';
import { checkbox, tick } from '../support/steps/access-forms.ts';
import { draftOf, keepDraft, roller } from '../support/steps/quoter.ts';
import { waitingForCaptcha } from '../support/waiting.ts';
import { withScreen } from '../support/with-screen.tsx';

const scene = { path: '/cotizador', padded: true };

const meta = preview.meta({
  title: 'Pantallas/storefront/cotizador/fin',
  component: Quoter,
  render: withScreen(<Quoter />, scene),
  parameters: pageParameters,
  beforeEach: () => () => {
    sentRequests.set([]);
  },
});

const two = draftOf(roller('a', 'Sala', ['110', '110']), roller('b', 'Comedor', ['50', '240']));

const formNamed = async ({ canvas }: Pick<Play, 'canvas'>, name: RegExp) =>
  within(await canvas.findByRole('form', { name }));

const requestForm = (story: Pick<Play, 'canvas'>) =>
  formNamed(story, /^(Pide tu cotización|Envía tu cambio)$/);
const saveForm = (story: Pick<Play, 'canvas'>) => formNamed(story, /^Guarda /);

async function ask(story: Play): Promise<Awaited<ReturnType<typeof requestForm>>> {
  const { userEvent } = story;
  const form = await requestForm(story);
  await userEvent.type(form.getByLabelText('Nombre'), 'Ana Solís');
  await userEvent.type(form.getByLabelText('Teléfono'), '8112345678');
  await userEvent.type(form.getByLabelText('Correo electrónico'), 'ana@correo.mx');
  await tick(story, form);
  await userEvent.click(form.getByRole('button', { name: /^(Pedir cotización|Enviar el cambio)$/ }));
  return form;
}

/** Who agrees is remembered in this browser: their data are there the next time, and can be erased (B117). */
export const Agreed = meta.story({
  name: 'Con mis datos recordados',
  beforeEach: async () => {
    keepDraft(two);
    await serverAnswers(json(200, { folio: 'C-1042' }), 'requestQuote');
    return () => {
      keepSender(null);
    };
  },
  play: async (story) => {
    const { canvas, userEvent } = story;
    const before = await requestForm(story);
    await userEvent.click(before.getByRole('checkbox', { name: 'Recordar mis datos en este navegador' }));
    await ask(story);
    await expect(await canvas.findByText(/^Recibimos tu solicitud: folio /)).toBeVisible();
    await expect(keptSender()).toEqual({ name: 'Ana Solís', phone: '8112345678', email: 'ana@correo.mx' });
  },
});

/** Their data are filled in, and erased with one press. */
export const FilledIn = meta.story({
  name: 'Con los datos de la vez pasada',
  beforeEach: () => {
    keepDraft(two);
    keepSender({ name: 'Ana Solís', phone: '8112345678', email: 'ana@correo.mx' });
    return () => {
      keepSender(null);
    };
  },
  play: async (story) => {
    const form = await requestForm(story);
    await waitFor(() => expect(form.getByLabelText('Nombre')).toHaveValue('Ana Solís'));
    await expect(form.getByLabelText('Teléfono')).toHaveValue('8112345678');
    await expect(form.getByLabelText('Correo electrónico')).toHaveValue('ana@correo.mx');
    const remember = form.getByRole('checkbox', { name: 'Recordar mis datos en este navegador' });
    await expect(remember).toBeChecked();
    await story.userEvent.click(form.getByRole('button', { name: 'Borrar mis datos' }));
    await expect(form.getByLabelText('Nombre')).toHaveValue('');
    await expect(
      form.getByRole('checkbox', { name: 'Recordar mis datos en este navegador' }),
    ).not.toBeChecked();
    await expect(keptSender()).toBeNull();
  },
});

/** Where a dealer installs, a request with the installation may be sent; an order may not. */
export const NotInstalledThere = meta.story({
  name: 'Con instalación donde no instalamos',
  beforeEach: async () => {
    keepDraft(draftOf(roller('a', 'Sala', ['110', '110'], { choices: { extras: ['instalacion'] } })));
    keepPostcode('97000');
    await serverAnswers(json(200, { folio: 'C-1042' }), 'requestQuote');
  },
  play: async (story) => {
    const { canvas } = story;
    await expect(
      await canvas.findByText(/^En Yucatán no instalamos nosotros: .+ cuando te llamemos\.$/),
    ).toHaveRole('alert');
    await ask(story);
    await expect(await canvas.findByText(/^Recibimos tu solicitud: folio /)).toBeVisible();
  },
});

/**
 * A server without a link to the quote: the visitor sees the folio and the next step, and can send the quote on; the draft
 * stays until another one starts.
 */
export const Asked = meta.story({
  name: 'Pedido, sin enlace',
  beforeEach: async () => {
    keepDraft(two);
    await serverAnswers(json(200, { folio: 'C-1042' }), 'requestQuote');
  },
  play: async (story) => {
    const { canvas, userEvent } = story;
    await ask(story);
    const said = await canvas.findByText(/^Recibimos tu solicitud: folio /);
    await expect(said).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3, name: 'Sala' })).toBeVisible();
    const mail = decodeURIComponent(
      canvas.getByRole('link', { name: 'Mandármela por correo' }).getAttribute('href') ?? '',
    );
    await expect(mail).toMatch(/^mailto:\?subject=Cotización C-1042 de Rollux&body=.+\n1\. Sala: /);
    await userEvent.click(canvas.getByRole('button', { name: 'Empezar otra cotización' }));
    await expect(await canvas.findByRole('button', { name: 'Persiana enrollable' })).toBeVisible();
    await expect(sentRequests.get()).toMatchObject([{ folio: 'C-1042', share: null, windows: 2 }]);
  },
});

/** What was sent is remembered here, without the person's data, until they take it out. */
export const Remembered = meta.story({
  name: 'Pedida antes (B106)',
  beforeEach: () => {
    keepDraft(two);
    rememberSent({
      ...{ folio: 'C-1032', share: 'palabra', totalCentavos: 1_935_900, windows: 2, fingerprint: 'otra' },
    });
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Enviada: /)).toHaveTextContent('C-1032, 2 ventanas, $19,359.00.');
    await expect(canvas.getByRole('link', { name: 'Ver o cambiar C-1032' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar de aquí' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Sí, borrar' }));
    await expect(canvas.queryByText(/^Enviada: /)).not.toBeInTheDocument();
    await expect(sentRequests.get()).toEqual([]);
  },
});

/** What was sent and changed since is sent as a change of that request: same folio, same link. */
export const ChangedAfterwards = meta.story({
  name: 'Pedida y cambiada (B161)',
  beforeEach: () => {
    rememberSent({
      ...{ folio: 'C-1032', share: 'palabra', totalCentavos: 1_935_900, windows: 2 },
      fingerprint: fingerprintOf(two),
    });
    keepDraft({ ...two, windows: two.windows.map((window) => ({ ...window, quantity: '3' })) });
  },
  play: async (story) => {
    const { canvas } = story;
    const shares: unknown[] = [];
    const answers = http.post(`*${contract.requestQuote.path}`, async ({ request: sent }) => {
      shares.push(Object(await sent.json()).share);
      return HttpResponse.json({ data: { folio: 'C-1032', share: null } });
    });
    (await mocks()).use(answers);
    await expect(await canvas.findByText(/^Estás cambiando la que enviaste: /)).toHaveTextContent('C-1032');
    await expect(
      canvas.getByText(/^Ahora son \$.+ con el folio C-1032: mientras no te contestemos, sigue/),
    ).toBeVisible();
    await ask(story);
    await expect(await canvas.findByText(/^Recibimos tu solicitud: folio /)).toHaveTextContent('C-1032');
    await expect(shares).toEqual(['palabra']);
    await expect(sentRequests.get()).toMatchObject([{ folio: 'C-1032', share: null }]);
    await expect(canvas.getByText(/^Ya la enviaste: /)).toBeVisible();
  },
});

/** The captcha loads on the form's first focus, and the server validates an empty form. */
export const AskedWithoutData = meta.story({
  name: 'Pedida sin datos (B55, B77, B78)',
  beforeEach: () => {
    keepDraft(two);
  },
  play: async (story) => {
    const { userEvent } = story;
    const form = await requestForm(story);
    await expect(form.queryByRole('checkbox', { name: 'No soy un robot' })).not.toBeInTheDocument();
    await userEvent.click(form.getByLabelText('Nombre'));
    await checkbox(form);
    await tick(story, form);
    await userEvent.click(form.getByRole('button', { name: 'Pedir cotización' }));
    await waitFor(() => expect(form.getByLabelText('Nombre')).toBeInvalid());
    await expect(form.getByLabelText('Nombre')).toHaveFocus();
  },
});

/** Expects WhatsApp with the quote in words, and the telephone. */
async function expectOtherWays(form: Awaited<ReturnType<typeof requestForm>>): Promise<void> {
  const ways = within(await form.findByRole('group', { name: 'Otra forma de pedirla' }));
  const whatsapp = ways.getByRole('link', { name: 'Mandarla por WhatsApp' });
  const text = new URL(whatsapp.getAttribute('href') ?? '').searchParams.get('text');
  await expect(text).toMatch(/1\. Sala: .+ 1\.10 × 1\.10 m.+\n2\. Comedor: .+\nTotal: \$4,187\.60 con IVA$/);
  await expect(ways.getByRole('link', { name: '81 5550 1420' })).toHaveAttribute('href', 'tel:+528155501420');
}

/** The captcha's script does not load: the quote goes by WhatsApp or telephone, and the form keeps what was typed. */
export const WithoutCaptcha = meta.story({
  name: 'Sin captcha',
  beforeEach: async () => {
    keepDraft(two);
    await setCaptchaBehaviour({ mode: 'load-error' });
  },
  play: async (story) => {
    const form = await requestForm(story);
    await story.userEvent.type(form.getByLabelText('Nombre'), 'Ana Solís');
    await expectOtherWays(form);
    await waitFor(() => expect(form.getByLabelText('Nombre')).toHaveValue('Ana Solís'));
  },
});

/** The same when the solved captcha expires. */
export const CaptchaExpired = meta.story({
  name: 'El captcha venció',
  tags: ['long'],
  beforeEach: async () => {
    keepDraft(two);
    await setCaptchaBehaviour({ mode: 'expires' });
  },
  play: async (story) => {
    const form = await requestForm(story);
    await story.userEvent.click(form.getByLabelText('Nombre'));
    await tick(story, form);
    await expectOtherWays(form);
  },
});

/** The same when the server refuses the captcha. */
export const CaptchaRefused = meta.story({
  name: 'El captcha se rechazó',
  tags: ['long'],
  beforeEach: async () => {
    keepDraft(two);
    await serverAnswers(
      json(422, { message: 'No.', errors: { captcha: ['La verificación no es válida.'] } }),
      'requestQuote',
    );
  },
  play: async (story) => {
    const form = await ask(story);
    await expectOtherWays(form);
    await waitFor(() => expect(form.getByLabelText('Nombre')).toHaveValue('Ana Solís'));
  },
});

/** The same while the captcha's script takes long. */
export const CaptchaSlow = meta.story({
  name: 'El captcha se tarda',
  tags: ['long'],
  beforeEach: () => {
    keepDraft(two);
    return waitingForCaptcha('slow')();
  },
  play: async (story) => {
    const form = await requestForm(story);
    await story.userEvent.click(form.getByLabelText('Nombre'));
    await expectOtherWays(form);
  },
});

/** The server's error for a window appears at that window. */
export const RefusedAtAWindow = meta.story({
  name: 'Rechazada por una ventana',
  beforeEach: async () => {
    keepDraft(two);
    await serverAnswers(
      json(422, {
        message: 'Revisa tus ventanas.',
        errors: { 'windows.1.color': ['El color Blanco ya no se fabrica en esta tela.'] },
      }),
      'requestQuote',
    );
  },
  play: async (story) => {
    const { canvas } = story;
    await ask(story);
    const row = within(await canvas.findByRole('listitem', { name: 'Comedor' }));
    await expect(await row.findByText('El color Blanco ya no se fabrica en esta tela.')).toBeVisible();
    await expect(
      within(canvas.getByRole('listitem', { name: 'Sala' })).queryByText(/ya no se fabrica/),
    ).not.toBeInTheDocument();
  },
});

/** Windows that cannot be made are left out, and counted; each says what it needs. */
export const SomeIncomplete = meta.story({
  name: 'Algunas incompletas',
  beforeEach: () => {
    keepDraft(
      draftOf(
        roller('a', 'Sala', ['110', '110']),
        roller('b', 'Comedor', ['', '240']),
        roller('c', '', ['850', '850'], { quantity: 'muchas' }),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Total de 1 de 3 ventanas; falta completar lo demás')).toBeVisible();
    await expect(canvas.getByText(/^La cantidad no es un número entero\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Corregir Comedor: Falta el ancho.' }));
    await expect(await canvas.findByRole('textbox', { name: 'Alto' })).toHaveValue('240');
  },
});

/** A logged-in person saves it: first under one id, then as a change of the same. */
export const Saved = meta.story({
  name: 'Guardado',
  beforeEach: async () => {
    keepDraft(two);
    await logIn('Cliente');
  },
  play: async (story) => {
    const { canvas, userEvent } = story;
    const saved = await countRequests('saveQuote');
    const form = await saveForm(story);
    await userEvent.type(form.getByLabelText('Título'), 'Casa de los Garza');
    await userEvent.click(form.getByRole('button', { name: 'Guardar cotización' }));
    await expect(await canvas.findByText(/^Guardada con folio /)).toHaveRole('status');
    const link = canvas.getByRole('link', { name: 'Verla en tus cotizaciones' });
    await expect(link.getAttribute('href')).toMatch(/^\/panel\/listas\/cotizaciones\?cotizacion=\w+$/);
    const before = link.getAttribute('href');
    const again = await formNamed(story, /^Guarda los cambios de C-\d+$/);
    await userEvent.type(again.getByLabelText('Nombre del cliente'), 'Lucía Garza');
    await userEvent.click(again.getByRole('button', { name: /^Guardar cambios en C-\d+$/ }));
    await expectRequests(saved, 2);
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Verla en tus cotizaciones' }).getAttribute('href')).toBe(
        before,
      ),
    );
  },
});

/** Another person changed it: nothing is overwritten, and the person chooses. */
export const Conflict = meta.story({
  name: 'Conflicto',
  beforeEach: async () => {
    keepDraft({ ...two, quote: { id: 'abc', revision: 1, folio: 'C-1042' } });
    await logIn('Cliente');
    await serverAnswers(json(409, { message: 'La cotización cambió desde que la abriste.' }), 'saveQuote');
  },
  play: async (story) => {
    const { canvas, userEvent } = story;
    const form = await saveForm(story);
    await userEvent.click(form.getByRole('button', { name: 'Guardar cambios en C-1042' }));
    await expect(await canvas.findByText(/^La que está guardada ya no es la que abriste\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ver la guardada' })).toHaveAttribute(
      'href',
      '/panel/listas/cotizaciones?cotizacion=abc',
    );
    await serverRecovers();
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar como otra' }));
    await expect(await canvas.findByText(/^Guardada con folio /)).toHaveRole('status');
  },
});

/** Somebody deleted it, or it is of another account in this browser: it can be saved as another quote. */
export const SavedOneGone = meta.story({
  name: 'La guardada ya no está',
  tags: ['long'],
  beforeEach: async () => {
    keepDraft({ ...two, quote: { id: 'abc', revision: 1, folio: 'C-1042' } });
    await logIn('Cliente');
    await serverAnswers(json(404, { message: 'No encontramos esa cotización.' }), 'saveQuote');
  },
  play: async (story) => {
    const { canvas, userEvent } = story;
    const form = await saveForm(story);
    await userEvent.click(form.getByRole('button', { name: 'Guardar cambios en C-1042' }));
    await expect(await canvas.findByText(/^Ya no está entre tus cotizaciones\./)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Ver la guardada' })).not.toBeInTheDocument();
    await serverRecovers();
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar como otra' }));
    await expect(await canvas.findByText(/^Guardada con folio /)).toHaveRole('status');
  },
});

/** Number of requests for a price list since the story started. */
let priceLists = () => 0;

/** The prices changed: the new ones are loaded and shown, and the draft stays. */
export const PricesChanged = meta.story({
  name: 'Los precios cambiaron',
  beforeEach: async () => {
    keepDraft(two);
    await logIn('Cliente');
    priceLists = await countRequests('priceList');
    await serverAnswers(
      json(422, { message: 'El precio cambió.', errors: { total_centavos: ['El precio cambió.'] } }),
      'saveQuote',
    );
  },
  play: async (story) => {
    const { canvas, userEvent } = story;
    const form = await saveForm(story);
    await waitFor(() => expect(priceLists()).toBe(1));
    await userEvent.click(form.getByRole('button', { name: 'Guardar cotización' }));
    await expect(
      await canvas.findByText(/^Los precios cambiaron mientras cotizabas: era \$4,187\.60/),
    ).toBeVisible();
    await expectRequests(priceLists, 2);
    await expect(canvas.getByRole('heading', { level: 3, name: 'Sala' })).toBeVisible();
  },
});

let listArrives = () => {};

/** Nothing is saved at public prices while the person's own are on their way. */
export const ListIsComing = meta.story({
  name: 'Mientras llega la lista',
  beforeEach: async () => {
    keepDraft(two);
    await logIn('Distribuidor');
    listArrives = await delayAnswers('priceList');
  },
  play: async (story) => {
    const { canvas } = story;
    await expect(await canvas.findByText(/^Espera tu lista de precios para guardarla/)).toHaveRole('status');
    await expect(canvas.queryByRole('form', { name: /^Guarda / })).not.toBeInTheDocument();
    listArrives();
    await expect((await saveForm(story)).getByRole('button', { name: 'Guardar cotización' })).toBeVisible();
  },
});

/** The cart takes the valid windows. */
export const IntoTheCart = meta.story({
  name: 'Al carrito',
  tags: ['long'],
  beforeEach: async () => {
    keepDraft(two);
    await logIn('Cliente');
  },
  play: async (story) => {
    const { canvas, userEvent } = story;
    const form = await formNamed(story, /^O pídela de una vez$/);
    await userEvent.click(form.getByRole('button', { name: 'Al carrito' }));
    await expect(await canvas.findByText(/^Está en tu carrito\./)).toHaveRole('status');
  },
});

/** When the list fails the public prices are shown, with a note. */
export const ListNotThere = meta.story({
  name: 'La lista no está',
  tags: ['long'],
  beforeEach: async () => {
    keepDraft(two);
    await logIn('Distribuidor');
    await serverAnswers(json(500, {}), 'priceList');
  },
  play: async ({ canvas, userEvent }) => {
    const note = within(await canvas.findByRole('group', { name: 'Tus precios' }));
    await expect(
      await note.findByText(/^No pudimos traer tu lista: estos son los precios públicos\./),
    ).toBeVisible();
    await expect(await canvas.findByRole('row', { name: /^Total con IVA/ })).toHaveTextContent('$4,187.60');
    await serverRecovers();
    await userEvent.click(note.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'Tus precios' })).not.toBeInTheDocument());
  },
});

/** Without a connection the person's last list applies, with its age. */
export const LastOwnList = meta.story({
  name: 'Con su última lista (W06)',
  beforeEach: async () => {
    keepDraft(two);
    await logIn('Distribuidor');
    keptPrices.keep({ list: listOf(pricingToday('oro')), tier: 'oro' }, Date.now() - 2 * 3_600_000);
    await serverAnswers(json(500, {}), 'priceList');
  },
  play: async ({ canvas }) => {
    const note = within(await canvas.findByRole('group', { name: 'Tus precios' }));
    await expect(
      await note.findByText(
        /^No pudimos traer tu lista: estos son tus últimos precios, de hace 2 horas, y pueden haber/,
      ),
    ).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 3, name: 'Tu margen' })).toBeVisible();
  },
});
