import { expect, waitFor, within } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { rememberSent, sentRequests } from '#src/api/stored/work-store.ts';
import { href } from '#src/config/routes.ts';
import { site } from '#src/config/site.ts';
import { inCurrency } from '#src/format/money.ts';
import { SharedQuote } from '#src/screens/storefront/cotizador/shared/shared-quote.tsx';
import { plainBrand } from '#stories/charts/samples/brand.ts';
import { json, serverAnswers, serverRecovers, unreachable, windowsWaitFor } from '../support/answers.ts';
import { setDarkScheme } from '../support/dark.ts';
import { expectNoOverflow, expectPage, shopLinks } from '../support/expect-page.ts';
import { fitsPhone } from '../support/phone.ts';
import type { Play } from '../support/play.ts';
import { dayFromToday, sentInTwoVersions, sharedCopy } from '../support/steps/quotes.ts';
import { waitingFor } from '../support/waiting.ts';
import { withScreen } from '../support/with-screen.tsx';

const meta = preview.meta({
  title: 'Pantallas/storefront/cotizacion-compartida',
  component: SharedQuote,
  args: { share: 'palabra-de-ejemplo' },
  render: withScreen(<SharedQuote share="palabra-de-ejemplo" />, {
    path: `${href('standaloneQuoter')}?cotizacion=palabra-de-ejemplo`,
    route: href('standaloneQuoter'),
  }),
  parameters: pageParameters,
  beforeEach: () => serverAnswers(json(200, { data: sharedCopy() }), 'sharedQuote'),
});

const open = (copy: ReturnType<typeof sharedCopy>) => () =>
  serverAnswers(json(200, { data: copy }), 'sharedQuote');

/** A quote of the shop itself: the deposit and how it is paid, and dealers near a postcode that take the quote over. */
export const OfTheShop = meta.story({
  name: 'De la tienda',
  beforeEach: open(sharedCopy({ seller: null })),
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('heading', { name: /^Para empezar: \$[\d,.]+ de anticipo$/ }),
    ).toBeVisible();
    await expect(canvas.getByText('Transferencia')).toBeVisible();
    const field = canvas.getByRole('textbox', { name: 'Tu código postal' });
    await userEvent.type(field, '00999');
    await expect(field).toHaveAccessibleDescription('Ningún estado tiene ese código postal.');
    await userEvent.clear(field);
    await userEvent.type(field, '64000');
    const near = within(await canvas.findByRole('list', { name: 'Distribuidores cerca de Nuevo León' }));
    const [first] = near.getAllByRole('link', { name: /^Pasar mi cotización a / });
    await expect(first?.getAttribute('href')).toContain(encodeURIComponent('cotizacion=palabra-de-ejemplo'));
  },
});

/** Who asked for it sees how it stands and may ask for a change; there is nothing to accept before the shop answers. */
export const OwnRequest = meta.story({
  name: 'La propia, enviada desde aquí (B107)',
  beforeEach: async () => {
    rememberSent({
      ...{ folio: 'C-1042', share: 'palabra-de-ejemplo', totalCentavos: 1, windows: 1, fingerprint: '' },
    });
    await open(sharedCopy({ seller: null }))();
    return () => {
      sentRequests.set([]);
    };
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('La pediste aquí, con el folio C-1042.')).toBeVisible();
    await expect(canvas.getByText(/^La estamos revisando: te llamamos para confirmarla\./)).toBeVisible();
    const answer = within(canvas.getByRole('region', { name: 'Tu respuesta' }));
    await expect(answer.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Pedir un cambio',
    ]);
  },
});

/** The shop's answer to it, a later version, is accepted like any other. */
export const OwnRequestAnswered = meta.story({
  name: 'La propia, ya contestada (B107)',
  beforeEach: async () => {
    rememberSent({
      ...{ folio: 'C-1042', share: 'palabra-de-ejemplo', totalCentavos: 1, windows: 1, fingerprint: '' },
    });
    await open({ ...sharedCopy({ seller: null }), version: 2 })();
    return () => {
      sentRequests.set([]);
    };
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Aceptar cotización' })).toBeVisible();
    await expect(canvas.queryByText(/^La estamos revisando/)).not.toBeInTheDocument();
  },
});

const reply = async ({ canvas }: Pick<Play, 'canvas'>) =>
  within(await canvas.findByRole('region', { name: 'Tu respuesta' }));

/** The button that accepts, once the drawbacks are known. */
async function acceptButton(answer: Awaited<ReturnType<typeof reply>>) {
  const button = answer.getByRole('button', { name: 'Sí, la acepto' });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  return button;
}

/** The offer with its sender, price, validity and delivery; search engines do not index it. */
export const Open = meta.story({
  name: 'Abierta (B08)',
  beforeEach: () =>
    serverAnswers(
      windowsWaitFor(() => ({ low: true })),
      'availability',
    ),
  play: async (story) => {
    const { canvas } = story;
    await expectPage(story, 'Casa de los Garza', {});
    await expect(
      canvas.getByText('Persianas del Norte te comparte la cotización C-1042 para Lucía Garza.'),
    ).toBeVisible();
    const sala = within(await canvas.findByRole('listitem', { name: 'Sala' }));
    await expect(sala.getByRole('img', { name: /^Persiana enrollable/ })).toBeVisible();
    await expect(sala.getByText(/^1\.20 × 1\.80 m · 1 pieza · por dentro/)).toBeVisible();
    await expect(await sala.findByText('Quedan pocos metros.')).toBeVisible();
    await expect(canvas.getByText(/^Entrega estimada: .+, si la pides hoy\.$/)).toBeVisible();
    await expect(canvas.queryByText(/medido/i)).toBeNull();
    await expect(canvas.getByText(/vence en 2 días/)).toBeVisible();
    const seller = within(canvas.getByRole('region', { name: 'Quién te atiende' }));
    await expect(seller.getByRole('link', { name: '33 5561 9580' })).toHaveAttribute(
      'href',
      'tel:+523355619580',
    );
    await expect(seller.getByRole('link', { name: 'ventas@persianasdelnorte.mx' })).toBeVisible();
    await expect(seller.getByText(`Fabrica ${site.brand}.`)).toBeVisible();
    await expect(
      canvas.getByText(`Total: ${inCurrency(sharedCopy().totals.total_centavos)} con IVA`),
    ).toBeVisible();
    await expect(document.querySelector('meta[name="robots"]')).toHaveAttribute(
      'content',
      'noindex, nofollow',
    );
  },
});

const withOptional = () => {
  const copy = sharedCopy();
  return { ...copy, windows: copy.windows.map((one, at) => ({ ...one, optional: at === 1 })) };
};

/** The client leaves an optional window out: what they pay follows, and the answer says so. */
export const WithOptionalWindow = meta.story({
  name: 'Con una ventana opcional (B139)',
  beforeEach: async () => {
    const copy = withOptional();
    const [kept, left] = copy.windows;
    const accepted = {
      ...copy,
      status: 'aceptada' as const,
      windows: kept === undefined ? [] : [kept],
      left_out: left === undefined ? [] : [left],
    };
    await open(copy)();
    await serverAnswers(json(200, { data: accepted }), 'answerSharedQuote');
  },
  play: async (story) => {
    const { canvas, userEvent } = story;
    const all = withOptional();
    const [{ total_centavos: left } = { total_centavos: 0 }] = all.windows.slice(1);
    const total = (centavos: number) => canvas.findByText(`Total: ${inCurrency(centavos)} con IVA`);
    await expect(await total(all.totals.total_centavos)).toBeVisible();
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Incluir Recámara' }));
    const rest = all.totals.total_centavos - left;
    await expect(await total(rest)).toBeVisible();
    const answer = await reply(story);
    await userEvent.click(answer.getByRole('button', { name: 'Aceptar cotización' }));
    await expect(answer.getByText(`Sin Recámara: ${inCurrency(rest)} con IVA.`)).toBeVisible();
    await userEvent.click(await acceptButton(answer));
    await expect(await canvas.findByText('Dejaste fuera: Recámara.')).toBeVisible();
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
  },
});

/** A distributor who left only an e-mail is reached by it alone: the shop is named as the maker, with no number. */
export const SellerByEmail = meta.story({
  name: 'Vendedor por correo',
  beforeEach: open(
    sharedCopy({
      seller: {
        ...plainBrand,
        name: 'Persianas del Norte',
        phone: null,
        email: 'ventas@persianasdelnorte.mx',
      },
    }),
  ),
  play: async ({ canvas }) => {
    const seller = within(await canvas.findByRole('region', { name: 'Quién te atiende' }));
    await expect(seller.getByRole('heading')).toHaveTextContent('¿Dudas? Habla con Persianas del Norte');
    await expect(seller.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'mailto:ventas@persianasdelnorte.mx',
    ]);
    await expect(seller.getByText(`Fabrica ${site.brand}.`)).toBeVisible();
  },
});

/** A seller who left no way to be reached is not named beside the shop's number. */
export const SellerUnreached = meta.story({
  name: 'Vendedor sin datos',
  tags: ['long'],
  beforeEach: open(sharedCopy({ seller: { ...plainBrand, name: 'Lucía Garza', phone: null, email: null } })),
  play: async ({ canvas }) => {
    const seller = within(await canvas.findByRole('region', { name: 'Quién te atiende' }));
    await expect(seller.getByRole('heading')).toHaveTextContent(`¿Dudas? Habla con ${site.brand}`);
    await expect(seller.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
  },
});

/** Accepted, after a confirmation, with a note. */
export const Accepted = meta.story({
  name: 'Aceptada',
  tags: ['long'],
  beforeEach: () =>
    serverAnswers(
      json(200, { data: sharedCopy({ status: 'aceptada', answered_at: '2026-11-05T17:00:00Z' }) }),
      'answerSharedQuote',
    ),
  play: async (story) => {
    const answer = await reply(story);
    await story.userEvent.click(answer.getByRole('button', { name: 'Aceptar cotización' }));
    await expect(answer.getByRole('heading', { name: '¿Aceptas la cotización?' })).toHaveFocus();
    await story.userEvent.type(answer.getByRole('textbox', { name: /^Nota / }), 'Adelante.');
    await story.userEvent.click(await acceptButton(answer));
    const news = await story.canvas.findByText(/^La aceptaste el 5 nov 2026\./);
    await waitFor(() => expect(news).toHaveFocus());
    await expect(story.canvas.queryByRole('region', { name: 'Tu respuesta' })).toBeNull();
  },
});

/** A quote that names no place is accepted to one: its freight and address are said before. */
export const AcceptedToAPlace = meta.story({
  name: 'Aceptada con el lugar de entrega',
  beforeEach: () =>
    serverAnswers(
      json(200, { data: sharedCopy({ status: 'aceptada', postal_code: '97217' }) }),
      'answerSharedQuote',
    ),
  play: async (story) => {
    const answer = await reply(story);
    await story.userEvent.click(answer.getByRole('button', { name: 'Aceptar cotización' }));
    const place = await answer.findByRole('textbox', { name: 'Código postal de entrega' });
    await story.userEvent.type(place, '97217');
    await expect(await answer.findByText(/^Con el flete de \$950\.00 pagas \$[\d,.]+: /)).toBeVisible();
    // Who installs, a dealer says.
    await expect(answer.queryByText(/la instala un distribuidor/)).not.toBeInTheDocument();
    await expect(answer.getByRole('textbox', { name: 'Ciudad o municipio' })).toHaveValue('Mérida');
    await expectNoOverflow();
    await story.userEvent.click(await acceptButton(answer));
    await expect(await story.canvas.findByText('Entrega en 97217, Yucatán.')).toBeVisible();
  },
});

/** The client reads the drawbacks of each window beside the button that accepts them. */
export const AcceptedWithDrawbacks = meta.story({
  name: 'Aceptada con desventajas',
  tags: ['long'],
  beforeEach: () => {
    const line = { widthMm: 4_200, heightMm: 1_800, quantity: 1, cloths: 2, control: 'motor-electrico' };
    const windows = sharedCopy().windows.map((window, at) => (at === 0 ? { ...window, line } : window));
    return open(sharedCopy({ windows }))();
  },
  play: async (story) => {
    const answer = await reply(story);
    await expect(answer.queryByText(/pasa una línea de luz/)).toBeNull();
    await story.userEvent.click(answer.getByRole('button', { name: 'Aceptar cotización' }));
    const asked = within(answer.getByRole('group', { name: '¿Aceptas la cotización?' }));
    await expect(await asked.findByText('Antes de aceptar, ten en cuenta:')).toBeVisible();
    await expect(asked.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Sala: Entre los lienzos pasa una línea de luz\./),
    ]);
    await expect(asked.getByRole('button', { name: 'Sí, la acepto' })).toBeVisible();
  },
});

/** Declined confirmation: nothing is sent. */
export const NotYet = meta.story({
  name: 'Todavía no',
  play: async (story) => {
    const answer = await reply(story);
    await story.userEvent.click(answer.getByRole('button', { name: 'Rechazar' }));
    await story.userEvent.click(answer.getByRole('button', { name: 'Todavía no' }));
    await expect(answer.getByRole('button', { name: 'Aceptar cotización' })).toBeVisible();
  },
});

/** A failed answer keeps the note. */
export const AnswerFails = meta.story({
  name: 'La respuesta falla',
  tags: ['long'],
  beforeEach: () => serverAnswers(unreachable, 'answerSharedQuote'),
  play: async (story) => {
    const answer = await reply(story);
    await story.userEvent.click(answer.getByRole('button', { name: 'Rechazar' }));
    await story.userEvent.type(answer.getByRole('textbox'), 'Muy caro.');
    await story.userEvent.click(answer.getByRole('button', { name: 'Sí, la rechazo' }));
    await expect(await answer.findByRole('alert')).toHaveTextContent('Tu nota sigue aquí');
    await expect(answer.getByRole('textbox')).toHaveValue('Muy caro.');
  },
});

/** Answered elsewhere: one click loads its current status. */
export const AnsweredElsewhere = meta.story({
  name: 'Respondida en otro lado',
  beforeEach: () =>
    serverAnswers(json(409, { message: 'Esta cotización ya se rechazó.' }), 'answerSharedQuote'),
  play: async (story) => {
    const answer = await reply(story);
    await story.userEvent.click(answer.getByRole('button', { name: 'Aceptar cotización' }));
    await story.userEvent.click(await acceptButton(answer));
    await open(sharedCopy({ status: 'rechazada', answered_at: '2026-11-05T17:00:00Z' }))();
    await story.userEvent.click(await answer.findByRole('button', { name: 'Ver cómo quedó' }));
    await expect(await story.canvas.findByText(/^La rechazaste el 5 nov 2026\./)).toBeVisible();
  },
});

/** A change is asked for, of the whole quote and of one window: what was written is shown, and nothing is answered. */
export const AsksForChange = meta.story({
  name: 'Pide un cambio (B102)',
  beforeEach: () => serverAnswers(unreachable, 'askForChange'),
  play: async (story) => {
    const { canvas, userEvent } = story;
    const answer = await reply(story);
    await userEvent.click(answer.getByRole('button', { name: 'Pedir un cambio' }));
    const form = within(answer.getByRole('form', { name: '¿Qué te gustaría cambiar?' }));
    await userEvent.click(form.getByRole('button', { name: 'Pedir el cambio' }));
    const note = form.getByRole('textbox', { name: 'De toda la cotización' });
    await expect(note).toHaveAccessibleDescription('Escribe qué quieres cambiar.');
    await userEvent.type(note, 'Una tela más clara');
    await userEvent.click(form.getByText('De una ventana en particular'));
    await userEvent.type(form.getByRole('textbox', { name: 'Sala' }), 'Hasta el piso');
    await userEvent.click(form.getByRole('button', { name: 'Pedir el cambio' }));
    await expect(await answer.findByRole('alert')).toHaveTextContent('Tu nota sigue aquí');
    const asked = {
      at: '2026-11-04T17:00:00Z',
      note: 'Una tela más clara',
      windows: [{ key: 'v1', note: 'Hasta el piso' }],
    };
    await serverAnswers(json(200, { data: sharedCopy({ asked_change: asked }) }), 'askForChange');
    await userEvent.click(form.getByRole('button', { name: 'Pedir el cambio' }));
    await expect(await canvas.findByText(/^Pediste un cambio el 4 nov 2026\./)).toBeVisible();
    await expect(canvas.getByText('«Hasta el piso»')).toBeVisible();
    await expect(answer.getByRole('button', { name: 'Aceptar cotización' })).toBeVisible();
  },
});

/** A newer version says what changed since the one before. */
export const SecondVersion = meta.story({
  name: 'Segunda versión (B101)',
  beforeEach: () => {
    const { version, former } = sentInTwoVersions();
    return open(sharedCopy({ version, former }))();
  },
  play: async ({ canvas }) => {
    const changes = within(await canvas.findByRole('table', { name: 'Qué cambió de la versión 1 a la 2' }));
    await expect(await changes.findByRole('row', { name: /^Recámara.*No estaba/ })).toBeVisible();
    await expect(changes.queryByRole('row', { name: /^Sala/ })).toBeNull();
  },
});

/** After the end of its last day, whatever its stored status: it names the contact. */
export const Expired = meta.story({
  name: 'Vencido',
  tags: ['long'],
  beforeEach: open(sharedCopy({ expires_on: dayFromToday(-1) })),
  play: async (story) => {
    const { canvas } = story;
    await expect(await canvas.findByText(/^Ya venció: valía hasta el/)).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Tu respuesta' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toMatch(
      /^https:\/\/wa\.me\/523355619580\?text=/,
    );
  },
});

/** Already rejected. */
export const Rejected = meta.story({
  name: 'Rechazada',
  tags: ['long'],
  beforeEach: open(sharedCopy({ status: 'rechazada', answered_at: '2026-11-05T17:00:00Z' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^La rechazaste el 5 nov 2026\./)).toBeVisible();
  },
});

/** Already an order. */
export const Converted = meta.story({
  name: 'Convertida',
  beforeEach: open(sharedCopy({ status: 'convertida', promised_on: '2026-12-10' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Ya es una orden/)).toBeVisible();
    await expect(canvas.getByText(/^Entrega prometida: jueves 10 de diciembre/)).toBeVisible();
  },
});

/** The required fields only: without a sender it names the shop. */
export const LittleKnown = meta.story({
  name: 'Se sabe poco',
  tags: ['long'],
  beforeEach: open(sharedCopy({ title: null, client: null, seller: null, sent_at: null, expires_on: null })),
  play: async (story) => {
    await expectPage(story, 'Tu cotización', {});
    await expect(
      await story.canvas.findByText(`${site.brand} te comparte la cotización C-1042.`),
    ).toBeVisible();
    await expect(await story.canvas.findByRole('listitem', { name: 'Sala' })).toBeVisible();
  },
});

/** An unknown link. */
export const WrongLink = meta.story({
  name: 'Enlace equivocado',
  beforeEach: () => serverAnswers(json(404, { message: 'Not Found' }), 'sharedQuote'),
  play: async (story) => {
    await expect(await story.canvas.findByRole('alert')).toHaveTextContent(
      'Este enlace no lleva a ninguna cotización.',
    );
    await expectPage(story, 'Tu cotización', shopLinks);
  },
});

/** A newer version exists. */
export const Replaced = meta.story({
  name: 'Reemplazada',
  beforeEach: () => serverAnswers(json(410, {}), 'sharedQuote'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Hay una cotización más nueva.');
  },
});

/** It fails to load and can be requested again. */
export const Fails = meta.story({
  name: 'Falla',
  tags: ['long'],
  beforeEach: () => serverAnswers(unreachable, 'sharedQuote'),
  play: async (story) => {
    const retry = await story.canvas.findByRole('button', { name: 'Reintentar' });
    await serverRecovers();
    await open(sharedCopy())();
    await story.userEvent.click(retry);
    await expectPage(story, 'Casa de los Garza', {});
    await expect(await story.canvas.findByRole('listitem', { name: 'Sala' })).toBeVisible();
  },
});

/** The wait shows a text. */
export const Loading = meta.story({
  name: 'Cargando',
  tags: ['long'],
  beforeEach: waitingFor('brisk', 'sharedQuote'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cargando tu cotización…')).toHaveRole('status');
  },
});

/** On the narrowest phone. */
export const Phone = meta.story({
  name: 'En el teléfono',
  tags: ['long'],
  ...fitsPhone(({ canvas }) => canvas.findByRole('listitem', { name: 'Sala' })),
});

/** In the dark scheme. */
export const Dark = meta.story({
  name: 'En oscuro',
  tags: ['long'],
  beforeEach: async () => {
    await open(sharedCopy())();
    return setDarkScheme();
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('listitem', { name: 'Sala' });
  },
});
