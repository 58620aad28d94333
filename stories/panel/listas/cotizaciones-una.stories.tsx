import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { href } from '#src/config/routes.ts';
import { Quotes } from '#src/screens/panel/listas-cotizaciones/quotes.tsx';
import { NoticesPlace } from '#src/ui/notices/notices.tsx';
import {
  countRequests,
  delayAnswers,
  earlierReceived,
  expectRequests,
  json,
  serverAnswers,
  serverRecovers,
  unreachable,
} from '../../support/answers.ts';
import { setDarkScheme } from '../../support/dark.ts';
import { expectNoOverflow } from '../../support/expect-page.ts';
import { logIn } from '../../support/log-in.ts';
import { onPhone } from '../../support/phone.ts';
import type { Play } from '../../support/play.ts';
import {
  confirmOrder,
  dayFromToday,
  dealerQuote,
  expectNotice,
  expectStatus,
  offeredActions,
  ownQuote,
  quotePane,
  sentInTwoVersions,
  sentQuote,
} from '../../support/steps/quotes.ts';
import { waitingFor } from '../../support/waiting.ts';
import { withScreen } from '../../support/with-screen.tsx';

const meta = preview.meta({
  title: 'Pantallas/panel/cotizaciones/una',
  component: Quotes,
  render: withScreen(
    <>
      <Quotes />
      <NoticesPlace />
    </>,
    { path: `${href('quotes')}?cotizacion=c-1`, route: href('quotes'), padded: true },
  ),
  parameters: pageParameters,
  beforeEach: async () => {
    await logIn('Cliente');
    await serverAnswers(json(200, { data: [ownQuote()] }), 'quotes');
    await serverAnswers(json(200, { data: ownQuote() }), 'quote');
  },
});

/** Stores this quote under the story's address. */
const open = (quote: ReturnType<typeof ownQuote>) => () => serverAnswers(json(200, { data: quote }), 'quote');

interface Point {
  readonly x: number;
  readonly y: number;
}

const middleOf = (element: Element): Point => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** The button or link under a point that does something when it is pressed. */
const pressableAt = ({ x, y }: Point): Element | null => {
  const found = document.elementFromPoint(x, y)?.closest('button, a') ?? null;
  return found?.ariaDisabled === 'true' ? null : found;
};

/** Clicks twice at the same place: the second click finds the same button, or nothing, before and after the answer. */
async function clickTwice(
  { userEvent }: Pick<Play, 'userEvent'>,
  button: HTMLElement,
  answered: () => Promise<void>,
): Promise<void> {
  const at = middleOf(button);
  await userEvent.dblClick(button);
  await expect([null, button]).toContain(pressableAt(at));
  await answered();
  await expect(pressableAt(at)).toBeNull();
}

/** A draft can be shared, edited, duplicated or removed; it lists windows, sizes and the total. */
export const Draft = meta.story({
  name: 'Borrador',
  tags: ['long'],
  play: async () => {
    await expectStatus('Borrador');
    await expect(await offeredActions()).toEqual([
      'Compartir',
      'Eliminar',
      'Editar en el cotizador',
      'Duplicar',
    ]);
    const pane = await quotePane();
    const sala = within(await pane.findByRole('listitem', { name: 'Sala' }));
    await expect(sala.getByText('1.20 × 1.80 m · 1 pieza · por dentro')).toBeVisible();
    await expect(
      sala.getByText(
        'Cadena · cadena de 1.50 m a la izquierda, visto desde adentro · caída invertida · fijación a techo · herrajes en negro · contrapeso forrado con la tela',
      ),
    ).toBeVisible();
    await expect(
      sala.getByText('Medido: anchos 120 · 120.2 · 120.5, altos 180 · 180.3 · 180.1 cm'),
    ).toBeVisible();
    const bedroom = within(await pane.findByRole('listitem', { name: 'Recámara' }));
    await expect(bedroom.getByText(/por fuera/)).toBeVisible();
    await expect(bedroom.queryByText(/^Medido/)).toBeNull();
    await expect(pane.getByRole('link', { name: 'Editar en el cotizador' })).toHaveAttribute(
      'href',
      `${href('quoter')}?editar=c-1`,
    );
    await expect(pane.getByRole('table', { name: 'Total' })).toBeVisible();
  },
});

/** The parts of a price, on demand. */
export const BrokenDown = meta.story({
  name: 'Desglosada',
  play: async ({ userEvent }) => {
    const pane = await quotePane();
    const sala = within(await pane.findByRole('listitem', { name: 'Sala' }));
    await userEvent.click(sala.getByText('Ver desglose'));
    const table = within(await sala.findByRole('table', { name: 'Desglose de Sala' }));
    await expect(table.getByRole('row', { name: /^Blackout Lino/ })).toBeVisible();
    await expect(table.getByRole('row', { name: /^Suma/ })).toBeVisible();
  },
});

/** Sharing shows the link to send and copy, and updates the list and the counter. */
export const Shared = meta.story({
  name: 'Compartida',
  beforeEach: () => serverAnswers(json(200, { data: sentQuote({ revision: 2 }) }), 'sendQuote'),
  play: async ({ userEvent }) => {
    const pane = await quotePane();
    // The list behind the pane loads once before.
    await earlierReceived();
    const lists = await countRequests('quotes');
    const counts = await countRequests('countQuotes');
    const sent = await countRequests('sendQuote');
    await clickTwice({ userEvent }, await pane.findByRole('button', { name: 'Compartir' }), async () => {
      await expectNotice('C-1042 ya se puede compartir');
      await expectStatus('Enviada');
    });
    await expect(sent()).toBe(1);
    const link = await pane.findByRole('textbox', { name: /^Enlace para tu cliente/ });
    await expect(link).toHaveValue(
      `${window.location.origin}${href('standaloneQuoter')}?cotizacion=palabra-de-ejemplo`,
    );
    const whatsapp = pane.getByRole('link', { name: 'Mandar por WhatsApp' });
    await expect(whatsapp.getAttribute('href')).toMatch(
      /^https:\/\/wa\.me\/528112345678\?text=Hola\+Luc%C3%ADa.+palabra-de-ejemplo$/,
    );
    const mail = decodeURIComponent(
      pane.getByRole('link', { name: 'Mandar por correo' }).getAttribute('href') ?? '',
    );
    await expect(mail).toMatch(/^mailto:.*subject=Cotización C-\d+ de .+palabra-de-ejemplo$/);
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
    await userEvent.click(pane.getByRole('button', { name: 'Copiar enlace' }));
    await expectNotice('Copiamos el enlace');
    await expect(write).toHaveBeenCalledWith(link.getAttribute('value'));
    write.mockRejectedValueOnce(new Error('not allowed'));
    await userEvent.click(pane.getByRole('button', { name: 'Copiar enlace' }));
    await expectNotice('No pudimos copiarlo: selecciona el enlace y cópialo tú.');
    await expectRequests(lists, 1);
    await waitFor(() => expect(counts()).toBe(1));
  },
});

/** On a phone, sharing adds actions: their places are made when it begins, and nothing moves when it is answered. */
export const SharedOnPhone = meta.story({
  name: 'Compartida, en el teléfono',
  tags: ['long'],
  globals: onPhone,
  beforeEach: () => serverAnswers(json(200, { data: sentQuote({ revision: 2 }) }), 'sendQuote'),
  play: async ({ userEvent }) => {
    const pane = await quotePane();
    const names = [
      'Compartir',
      'Editar en el cotizador',
      'Duplicar',
      'Eliminar',
      'Copiar enlace',
      'Descargar PDF',
    ];
    await pane.findByRole('listitem', { name: 'Sala' });
    const places = () => [...names, /^Qué lleva: /].map((name) => middleOf(pane.getByText(name)));
    const answer = await delayAnswers('sendQuote');
    await userEvent.click(pane.getByRole('button', { name: 'Compartir' }));
    const before = places();
    answer();
    await expect(await pane.findByRole('button', { name: 'La aceptó por teléfono' })).toBeVisible();
    await expectStatus('Enviada');
    await expect(places()).toEqual(before);
  },
});

/** Without a client's name the server's error appears. */
export const NobodysYet = meta.story({
  name: 'Todavía de nadie',
  tags: ['long'],
  beforeEach: () =>
    serverAnswers(
      json(422, {
        message: 'Revisa los datos.',
        errors: {
          'client.name': ['Escribe para quién es.'],
          'windows.1.color': ['Este color ya no se fabrica.'],
        },
      }),
      'sendQuote',
    ),
  play: async ({ userEvent }) => {
    const pane = await quotePane();
    await userEvent.click(await pane.findByRole('button', { name: 'Compartir' }));
    const alert = await pane.findByRole('alert');
    await expect(alert).toHaveTextContent('Escribe para quién es.');
    await expect(alert).toHaveTextContent('Recámara: Este color ya no se fabrica.');
    await expectStatus('Borrador');
  },
});

/** A shared quote, whose client has the link. */
export const Sent = meta.story({
  name: 'Enviado',
  tags: ['long'],
  beforeEach: open(sentQuote()),
  play: async () => {
    await expectStatus('Enviada');
    await expectStatus('vence en 2 días');
    await expect(await offeredActions()).toEqual([
      'Hacer la orden',
      'La aceptó por teléfono',
      'La rechazó por teléfono',
      'Renovar',
      'Eliminar',
      'Editar en el cotizador',
      'Duplicar',
    ]);
  },
});

/** A distributor sees the cost, the client's price and the profit. */
export const WithMargin = meta.story({
  name: 'Con margen',
  tags: ['long'],
  beforeEach: async () => {
    await logIn('Distribuidor');
    await open(dealerQuote({ status: 'vista', viewed_at: '2026-11-04T17:00:00Z' }))();
  },
  play: async () => {
    await expectStatus('Vista');
    const pane = await quotePane();
    await expect(pane.getByRole('table', { name: 'Lo que te cuesta' })).toBeVisible();
    await expect(pane.getByRole('table', { name: 'Lo que paga tu cliente' })).toBeVisible();
    await expect(pane.getByText(/un margen de 25\s?%/)).toBeVisible();
    const sala = within(await pane.findByRole('listitem', { name: 'Sala' }));
    await expect(sala.getByText(/^Tu cliente paga \$/)).toBeVisible();
  },
});

/** Without a margin the client pays the public price: that is shown, and agreed to by telephone, never the cost. */
export const WithoutMargin = meta.story({
  name: 'Sin margen',
  beforeEach: async () => {
    await logIn('Distribuidor');
    await open(dealerQuote({ margin_bp: null, client_totals: null }))();
  },
  play: async ({ userEvent }) => {
    const pane = await quotePane();
    const total = async (name: string) => {
      const table = within(await pane.findByRole('table', { name }));
      return within(table.getByRole('row', { name: /^Total con IVA/ })).getByRole('cell').textContent;
    };
    const asked = await total('Lo que paga tu cliente');
    await expect(asked).not.toBe(await total('Lo que te cuesta'));
    await userEvent.click(pane.getByRole('button', { name: 'La aceptó por teléfono' }));
    const question = within(await screen.findByRole('dialog', { name: '¿La aceptaron por teléfono?' }));
    await expect(question.getByText(/^Anotamos que aceptaron/)).toHaveTextContent(
      `Anotamos que aceptaron C-1042, por ${asked} con IVA.`,
    );
  },
});

/** Accepted by telephone. */
export const AcceptedByPhone = meta.story({
  name: 'Aceptada por teléfono',
  tags: ['long'],
  beforeEach: async () => {
    await open(sentQuote())();
    await serverAnswers(
      json(200, { data: sentQuote({ status: 'aceptada', answered_at: '2026-11-05T17:00:00Z' }) }),
      'answerQuote',
    );
  },
  play: async ({ userEvent }) => {
    const pane = await quotePane();
    const accept = await pane.findByRole('button', { name: 'La aceptó por teléfono' });
    const below = await pane.findByRole('heading', { name: /^Qué lleva: / });
    const before = [middleOf(accept), middleOf(below)];
    await userEvent.click(accept);
    const question = within(await screen.findByRole('dialog', { name: '¿La aceptaron por teléfono?' }));
    await expect(question.getByRole('button', { name: 'Todavía no' })).toHaveFocus();
    await userEvent.click(question.getByRole('button', { name: 'Sí, la aceptaron' }));
    await expectNotice('Anotamos que aceptaron C-1042');
    await expectStatus('Aceptada');
    await expect([middleOf(accept), middleOf(below)]).toEqual(before);
    await expect(await offeredActions()).toEqual([
      'Hacer la orden',
      'Eliminar',
      'Editar en el cotizador',
      'Duplicar',
    ]);
  },
});

/** A client who answers by telephone does not want an optional window, and the quote says so. */
export const AcceptedByPhoneInPart = meta.story({
  name: 'Aceptada por teléfono sin lo opcional (B139)',
  beforeEach: async () => {
    const quote = sentQuote();
    const windows = quote.windows.map((window, at) => ({ ...window, optional: at === 1 }));
    await open({ ...quote, windows })();
    await serverAnswers(
      json(200, {
        data: {
          ...sentQuote({ status: 'aceptada', answered_at: '2026-11-05T17:00:00Z' }),
          ...{ windows: windows.slice(0, 1), left_out: windows.slice(1) },
        },
      }),
      'answerQuote',
    );
  },
  play: async ({ userEvent }) => {
    const pane = await quotePane();
    await userEvent.click(await pane.findByRole('button', { name: 'La aceptó por teléfono' }));
    const question = within(await screen.findByRole('dialog', { name: '¿La aceptaron por teléfono?' }));
    await expect(question.getAllByRole('checkbox')).toHaveLength(1);
    await userEvent.click(question.getByRole('checkbox', { name: 'Recámara' }));
    await userEvent.click(question.getByRole('button', { name: 'Sí, la aceptaron' }));
    await expectStatus('Aceptada');
    await expect(await pane.findByText('Tu cliente dejó fuera: Recámara.')).toBeVisible();
  },
});

/** An answer by telephone can still be refused in its question: nothing is sent. The client's drawbacks are read there. */
export const NotAnsweredYet = meta.story({
  name: 'Sin respuesta',
  beforeEach: async () => {
    const quote = sentQuote();
    const [window] = quote.windows;
    if (window === undefined) throw new Error('the quote has no window');
    const turned = { ...window, line: { ...window.line, lay: 'rotated' as const } };
    await open({ ...quote, windows: [turned] })();
  },
  play: async ({ userEvent }) => {
    const pane = await quotePane();
    const answers = await countRequests('answerQuote');
    await pane.findByRole('listitem', { name: 'Sala' });
    await userEvent.click(pane.getByRole('button', { name: 'La aceptó por teléfono' }));
    const question = within(await screen.findByRole('dialog', { name: '¿La aceptaron por teléfono?' }));
    await expect(question.getByText(/^Sala: .*no lleva garantía de caída/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Todavía no' }));
    await expectStatus('Enviada');
    await expect(answers()).toBe(0);
  },
});

/** Rejected, with the client's note. */
export const Rejected = meta.story({
  name: 'Rechazada',
  tags: ['long'],
  beforeEach: open(
    sentQuote({
      status: 'rechazada',
      answered_at: '2026-11-05T17:00:00Z',
      answer_note: 'Se nos sale del presupuesto.',
    }),
  ),
  play: async () => {
    await expectStatus('Rechazada');
    await expect((await quotePane()).getByText('Se nos sale del presupuesto.')).toBeVisible();
    await expect(await offeredActions()).toEqual([
      'Renovar',
      'Eliminar',
      'Editar en el cotizador',
      'Duplicar',
    ]);
  },
});

/** In its second version, with another window: what was offered before, and the change that the client asks for now. */
export const Versioned = meta.story({
  name: 'Con versiones',
  tags: ['long'],
  beforeEach: open(sentInTwoVersions()),
  play: async () => {
    const pane = await quotePane();
    await expect(await pane.findByText(/^Tu cliente pidió un cambio/)).toBeVisible();
    const asked = within(pane.getByRole('region', { name: 'Lo que pidió cambiar' }));
    await expect(asked.getByText('Sala: «Hasta el piso»')).toBeVisible();
    const changes = within(await pane.findByRole('table', { name: 'Qué cambió de la versión 1 a la 2' }));
    await expect(changes.getByRole('row', { name: /^Recámara.*No estaba/ })).toBeVisible();
    await expect(changes.queryByRole('row', { name: /^Sala/ })).toBeNull();
    const history = within(pane.getByRole('region', { name: 'Historia' }));
    await expect(history.getByText('Vieron la versión 1')).toBeVisible();
    await expect(history.getByText('Se envió la versión 2')).toBeVisible();
    await expect(history.getByText('Pidieron un cambio')).toBeVisible();
  },
});

/** After the end of its last day it is locked, whatever its stored status. */
export const Expired = meta.story({
  name: 'Vencido',
  tags: ['long'],
  beforeEach: open(sentQuote({ expires_on: dayFromToday(-1) })),
  play: async () => {
    await expectStatus('Vencida');
    await expectStatus('venció ayer');
    await expect(await offeredActions()).toEqual([
      'Renovar',
      'Eliminar',
      'Editar en el cotizador',
      'Duplicar',
    ]);
  },
});

/** "Hacer la orden" shows what is ordered and paid; "Pedir" makes the order, which the quote then names. */
export const Converted = meta.story({
  name: 'Convertida',
  beforeEach: async () => {
    await open(sentQuote({ status: 'aceptada' }))();
    await serverAnswers(
      json(200, { data: sentQuote({ status: 'convertida', order_id: 'p-1', order_folio: 'P-2051' }) }),
      'convertQuote',
    );
  },
  play: async ({ userEvent }) => {
    const pane = await quotePane();
    const order = await pane.findByRole('button', { name: 'Hacer la orden' });
    const at = middleOf(order);
    await userEvent.click(order);
    const review = within(await screen.findByRole('dialog', { name: 'Revisa tu orden' }));
    // A second click opens nothing and orders nothing.
    await expect(pressableAt(at)).toBeNull();
    await expect(await review.findByText('Los precios son los de tu cotización.')).toBeVisible();
    await expect(review.getByText(/^C-1042: \d+ partidas?, \$[\d,.]+ con IVA\.$/)).toBeVisible();
    await expect(review.getByText('Anticipo al pedir')).toBeVisible();
    await expect(await review.findByText(/^Entrega estimada: .+, si la pides hoy\.$/)).toBeVisible();
    await userEvent.type(review.getByRole('textbox', { name: 'Notas para el taller (opcional)' }), 'Timbre');
    const made = await countRequests('convertQuote');
    const place = review.getByRole('button', { name: 'Pedir' });
    await userEvent.dblClick(place);
    await expectNotice('C-1042 ya es la orden P-2051');
    await expect(made()).toBe(1);
    for (const name of ['Ya es la orden P-2051', 'Ver la orden']) {
      const link = await pane.findByRole('link', { name });
      await expect(link).toHaveAttribute('href', `${href('orders')}?orden=p-1`);
    }
    await expect(pane.getByText('Se hizo la orden P-2051')).toBeVisible();
    await expect(await offeredActions()).toEqual(['Duplicar', 'Ver la orden']);
  },
});

/** A quote with the prices of an earlier list says what changed, and is ordered only once it is renewed. */
export const OrderedLate = meta.story({
  name: 'Pedida tarde',
  beforeEach: () => {
    const quote = sentQuote({ status: 'aceptada', price_list: { id: 'publico-2025', version: 3 } });
    const windows = quote.windows.map((window, at) =>
      at === 0 ? { ...window, total_centavos: window.total_centavos - 10_000 } : window,
    );
    return open({ ...quote, windows })();
  },
  play: async ({ userEvent }) => {
    const pane = await quotePane();
    const made = await countRequests('convertQuote');
    await userEvent.click(await pane.findByRole('button', { name: 'Hacer la orden' }));
    const review = within(await screen.findByRole('dialog', { name: 'Revisa tu orden' }));
    const changes = within(await review.findByRole('region', { name: 'Qué cambió desde que se cotizó' }));
    await expect(changes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Sala: de \$[\d,.]+ a \$[\d,.]+\.$/),
    ]);
    const order = review.getByRole('button', { name: 'Pedir' });
    await expect(order).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(order);
    await expect(made()).toBe(0);
    await userEvent.click(changes.getByRole('button', { name: 'Ver los cambios y renovar' }));
    await expect(await pane.findByRole('region', { name: 'Renovar a precios de hoy' })).toBeVisible();
  },
});

/** Without today's prices it says that they were not compared, and leaves the decision to the server. */
export const OrderedUnchecked = meta.story({
  name: 'Pedida sin comprobar',
  tags: ['long'],
  beforeEach: async () => {
    await open(sentQuote({ status: 'aceptada' }))();
    await serverAnswers(unreachable, 'priceList');
  },
  play: async ({ userEvent }) => {
    const pane = await quotePane();
    await userEvent.click(await pane.findByRole('button', { name: 'Hacer la orden' }));
    const review = within(await screen.findByRole('dialog', { name: 'Revisa tu orden' }));
    await expect(await review.findByText(/^No pudimos revisar los precios de hoy\./)).toBeVisible();
    await expect(review.queryByText('Los precios son los de tu cotización.')).toBeNull();
    await expect(review.getByRole('button', { name: 'Pedir' })).not.toHaveAttribute('aria-disabled');
  },
});

/** A server may send the order's id without its folio. */
export const ConvertedNameless = meta.story({
  name: 'Convertida, sin nombre',
  beforeEach: open(sentQuote({ status: 'convertida', order_id: 'p-1', promised_on: '2026-12-10' })),
  play: async () => {
    const pane = await quotePane();
    await expect(await pane.findByRole('link', { name: 'Ya es una orden' })).toHaveAttribute(
      'href',
      `${href('orders')}?orden=p-1`,
    );
    await expect(await pane.findByText(/^Entrega prometida: jueves 10 de diciembre/)).toBeVisible();
  },
});

/** Or neither. */
export const ConvertedUntold = meta.story({
  name: 'Convertida, sin decir en qué',
  tags: ['long'],
  beforeEach: open(sentQuote({ status: 'convertida' })),
  play: async () => {
    await expectStatus('Ya es una orden.');
    await expect(await offeredActions()).toEqual(['Duplicar']);
  },
});

/** A converted quote of the network is among the network's orders. */
export const ConvertedByAnother = meta.story({
  name: 'La convirtió otra persona',
  beforeEach: async () => {
    await logIn('Distribuidor');
    const made_by = { id: 77, name: 'Persianas del Golfo', phone: null, email: null };
    await open(sentQuote({ status: 'convertida', order_id: 'p-1', order_folio: 'P-2051', made_by }))();
  },
  play: async () => {
    const pane = await quotePane();
    await expect(await pane.findByRole('link', { name: 'Ya es la orden P-2051' })).toHaveAttribute(
      'href',
      `${href('ordersAdmin')}?orden=p-1`,
    );
    await expect(pane.queryByRole('link', { name: 'Ver la orden' })).toBeNull();
  },
});

/** Another person changed it: it says so and shows the new state. */
export const Conflict = meta.story({
  name: 'Conflicto',
  beforeEach: async () => {
    await open(sentQuote())();
    await serverAnswers(json(409, { message: 'Esta cotización cambió mientras la veías.' }), 'convertQuote');
  },
  play: async ({ userEvent }) => {
    const pane = await quotePane();
    await userEvent.click(await pane.findByRole('button', { name: 'Hacer la orden' }));
    await open(sentQuote({ status: 'rechazada' }))();
    await confirmOrder(userEvent);
    await expect(await pane.findByRole('alert')).toHaveTextContent('cambió mientras la veías');
    await expectStatus('Rechazada');
  },
});

/** Removing asks first; Escape closes that question only. */
export const AskedBack = meta.story({
  name: 'Pregunta antes',
  tags: ['long'],
  play: async ({ userEvent }) => {
    const pane = await quotePane();
    await userEvent.click(await pane.findByRole('button', { name: 'Eliminar' }));
    await expect(await screen.findByRole('dialog', { name: '¿Eliminar C-1042?' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '¿Eliminar C-1042?' })).toBeNull());
    await expectStatus('Borrador');
  },
});

/** Removing closes the pane and reloads the list. */
export const Removed = meta.story({
  name: 'Eliminada',
  beforeEach: () => serverAnswers(json(200, {}), 'removeQuote'),
  play: async ({ canvas, userEvent }) => {
    const pane = await quotePane();
    await userEvent.click(await pane.findByRole('button', { name: 'Eliminar' }));
    await serverAnswers(json(200, []), 'quotes');
    const question = within(await screen.findByRole('dialog', { name: '¿Eliminar C-1042?' }));
    await userEvent.click(question.getByRole('button', { name: 'Eliminar' }));
    await expectNotice('Eliminaste C-1042');
    await expect(await canvas.findByText(/^Todavía no tienes cotizaciones\./)).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

/** It does not exist, or belongs to another person. */
export const NotThere = meta.story({
  name: 'No está',
  beforeEach: () => serverAnswers(json(404, { message: 'Not Found' }), 'quote'),
  play: async () => {
    const pane = within(await screen.findByRole('dialog', { name: 'Cotización' }));
    await expect(await pane.findByRole('alert')).toHaveTextContent('No encontramos esta cotización');
    await expect(pane.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  },
});

/** It fails to load and can be requested again. */
export const Fails = meta.story({
  name: 'Falla',
  tags: ['long'],
  beforeEach: () => serverAnswers(unreachable, 'quote'),
  play: async ({ userEvent }) => {
    const pane = within(await screen.findByRole('dialog', { name: 'Cotización' }));
    const retry = await pane.findByRole('button', { name: 'Reintentar' });
    await serverRecovers();
    await open(ownQuote())();
    await userEvent.click(retry);
    await expectStatus('Borrador');
  },
});

/** The wait shows a text. */
export const Loading = meta.story({
  name: 'Cargando',
  tags: ['long'],
  beforeEach: waitingFor('brisk', 'quote'),
  play: async () => {
    const pane = within(await screen.findByRole('dialog', { name: 'Cotización' }));
    await expect(await pane.findByText('Cargando la cotización…')).toHaveRole('status');
  },
});

/** A window whose product or colour is no longer sold keeps its texts and its price. */
export const Withdrawn = meta.story({
  name: 'Retirada',
  tags: ['long'],
  beforeEach: () => {
    const quote = ownQuote();
    const [first, second] = quote.windows;
    return open({
      ...quote,
      windows: [
        ...(first === undefined ? [] : [{ ...first, variant: 'tela-de-antes', color: 'gris-viejo' }]),
        ...(second === undefined ? [] : [{ ...second, color: 'gris-viejo' }]),
      ],
    })();
  },
  play: async () => {
    const pane = await quotePane();
    const sala = within(await pane.findByRole('listitem', { name: 'Sala' }));
    await expect(sala.getByText('Tela de antes, Gris viejo')).toBeVisible();
    await expect(sala.getByText('Este producto ya no está en el catálogo.')).toBeVisible();
    await expect(pane.getByText('Este color ya no se fabrica.')).toBeVisible();
  },
});

/** On the narrowest phone it fills the window. */
export const Phone = meta.story({
  name: 'En el teléfono',
  tags: ['long'],
  globals: onPhone,
  beforeEach: open(sentQuote()),
  play: async () => {
    await expectStatus('Enviada');
    await (await quotePane()).findByRole('listitem', { name: 'Sala' });
    await expectNoOverflow();
  },
});

/** In the dark scheme. */
export const Dark = meta.story({
  name: 'En oscuro',
  tags: ['long'],
  beforeEach: async () => {
    await open(sentQuote({ status: 'vista' }))();
    return setDarkScheme();
  },
  play: async () => {
    await expectStatus('Vista');
    await (await quotePane()).findByRole('listitem', { name: 'Sala' });
  },
});
