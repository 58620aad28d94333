import { expect, waitFor, within } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { keepMargin, lastMargin } from '#src/api/stored/margin-store.ts';
import { keepPostcode, keptPostcode } from '#src/api/stored/place-store.ts';
import { Quoter } from '#src/screens/storefront/cotizador/quoter.tsx';
import { countRequests, json, serverAnswers } from '../support/answers.ts';
import { logIn } from '../support/log-in.ts';
import { draftOf, keepDraft, roller } from '../support/steps/quoter.ts';
import { dealerQuote } from '../support/steps/quotes.ts';
import { withScreen } from '../support/with-screen.tsx';

const scene = { path: '/cotizador', padded: true };

const meta = preview.meta({
  title: 'Pantallas/storefront/cotizador/distribuidor',
  component: Quoter,
  render: withScreen(<Quoter />, scene),
  parameters: pageParameters,
});

const two = draftOf(roller('a', 'Sala', ['110', '110']), roller('b', 'Comedor', ['50', '240']));

/** A distributor sees their cost before IVA, and the client's price at a margin beside it. */
export const DistributorWithMargin = meta.story({
  name: 'Distribuidor con margen',
  beforeEach: async () => {
    keepDraft(draftOf(roller('a', 'Sala', ['110', '110'])));
    await logIn('Distribuidor');
  },
  play: async (story) => {
    const { canvas, userEvent } = story;
    const margin = await canvas.findByRole('textbox', { name: 'Margen sobre el precio al cliente' });
    await userEvent.type(margin, 'mucho');
    await userEvent.tab();
    await expect(margin).toHaveAccessibleDescription(/Escribe solo el porcentaje, por ejemplo 25\.$/);
    const saves = await countRequests('saveQuote');
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar cotización' }));
    await expect(margin).toHaveFocus();
    await expect(margin).toHaveAccessibleDescription(/Escribe solo el porcentaje/);
    await expect(saves()).toBe(0);
    await userEvent.clear(margin);
    await userEvent.type(margin, '30');
    const region = within(canvas.getByRole('region', { name: 'Tu margen' }));
    await expect(region.getByText('Tu cliente paga, con IVA')).toBeVisible();
    await expect(region.getByText('Ganas, sin IVA')).toBeVisible();
    const beside = within(canvas.getByRole('complementary', { name: 'Dibujo y precio' }));
    await expect(beside.getByText('sin IVA')).toBeVisible();
  },
});

const dear = draftOf(
  roller('a', 'Sala', ['240', '230']),
  roller('b', 'Comedor', ['220', '230']),
  roller('c', 'Estudio', ['210', '230']),
);

const INSTALMENTS = /^Hasta 6 meses sin intereses: /;

/** Whoever buys reads what it comes to in months. */
export const InMonths = meta.story({
  name: 'Con meses sin intereses',
  beforeEach: () => {
    keepDraft(dear);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(INSTALMENTS)).toBeVisible();
  },
});

/** Who reads their own cost does not: the shop takes no instalments for it. */
export const CostInMonths = meta.story({
  name: 'Sin meses para quien lee su costo',
  beforeEach: async () => {
    keepDraft(dear);
    await logIn('Distribuidor');
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Tu margen' });
    await expect(canvas.getByRole('table', { name: /^Total/ })).toBeVisible();
    await expect(canvas.queryByText(INSTALMENTS)).toBeNull();
  },
});

/** A distributor adds installation and a discount: what is wrong with a line is said, and keeps the quote from being saved. */
export const OwnLines = meta.story({
  name: 'Distribuidor que agrega conceptos',
  beforeEach: async () => {
    keepDraft({ ...draftOf(roller('a', 'Sala', ['110', '110'])), margin: '37' });
    await logIn('Distribuidor');
  },
  play: async (story) => {
    const { canvas, userEvent } = story;
    const region = within(await canvas.findByRole('region', { name: 'Tu margen' }));
    const paid = () => region.getByText('Tu cliente paga, con IVA').nextElementSibling?.textContent;
    await region.findByText('Tu cliente paga, con IVA');
    const before = paid();
    await userEvent.click(region.getByRole('button', { name: 'Agregar instalación, descuento u otro' }));
    const line = within(region.getByRole('group', { name: 'Concepto 1' }));
    await userEvent.type(line.getByRole('textbox', { name: 'Importe' }), '937.50');
    const saves = await countRequests('saveQuote');
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar cotización' }));
    const name = line.getByRole('textbox', { name: 'Concepto' });
    await expect(name).toHaveFocus();
    await expect(name).toHaveAccessibleDescription('Di qué es: «Instalación», por ejemplo.');
    await expect(saves()).toBe(0);
    await userEvent.type(name, 'Instalación');
    await waitFor(() => expect(paid()).not.toBe(before));
    await userEvent.selectOptions(line.getByRole('combobox', { name: 'Cómo cuenta' }), 'Descuento');
    await expect(await region.findByText('Así tu cliente paga menos de lo que te cuesta.')).toBeVisible();
    await userEvent.click(line.getByRole('button', { name: 'Quitar Instalación' }));
    await waitFor(() => expect(paid()).toBe(before));
  },
});

/** What the client pays becomes whole tens of pesos, and the cost stays. */
export const Rounded = meta.story({
  name: 'Distribuidor que redondea (B130)',
  beforeEach: async () => {
    keepDraft({ ...draftOf(roller('a', 'Sala', ['110', '110'])), margin: '37' });
    await logIn('Distribuidor');
  },
  play: async ({ canvas, userEvent }) => {
    const region = within(await canvas.findByRole('region', { name: 'Tu margen' }));
    const amountOf = (name: string) => region.getByText(name).nextElementSibling?.textContent;
    await region.findByText('Tu cliente paga, con IVA');
    const cost = amountOf('Tu costo, sin IVA');
    await expect(amountOf('Tu cliente paga, con IVA')).not.toMatch(/0\.00$/);
    await userEvent.click(region.getByRole('checkbox', { name: /^Redondear a decenas/ }));
    await waitFor(() => expect(amountOf('Tu cliente paga, con IVA')).toMatch(/0\.00$/));
    await expect(amountOf('Tu costo, sin IVA')).toBe(cost);
  },
});

/** A new quote begins with the margin that was saved last; without one it stays without. */
export const LastMargin = meta.story({
  name: 'Distribuidor con su último margen (B131)',
  beforeEach: async () => {
    keepDraft(draftOf(roller('a', 'Sala', ['110', '110'])));
    await logIn('Distribuidor');
  },
  play: async ({ canvas, userEvent }) => {
    const region = within(await canvas.findByRole('region', { name: 'Tu margen' }));
    const margin = region.getByRole('textbox', { name: 'Margen sobre el precio al cliente' });
    keepMargin({ margin: '37', rounded: true });
    await waitFor(() => expect(margin).toHaveValue('37'));
    await expect(margin).toHaveAccessibleDescription(/^Empieza con tu último margen/);
    await expect(region.getByRole('checkbox', { name: /^Redondear a decenas/ })).toBeChecked();
    await userEvent.clear(margin);
    await expect(margin).toHaveValue('');
    await expect(margin).toHaveAccessibleDescription('Tu cliente nunca ve tu costo ni tu margen.');
    await expect(region.queryByText('Tu cliente paga, con IVA')).not.toBeInTheDocument();
    await userEvent.type(margin, '23');
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar cotización' }));
    await canvas.findByRole('link', { name: 'Verla en tus cotizaciones' });
    await expect(lastMargin()).toEqual({ margin: '23', rounded: true });
    await expect(margin).toHaveValue('23');
  },
});

/** One window has another margin: its price and the total follow, and what is wrong keeps the quote from being saved. */
export const LineMargins = meta.story({
  name: 'Distribuidor con otro margen en una ventana (B132)',
  beforeEach: async () => {
    keepDraft({ ...two, margin: '37' });
    await logIn('Distribuidor');
  },
  play: async ({ canvas, userEvent }) => {
    const region = within(await canvas.findByRole('region', { name: 'Tu margen' }));
    await region.findByText('Tu cliente paga, con IVA');
    const paid = () => region.getByText('Tu cliente paga, con IVA').nextElementSibling?.textContent;
    const before = paid();
    await userEvent.click(region.getByText('Otro margen en una ventana'));
    const margin = await region.findByRole('textbox', { name: 'Margen de Comedor' });
    await userEvent.type(margin, '61');
    await waitFor(() => expect(paid()).not.toBe(before));
    await expect(margin).toHaveAccessibleDescription(/^Te cuesta \$.+, tu cliente paga \$.+$/);
    await userEvent.type(margin, ' y más');
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar cotización' }));
    await expect(margin).toHaveFocus();
    await userEvent.clear(margin);
    await waitFor(() => expect(paid()).toBe(before));
  },
});

/** A dealer marks what their client may leave out, and the review says so. */
export const OptionalWindows = meta.story({
  name: 'Distribuidor que marca una ventana como opcional (B139)',
  beforeEach: async () => {
    keepDraft(two);
    await logIn('Distribuidor');
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Ventanas opcionales'));
    const list = within(await canvas.findByRole('list', { name: 'Ventanas opcionales' }));
    await userEvent.click(list.getByRole('checkbox', { name: 'Comedor' }));
    await expect(await canvas.findByText('Ventanas opcionales: 1 marcada')).toBeVisible();
    await expect(
      await within(canvas.getByRole('listitem', { name: 'Comedor' })).findByText('Opcional'),
    ).toBeVisible();
    await userEvent.click(list.getByRole('checkbox', { name: 'Comedor' }));
    await waitFor(() => expect(canvas.queryByText('Opcional')).not.toBeInTheDocument());
  },
});

/** Who is typed is compared with the clients of earlier quotes, and one press fills the form. */
export const KnownClient = meta.story({
  name: 'Distribuidor que escribe a un cliente suyo (B133)',
  beforeEach: async () => {
    keepDraft(two);
    await logIn('Distribuidor');
    await serverAnswers(
      json(200, {
        data: [
          dealerQuote({ client: { name: 'Rebeca Ibarra', phone: '8112345678', email: 'rebeca@ejemplo.mx' } }),
        ],
      }),
      'quotes',
    );
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('region', { name: 'Tu margen' });
    const phone = await canvas.findByRole('textbox', { name: 'Teléfono del cliente' });
    await userEvent.type(phone, '(81) 1234 5678');
    await userEvent.click(await canvas.findByRole('button', { name: 'Sí, Rebeca Ibarra' }));
    await expect(canvas.getByRole('textbox', { name: 'Nombre del cliente' })).toHaveValue('Rebeca Ibarra');
    await expect(canvas.getByRole('textbox', { name: 'Correo del cliente' })).toHaveValue(
      'rebeca@ejemplo.mx',
    );
    await expect(canvas.queryByRole('button', { name: 'Sí, Rebeca Ibarra' })).not.toBeInTheDocument();
  },
});

/** Who is typed into a quote that was saved before is no client of before for that. */
export const ClientOfThisQuote = meta.story({
  name: 'Distribuidor que corrige al cliente de su cotización (B133)',
  beforeEach: async () => {
    keepDraft({ ...two, quote: { id: 'c-1', revision: 1, folio: 'C-1042', isOffered: false } });
    await logIn('Distribuidor');
    await serverAnswers(
      json(200, {
        data: [
          dealerQuote({ client: { name: 'Rebeca Ibarra', phone: '8112345678', email: null } }),
          dealerQuote({ id: 'c-2', client: { name: 'Rebeca Luna', phone: '8187654321', email: null } }),
        ],
      }),
      'quotes',
    );
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Guarda los cambios de C-1042' });
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Nombre del cliente' }), 'Rebeca');
    await expect(await canvas.findByRole('button', { name: 'Sí, Rebeca Luna' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Sí, Rebeca Ibarra' })).toBeNull();
  },
});

/** A new quote for the client of another one. */
export const ForClient = meta.story({
  name: 'Otra para el mismo cliente (B133)',
  render: withScreen(<Quoter />, { ...scene, path: '/cotizador?para=c-1', route: '/cotizador' }),
  beforeEach: async () => {
    await logIn('Distribuidor');
    await serverAnswers(
      json(200, {
        data: dealerQuote({
          client: { name: 'Rebeca Ibarra', phone: '8112345678', email: 'rebeca@ejemplo.mx' },
        }),
      }),
      'quote',
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Rebeca Ibarra')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Persiana enrollable' }));
    await expect(await canvas.findByRole('textbox', { name: 'Ancho' })).toBeVisible();
  },
});

/** A new quote for a client who is kept and was never quoted for goes where they are: no address names them. */
export const ForKeptClient = meta.story({
  name: 'Para un cliente guardado (B140)',
  render: withScreen(<Quoter />, { ...scene, path: '/cotizador?ficha=cliente-3', route: '/cotizador' }),
  beforeEach: async () => {
    await logIn('Distribuidor');
    keepPostcode('44100');
  },
  play: async ({ canvas }) => {
    // The client's place draws the part anew.
    await waitFor(() => expect(keptPostcode()).toBe('64986'));
    await waitFor(() => expect(canvas.getByText('Inmobiliaria Peñasco & Ñ')).toBeVisible());
  },
});
