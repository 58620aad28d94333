import { expect, screen, waitFor, within } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { keptOf } from '#machines/support/client-cells.ts';
import { request } from '#src/api/connection.ts';
import type { InputOf } from '#src/api/contract/index.ts';
import { href } from '#src/config/routes.ts';
import { Quotes } from '#src/screens/panel/listas-cotizaciones/quotes.tsx';
import { json, serverAnswers, unreachable } from '../../support/answers.ts';
import { logIn } from '../../support/log-in.ts';
import { fitsPhone } from '../../support/phone.ts';
import type { Play } from '../../support/play.ts';
import { expectCount, search } from '../../support/steps/inventory.ts';
import { panelNamed } from '../../support/steps/orders.tsx';
import { dealerQuote } from '../../support/steps/quotes.ts';
import { withScreen } from '../../support/with-screen.tsx';

const path = `${href('quotes')}?vista=clientes`;

/** The seeded record of a firm without quotes. */
const FIRM = 'cliente-3';

const at = (query: string) =>
  withScreen(<Quotes />, { path: `${path}${query}`, route: href('quotes'), padded: true });

const meta = preview.meta({
  title: 'Pantallas/panel/listas-cotizaciones/clientes/ficha',
  component: Quotes,
  render: at(`&cliente=${FIRM}`),
  parameters: pageParameters,
  beforeEach: async () => {
    await logIn('Distribuidor');
  },
});

const formNamed = async (name: RegExp) => within(await screen.findByRole('form', { name }));

const rfcField = (form: ReturnType<typeof within>) => form.findByRole('textbox', { name: /^RFC/ });

const save = ({ userEvent }: Pick<Play, 'userEvent'>) =>
  userEvent.click(screen.getByRole('button', { name: 'Guardar cliente' }));

/** A client who is kept and was never quoted for; fiscal data and notes in words. */
export const Shown = meta.story({
  name: 'Así se ve (B140)',
  play: async () => {
    const panel = await panelNamed(/^Inmobiliaria Peñasco & Ñ$/);
    await expect(await panel.findByText('IPÑ0911277X9')).toBeVisible();
    await expect(panel.getByText('601 General de Ley Personas Morales')).toBeVisible();
    await expect(panel.getByText(/^Paga a 45 días/)).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Copiar RFC' })).toBeVisible();
    await expect(panel.getByRole('link', { name: 'Nueva cotización' })).toHaveAttribute(
      'href',
      `${href('quoter')}?ficha=${FIRM}`,
    );
  },
});

/** On the narrowest phone. */
export const OnPhone = meta.story({
  name: 'En el teléfono',
  tags: ['long'],
  ...fitsPhone(async () => {
    const panel = await panelNamed(/^Inmobiliaria/);
    await expect(await panel.findByText('IPÑ0911277X9')).toBeVisible();
  }),
});

/** What is kept is deleted after a question; who has no quotes is gone from the list with it. */
export const Deleted = meta.story({
  name: 'Borrar sus datos (B140)',
  play: async ({ userEvent }) => {
    const panel = await panelNamed(/^Inmobiliaria/);
    await userEvent.click(
      await panel.findByRole('button', { name: 'Borrar los datos de Inmobiliaria Peñasco & Ñ' }),
    );
    const form = await formNamed(/^Borrar los datos de Inmobiliaria/);
    await expect(form.getByText(/Sus cotizaciones y órdenes se quedan/)).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Sí, borrarlos' }));
    await waitFor(() => expect(screen.queryByText(/Inmobiliaria Peñasco & Ñ/)).toBeNull());
    await expect(await screen.findByRole('region', { name: 'Clientes' })).toBeVisible();
  },
});

/** Of a client with quotes, these stay, and the name that they have. */
export const DeletedWithQuotes = meta.story({
  name: 'Borrar los de quien tiene cotizaciones (B140)',
  render: at('&buscar=nogalera'),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('link', { name: 'Jimena Lozano' }));
    const panel = await panelNamed(/^Jimena Lozano$/);
    await userEvent.click(await panel.findByRole('button', { name: 'Borrar los datos de Jimena Lozano' }));
    const form = await formNamed(/^Borrar los datos de Jimena/);
    await userEvent.click(form.getByRole('button', { name: 'Sí, borrarlos' }));
    await waitFor(() => expect(screen.queryByRole('form', { name: /^Borrar/ })).toBeNull());
    const kept = await panelNamed(/^Jimena Lozano$/);
    await expect(await kept.findByRole('list', { name: 'Cotizaciones' })).toBeVisible();
    await waitFor(() => expect(kept.queryByText('NOC8405039Q7')).toBeNull());
    await expect(kept.queryByRole('button', { name: /^Borrar/ })).toBeNull();
  },
});

/** The RFC becomes capitals, what is wrong is said at its field, and what was typed stays; then it is saved. */
export const Corrected = meta.story({
  name: 'Un RFC mal escrito, y guardado (B140)',
  play: async (play) => {
    const { userEvent } = play;
    const panel = await panelNamed(/^Inmobiliaria/);
    await userEvent.click(await panel.findByRole('button', { name: 'Editar datos de facturación' }));
    const form = await formNamed(/^Facturación: Inmobiliaria/);
    const rfc = await rfcField(form);
    await userEvent.clear(rfc);
    await userEvent.type(rfc, 'eku9003173c');
    await expect(rfc).toHaveValue('EKU9003173C');
    await save(play);
    await expect(
      await form.findByText('El RFC de una empresa tiene 12 letras y números; este tiene 11.'),
    ).toBeVisible();
    await userEvent.type(rfc, '9');
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Régimen fiscal' }), '626');
    await save(play);
    const saved = within(await screen.findByRole('dialog', { name: 'Inmobiliaria Peñasco & Ñ' }));
    await expect(await saved.findByText('EKU9003173C9')).toBeVisible();
    await expect(saved.getByText('626 Régimen Simplificado de Confianza')).toBeVisible();
    // What the form did not show stays.
    await expect(saved.getByText(/^Paga a 45 días/)).toBeVisible();
  },
});

/** Regimes and uses are those of whoever has the RFC; what was chosen before is never dropped unseen. */
export const OnlyWhatFits = meta.story({
  name: 'Solo los regímenes de una persona (B140)',
  render: at(`&ficha=${FIRM}&parte=facturacion`),
  play: async ({ userEvent }) => {
    const form = await formNamed(/^Facturación/);
    const regime = form.getByRole('combobox', { name: 'Régimen fiscal' });
    await expect(within(regime).queryByRole('option', { name: /^612/ })).not.toBeInTheDocument();
    const rfc = await rfcField(form);
    await userEvent.clear(rfc);
    await userEvent.type(rfc, 'CACX7605101P8');
    await expect(regime).toHaveValue('601');
    await userEvent.selectOptions(regime, '605');
    await waitFor(() =>
      expect(within(regime).queryByRole('option', { name: /^601/ })).not.toBeInTheDocument(),
    );
    const purpose = form.getByRole('combobox', { name: 'Uso del CFDI' });
    await expect(within(purpose).queryByRole('option', { name: /^G03/ })).not.toBeInTheDocument();
    await expect(within(purpose).getByRole('option', { name: /^D01/ })).toBeInTheDocument();
  },
});

/** The SAT issued a few: it is taken once the dealer says that the paper has it. */
export const OddCharacter = meta.story({
  name: 'Un RFC con otro último carácter (B140)',
  render: at(`&ficha=${FIRM}&parte=facturacion`),
  play: async (play) => {
    const form = await formNamed(/^Facturación/);
    const rfc = await rfcField(form);
    await play.userEvent.clear(rfc);
    await play.userEvent.type(rfc, 'EKU9003173C8');
    await save(play);
    await expect(await form.findByText(/^El último carácter no corresponde/)).toBeVisible();
    await play.userEvent.click(form.getByRole('checkbox', { name: /^Así viene en su constancia/ }));
    await save(play);
    await waitFor(() => expect(screen.queryByRole('form')).not.toBeInTheDocument());
  },
});

/** Nothing that was typed is lost when the server fails. */
export const NotSaved = meta.story({
  name: 'El servidor falla al guardar',
  tags: ['long'],
  render: at('&ficha=nueva'),
  beforeEach: () => serverAnswers(json(500, {}), 'saveClient'),
  play: async (play) => {
    const form = await formNamed(/^Cliente nuevo$/);
    const name = form.getByRole('textbox', { name: 'Nombre' });
    await play.userEvent.type(name, 'Rebeca Ibarra');
    await save(play);
    await expect(await form.findByRole('alert')).toBeVisible();
    await expect(name).toHaveValue('Rebeca Ibarra');
  },
});

/** What another tab saves while this form is open; it changes what this form does not show, too. */
async function saveElsewhere(change: Partial<InputOf<'saveClient'>>): Promise<void> {
  const records = await request('clients', {});
  const record = records.find(({ id }) => id === FIRM);
  if (record === undefined) throw new Error('the record is not kept');
  await request('saveClient', { ...keptOf(record), ...change });
}

async function typePhone({ userEvent }: Pick<Play, 'userEvent'>, phone: string) {
  const form = await formNamed(/^Contacto: Inmobiliaria/);
  const field = form.getByRole('textbox', { name: 'Teléfono (opcional)' });
  await userEvent.clear(field);
  await userEvent.type(field, phone);
  return form;
}

/** Both are shown, what was typed stays, and it is saved beside what the other tab changed elsewhere. */
export const ChangedElsewhere = meta.story({
  name: 'Otra pestaña la cambió: guardar lo mío (B143)',
  render: at(`&cliente=${FIRM}&ficha=${FIRM}&parte=contacto`),
  play: async (play) => {
    const form = await typePhone(play, '81 1234 5678');
    await saveElsewhere({ phone: '8188887777', notes: 'Paga de contado.' });
    await save(play);
    const alert = within(await form.findByRole('alert'));
    const [difference] = await alert.findAllByRole('listitem');
    await expect(difference).toHaveTextContent('Teléfono');
    await expect(difference).toHaveTextContent('Guardado: 81 8888 7777');
    await expect(difference).toHaveTextContent('Tú escribiste: 81 1234 5678');
    await expect(alert.getByText('También cambió Notas; eso se queda como está guardado.')).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Teléfono (opcional)' })).toHaveValue('81 1234 5678');
    await play.userEvent.click(form.getByRole('button', { name: 'Guardar lo mío' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Inmobiliaria Peñasco & Ñ' }));
    await expect(await panel.findByText('Paga de contado.')).toBeVisible();
    await expect(panel.getByRole('link', { name: /81 1234 5678/ })).toBeVisible();
  },
});

/** What is saved stays, and the list shows it. */
export const KeptAsSaved = meta.story({
  name: 'Otra pestaña la cambió: quedarme con lo guardado (B143)',
  tags: ['long'],
  render: at(`&cliente=${FIRM}&ficha=${FIRM}&parte=contacto`),
  play: async (play) => {
    const form = await typePhone(play, '81 1234 5678');
    await saveElsewhere({ phone: '8188887777' });
    await save(play);
    await play.userEvent.click(await form.findByRole('button', { name: 'Quedarme con lo guardado' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Inmobiliaria Peñasco & Ñ' }));
    await expect(await panel.findByRole('link', { name: /81 8888 7777/ })).toBeVisible();
  },
});

/** Somebody new is warned of whom the list has already, and is then found by their RFC. */
export const Added = meta.story({
  name: 'Cliente nuevo, que ya está (B140)',
  render: at(''),
  play: async (play) => {
    const { canvas, userEvent } = play;
    await expectCount(play, '12 clientes');
    await userEvent.click(canvas.getByRole('button', { name: 'Nuevo cliente' }));
    const form = await formNamed(/^Cliente nuevo$/);
    await userEvent.type(form.getByRole('textbox', { name: 'Nombre' }), 'Constructora Ábrego');
    const phone = form.getByRole('textbox', { name: 'Teléfono (opcional)' });
    await userEvent.type(phone, '001 956 555 0188');
    await userEvent.clear(phone);
    await userEvent.type(phone, '+1 956 555 0188');
    await expect(await form.findByText(/^Ya tienes a Inmobiliaria Peñasco & Ñ/)).toBeVisible();
    await userEvent.clear(phone);
    await userEvent.type(await rfcField(form), 'EKU9003173C9');
    await save(play);
    await expectCount(play, '13 clientes');
    await search(play, 'eku9003');
    await expectCount(play, '1 de 13 clientes');
  },
});

/** Back does not lose what is typed: it asks. */
export const AsksBefore = meta.story({
  name: 'Pregunta antes de perder lo escrito (B140)',
  render: at(''),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Nuevo cliente' }));
    const form = await formNamed(/^Cliente nuevo$/);
    await userEvent.type(form.getByRole('textbox', { name: 'Nombre' }), 'Rebeca');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Seguir editando' }));
    await expect(form.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Rebeca');
  },
});

/** Where the server keeps nothing of clients, they are still a view of the quotes. */
export const NotOffered = meta.story({
  name: 'El servidor no las ofrece (B140)',
  render: at('&cliente=a'),
  beforeEach: async () => {
    await serverAnswers(json(404, { message: 'Not Found' }), 'clients');
    const client = { name: 'Rebeca Ibarra', phone: '8112345678', email: null };
    await serverAnswers(json(200, { data: [dealerQuote({ id: 'a', client })] }), 'quotes');
  },
  play: async ({ canvas }) => {
    const panel = await panelNamed(/^Rebeca Ibarra$/);
    await expect(await panel.findByRole('link', { name: 'Nueva cotización' })).toBeVisible();
    await expect(panel.queryByText('Datos de facturación')).not.toBeInTheDocument();
    await expect(canvas.queryByText('Nuevo cliente')).not.toBeInTheDocument();
  },
});

/** Who is in quotes is shown; what would be saved over what did not load is not asked. */
export const NotLoaded = meta.story({
  name: 'No se pudieron cargar',
  tags: ['long'],
  render: at(''),
  beforeEach: () => serverAnswers(unreachable, 'clients'),
  play: async (play) => {
    await expect(await play.canvas.findByRole('alert')).toBeVisible();
    await expectCount(play, '11 clientes');
    await expect(play.canvas.queryByRole('button', { name: 'Nuevo cliente' })).not.toBeInTheDocument();
  },
});
