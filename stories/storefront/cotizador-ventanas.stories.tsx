import { Link } from 'react-router-dom';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { draftToLink } from '#src/api/draft-link.ts';
import { drafts } from '#src/api/stored/drafts.ts';
import { DRAFTS } from '#src/api/stored/names.ts';
import { keepPostcode, keptPostcode } from '#src/api/stored/place-store.ts';
import { readOwner } from '#src/api/stored/session-store.ts';
import { Quoter } from '#src/screens/storefront/cotizador/quoter.tsx';
import { savedQuote } from '../charts/samples/quotes-samples.ts';
import { json, serverAnswers } from '../support/answers.ts';
import { logIn } from '../support/log-in.ts';
import type { Play } from '../support/play.ts';
import { atStep, draftOf, expectPrice, goTo, keepDraft, roller } from '../support/steps/quoter.ts';
import { withScreen } from '../support/with-screen.tsx';

const scene = { path: '/cotizador', padded: true };

const meta = preview.meta({
  title: 'Pantallas/storefront/cotizador/ventanas',
  component: Quoter,
  render: withScreen(<Quoter />, scene),
  parameters: pageParameters,
});

const two = draftOf(roller('a', 'Sala', ['110', '110']), roller('b', 'Comedor', ['50', '240']));

const stripOf = async ({ canvas }: { readonly canvas: ReturnType<typeof within> }) =>
  within(await canvas.findByRole('region', { name: 'Ventanas de tu cotización' }));

/** Actions on the whole quote. */
const toolsOf = ({ canvas }: { readonly canvas: ReturnType<typeof within> }) =>
  within(canvas.getByRole('group', { name: 'Toda tu cotización' }));

const sheetScene = { ...scene, path: '/cotizador?hoja=1', route: '/cotizador' };

const gridOf = async ({ canvas }: { readonly canvas: ReturnType<typeof within> }) =>
  within(await canvas.findByRole('grid', { name: 'Hoja de medidas' }));

/** What is typed for the workshop is read in the review. */
export const Noted = meta.story({
  name: 'Con una nota (B114)',
  beforeEach: () => {
    keepDraft(two);
  },
  play: async (story) => {
    const { canvas, userEvent } = story;
    await atStep(story, 'Revisa tu cotización');
    await goTo(story, 'Control', '¿Cómo se mueve?');
    const note = await canvas.findByRole('textbox', { name: 'Nota de esta ventana (opcional)' });
    await userEvent.type(note, 'Detrás del clóset');
    await goTo(story, 'Revisión', 'Revisa tu cotización');
    const list = within(await canvas.findByRole('list', { name: 'Ventanas' }));
    const noted = list.getAllByRole('listitem').map(({ textContent }) => textContent.includes('Nota:'));
    await expect(noted.filter(Boolean)).toHaveLength(1);
    await expect(list.getByText(/Nota: Detrás del clóset/)).toBeVisible();
  },
});

/** A list that was copied from a spreadsheet becomes windows, and one step takes all of them back. */
export const PastedList = meta.story({
  name: 'Lista pegada',
  render: withScreen(<Quoter />, { ...scene, path: '/cotizador?hoja=lista', route: '/cotizador' }),
  play: async (story) => {
    const { canvas, userEvent } = story;
    const part = within(await canvas.findByRole('region', { name: 'Pegar una lista' }));
    await userEvent.click(await part.findByRole('textbox', { name: 'Renglones, con sus encabezados' }));
    await userEvent.paste(
      'Ubicación\tTela\tColor\tAncho\tAlto\tPiezas\nSala\tBlackout Lino\tArena\t180\t210\t2\nBaño\tBlackout Lino\tArena\t90\t110\t1',
    );
    await userEvent.click(part.getByRole('button', { name: 'Revisar lo pegado' }));
    await userEvent.click(await part.findByRole('button', { name: 'Revisar 2 renglones' }));
    await expect(await part.findByText(/^2 ventanas, 3 piezas, \$[\d,.]+ con IVA\.$/)).toBeVisible();
    await userEvent.click(part.getByRole('button', { name: 'Agregar 2 partidas a tu cotización' }));
    await atStep(story, 'Revisa tu cotización');
    const list = within(await canvas.findByRole('list', { name: 'Ventanas' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(toolsOf(story).getByRole('button', { name: 'Deshacer' }));
    await expect(canvas.queryByRole('list', { name: 'Ventanas' })).toBeNull();
  },
});

/** The sheet of a house is typed row by row: each row is a window at once, and the size that counts is found. */
export const TypedFromSheet = meta.story({
  name: 'Tecleado de la hoja',
  render: withScreen(<Quoter />, sheetScene),
  play: async (story) => {
    const { canvas, userEvent } = story;
    const grid = await gridOf(story);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Tres anchos y tres altos por ventana' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'mm' }));
    await userEvent.click(grid.getByRole('textbox', { name: 'Ventana o cuarto, renglón 1' }));
    await userEvent.keyboard('Sala{Enter}');
    await userEvent.click(grid.getByRole('textbox', { name: 'Ancho 1, Sala' }));
    await userEvent.keyboard('1205{Tab}1203{Tab}1207{Tab}1600{Tab}1600{Tab}1601{Enter}');
    await expect(grid.getByRole('textbox', { name: 'Ancho 1, renglón 2' })).toHaveFocus();
    await userEvent.keyboard('90{Enter}{ArrowUp}');
    await expect(grid.getByRole('textbox', { name: 'Ancho 1, Ventana 2' })).toHaveFocus();
    await expect(grid.getByRole('textbox', { name: 'Ancho 1, Ventana 2' })).toBeInvalid();
    await userEvent.click(grid.getByRole('button', { name: 'Quitar Ventana 2' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Ver precios' }));
    await atStep(story, 'Revisa tu cotización');
    const list = within(await canvas.findByRole('list', { name: 'Ventanas' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(1);
    await expect(list.getByRole('listitem')).toHaveTextContent(/Sala.*1\.203 × 1\.60 m/);
  },
});

/** The sheet has the keys of a spreadsheet: Escape restores, Ctrl+D fills down, Ctrl+Z takes back. */
export const SheetByKeys = meta.story({
  name: 'Hoja por teclado',
  render: withScreen(<Quoter />, sheetScene),
  play: async (story) => {
    const { userEvent } = story;
    const grid = await gridOf(story);
    await userEvent.click(grid.getByRole('textbox', { name: 'Ancho, renglón 1' }));
    await userEvent.keyboard('120{Tab}160{Enter}');
    await grid.findByText(/^\$/);
    await userEvent.keyboard('999{Escape}90{Tab}1{F2}10{Enter}');
    await expect(grid.getByRole('textbox', { name: 'Alto, Ventana 2' })).toHaveValue('110');
    await expect(grid.getByRole('textbox', { name: 'Ancho, Ventana 2' })).toHaveValue('90');
    await userEvent.keyboard('{ArrowUp}{Control>}d{/Control}');
    await expect(grid.getByRole('textbox', { name: 'Ancho, Ventana 2' })).toHaveValue('120');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(grid.getByRole('textbox', { name: 'Ancho, Ventana 2' })).toHaveValue('90');
    await userEvent.keyboard('{Control>}y{/Control}');
    await expect(grid.getByRole('textbox', { name: 'Ancho, Ventana 2' })).toHaveValue('120');
  },
});

/** Cells from a spreadsheet fill the sheet; what could not be read is asked once, and rows are changed together. */
export const PastedSheet = meta.story({
  name: 'Hoja pegada de Excel',
  render: withScreen(<Quoter />, sheetScene),
  play: async (story) => {
    const { canvas, userEvent } = story;
    const grid = await gridOf(story);
    await userEvent.click(grid.getByRole('textbox', { name: 'Ventana o cuarto, renglón 1' }));
    await userEvent.paste(
      [
        ['Cuarto', 'Tela', 'Ancho', 'Alto', 'Notas', 'Folio'],
        ['Sala', 'Skrin', '1.80', '2.10', 'con cuidado', '7'],
        ['Cocina', 'Skrin', '1.20', '1.60', '', '8'],
      ]
        .map((row) => row.join('\t'))
        .join('\n'),
    );
    await canvas.findByText('2 renglones pegados. 2 celdas con dudas. Sin lugar en la hoja: Folio.');
    const note = grid.getByRole('textbox', { name: 'Nota, Sala' });
    await expect(note).toHaveValue('con cuidado');
    await userEvent.click(canvas.getByRole('button', { name: 'Sí, son metros' }));
    await expect(grid.getByRole('textbox', { name: 'Ancho, Sala' })).toHaveValue('180');
    const cloth = grid.getByRole('combobox', { name: 'Producto y tela, Sala' });
    await expect(cloth).toBeInvalid();
    await userEvent.click(cloth);
    await userEvent.selectOptions(cloth, 'Screen 5 %');
    await waitFor(() => expect(grid.getAllByText(/^\$/)).toHaveLength(2));
    await userEvent.click(grid.getByRole('checkbox', { name: 'Seleccionar todo' }));
    const bar = within(canvas.getByRole('group', { name: 'Para 2 ventanas' }));
    await userEvent.selectOptions(bar.getByRole('combobox', { name: 'Tela para 2 ventanas…' }), 'Screen 3 %');
    await expect(cloth).toHaveDisplayValue('Screen 3 %');
    await userEvent.click(cloth);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(cloth).toHaveDisplayValue('Screen 5 %');
  },
});

/** A control that nobody knows is asked about once for all rows, and prices wait for the answer. */
export const UnreadInSheet = meta.story({
  name: 'Hoja con un control desconocido',
  render: withScreen(<Quoter />, sheetScene),
  play: async (story) => {
    const { canvas, userEvent } = story;
    const grid = await gridOf(story);
    await userEvent.click(grid.getByRole('textbox', { name: 'Ventana o cuarto, renglón 1' }));
    await userEvent.paste(
      [
        ['Cuarto', 'Tela', 'Control', 'Ancho', 'Alto'],
        ['Sala', 'Screen 5 %', 'Palanca', '183', '217'],
        ['Cocina', 'Screen 5 %', 'Palanca', '121', '163'],
      ]
        .map((row) => row.join('\t'))
        .join('\n'),
    );
    const asked = await canvas.findByRole('list', { name: 'Dudas de lo que pegaste' });
    await expect(asked).toHaveTextContent('¿Qué es «Palanca» en control, en 2 renglones?');
    await userEvent.click(canvas.getByRole('button', { name: 'Ver precios' }));
    await expect(asked).toHaveFocus();
    const [first] = within(asked).getAllByRole('button');
    if (first === undefined) throw new Error('no control is offered');
    await userEvent.click(first);
    await expect(canvas.queryByRole('list', { name: 'Dudas de lo que pegaste' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Ver precios' }));
    await atStep(story, 'Revisa tu cotización');
  },
});

/** A stored draft is restored with its total. */
export const KeptAcrossReloads = meta.story({
  name: 'Se conserva al recargar',
  tags: ['long'],
  beforeEach: () => {
    keepDraft(two);
  },
  play: async (story) => {
    await atStep(story, 'Revisa tu cotización');
    // 1,403.60 + 2,784.00
    const total = await story.canvas.findByRole('row', { name: /^Total con IVA/ });
    await expect(total).toHaveTextContent('$4,187.60');
    const sums = within(story.canvas.getByRole('table', { name: /^Total/ }));
    await expect(sums.getByRole('row', { name: /^Anticipo al pedir/ })).toHaveTextContent('$2,093.80');
  },
});

/** Windows are added, named, duplicated, moved and removed; each change can be undone. */
export const Edited = meta.story({
  name: 'Editado',
  beforeEach: () => {
    keepDraft(two);
  },
  play: async (story) => {
    const { canvas, userEvent } = story;
    await goTo(story, 'Medidas', '¿Cuánto mide?');
    const strip = await stripOf(story);
    const shown = () => strip.getAllByRole('listitem').map(({ textContent }) => textContent);
    await waitFor(() => expect(shown()).toEqual(['Sala$1,403.60', 'Comedor$2,784.00']));
    const name = canvas.getByRole('combobox', { name: 'Nombre de la ventana' });
    await userEvent.clear(name);
    await expect(name).toHaveAccessibleDescription('Ponle un nombre para reconocer esta ventana.');
    await userEvent.type(name, 'Recámara');
    await userEvent.click(canvas.getByRole('button', { name: 'Duplicar' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Subir en la lista' }));
    await expect(shown()).toEqual(['Sala$1,403.60', 'Recámara 2$2,784.00', 'Recámara$2,784.00']);
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar' }));
    await expect(shown()).toEqual(['Sala$1,403.60', 'Recámara$2,784.00']);
    const news = within(
      canvas.getByText('Lo quitaste de tu cotización.').closest('[role=status]') ?? document.body,
    );
    await userEvent.click(news.getByRole('button', { name: 'Deshacer' }));
    await expect(shown()).toHaveLength(3);
    await userEvent.click(toolsOf(story).getByRole('button', { name: 'Rehacer' }));
    await expect(shown()).toHaveLength(2);
    // By keyboard, outside of text fields.
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(shown()).toHaveLength(3);
    await userEvent.keyboard('{Control>}{Shift>}Z{/Shift}{/Control}');
    await expect(shown()).toHaveLength(2);
  },
});

/** Of a hundred windows only the edited one re-renders. */
export const Many = meta.story({
  name: 'Muchas',
  tags: ['long'],
  beforeEach: () => {
    keepDraft(
      draftOf(
        ...Array.from({ length: 100 }, (_, at) =>
          roller(`v${String(at)}`, `Ventana ${String(at + 1)}`, ['110', '110']),
        ),
      ),
    );
  },
  play: async (story) => {
    const { canvas } = story;
    await atStep(story, 'Revisa tu cotización');
    await expect(
      within(await canvas.findByRole('list', { name: 'Ventanas' })).getAllByRole('heading'),
    ).toHaveLength(100);
    // 100 × 1,403.60
    await expect(canvas.getByRole('row', { name: /^Total con IVA/ })).toHaveTextContent('$140,360.00');
  },
});

/** Somebody else's draft is only read, until the person makes theirs from it; an undo restores the one they had. */
export const ByLink = meta.story({
  name: 'Por enlace (B153)',
  render: withScreen(<Quoter />, { ...scene, hash: `#${draftToLink(two)}` }),
  beforeEach: () => {
    keepDraft(draftOf(roller('z', 'Terraza', ['90', '90'])));
  },
  play: async (story) => {
    const { canvas, userEvent } = story;
    const shared = within(await canvas.findByRole('region', { name: 'Te mandaron esta cotización' }));
    await expect(shared.getAllByRole('listitem').map((row) => row.getAttribute('aria-label'))).toEqual([
      'Sala',
      'Comedor',
    ]);
    await expect(shared.getByRole('row', { name: /^Total con IVA/ })).toBeVisible();
    await expect(
      shared.queryByRole('button', { name: /^(?:Cambiar|Quitar|Corregir) / }),
    ).not.toBeInTheDocument();
    await userEvent.keyboard('{Control>}z{/Control}');
    await userEvent.click(shared.getByRole('button', { name: 'Hacer la mía de aquí' }));
    await expect(await canvas.findByText(/^Llegó por un enlace: esta copia es tuya/)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Revisa tu cotización' })).toHaveFocus();
    const strip = await stripOf(story);
    await expect(strip.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(toolsOf(story).getByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(strip.getAllByRole('listitem')).toHaveLength(1));
    await expect(strip.getByText('Terraza')).toBeVisible();
  },
});

/** Whoever goes on with their own finds it as it was; without one, an empty quoter. */
export const LinkLeft = meta.story({
  name: 'Por enlace, y sigo con la mía (B153)',
  render: withScreen(<Quoter />, {
    ...scene,
    hash: `#${draftToLink({ ...two, title: 'Casa de los Garza' })}`,
  }),
  beforeEach: () => {
    keepDraft(draftOf(roller('z', 'Terraza', ['90', '90'])));
  },
  play: async (story) => {
    const { canvas, userEvent } = story;
    const shared = within(await canvas.findByRole('region', { name: 'Casa de los Garza' }));
    await userEvent.click(await shared.findByRole('button', { name: 'Seguir con la mía' }));
    const strip = await stripOf(story);
    await expect(strip.getAllByRole('listitem')).toHaveLength(1);
    await expect(strip.getByText('Terraza')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Entendido' })).not.toBeInTheDocument();
  },
});

/** "Nueva cotización" starts without windows and without a folio; an undo restores the last one. */
export const New = meta.story({
  name: 'Nuevo',
  render: withScreen(<Quoter />, { ...scene, path: '/cotizador?nueva=1', route: '/cotizador' }),
  beforeEach: () => {
    keepDraft({ ...two, quote: { id: 'abc', revision: 1, folio: 'C-1042' } });
  },
  play: async (story) => {
    const { canvas, userEvent } = story;
    await atStep(story, '¿Qué quieres poner?');
    const notice = within(
      (await canvas.findByText('Empezaste de nuevo.')).closest('[role=status]') ?? document.body,
    );
    await expect(canvas.queryByText(/^Estás cambiando/)).not.toBeInTheDocument();
    await userEvent.click(notice.getByRole('button', { name: 'Deshacer' }));
    await expect(await canvas.findByText(/^Estás cambiando la cotización/)).toHaveTextContent('C-1042');
  },
});

/** Presses "Nueva cotización" with a postcode kept, once the person is known. */
async function beginAnother({ canvas, userEvent }: Play): Promise<void> {
  await waitFor(() => expect(readOwner()).not.toBeNull());
  keepPostcode('44100');
  await userEvent.click(await canvas.findByRole('link', { name: 'Nueva cotización' }));
}

const withNewQuote = withScreen(
  <>
    <Link to="/cotizador?nueva=1">Nueva cotización</Link>
    <Quoter />
  </>,
  { ...scene, path: '/cotizador', route: '/cotizador' },
);

/** A dealer's next quote does not go to the place of the client before. */
export const NewOfDealer = meta.story({
  name: 'Nuevo, de quien distribuye',
  render: withNewQuote,
  beforeEach: async () => {
    await logIn('Distribuidor');
  },
  play: async (story) => {
    await beginAnother(story);
    await waitFor(() => expect(keptPostcode()).toBeNull());
  },
});

/** What is brought back goes where it went, and a dealer who starts over goes nowhere yet. */
export const PlaceOfUndone = meta.story({
  name: 'Deshacer devuelve a dónde iba (B112)',
  render: withNewQuote,
  beforeEach: async () => {
    keepDraft({ ...two, quote: { id: 'abc', revision: 1, folio: 'C-1042' } });
    await logIn('Distribuidor');
  },
  play: async (story) => {
    const { canvas, userEvent } = story;
    await canvas.findByText(/^Estás cambiando la cotización/);
    const undo = async () => {
      const text = await canvas.findByText('Empezaste de nuevo.');
      const notice = within(text.closest('[role=status]') ?? document.body);
      await userEvent.click(notice.getByRole('button', { name: 'Deshacer' }));
    };
    await beginAnother(story);
    await waitFor(() => expect(keptPostcode()).toBeNull());
    await undo();
    await expect(await canvas.findByText(/^Estás cambiando la cotización/)).toBeVisible();
    await expect(keptPostcode()).toBe('44100');
    keepPostcode('97000');
    await userEvent.click(canvas.getByRole('button', { name: 'Empezar una nueva' }));
    await waitFor(() => expect(keptPostcode()).toBeNull());
    await undo();
    await waitFor(() => expect(keptPostcode()).toBe('97000'));
  },
});

/** Whoever buys for themselves stays where they are. */
export const NewOfClient = meta.story({
  name: 'Nuevo, de quien compra',
  tags: ['long'],
  render: withNewQuote,
  beforeEach: async () => {
    await logIn('Cliente');
  },
  play: async (story) => {
    await beginAnother(story);
    await atStep(story, '¿Qué quieres poner?');
    await expect(keptPostcode()).toBe('44100');
  },
});

/** "Editar" changes a quote under its folio; one that became an order opens as a copy. */
export const EditingClosed = meta.story({
  name: 'Edición cerrada',
  render: withScreen(<Quoter />, { ...scene, path: '/cotizador?editar=c-1', route: '/cotizador' }),
  beforeEach: async () => {
    await logIn('Cliente');
    await serverAnswers(json(200, { data: { ...savedQuote, status: 'convertida' } }), 'quote');
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Esa cotización ya no se puede cambiar: esto es una copia/),
    ).toBeVisible();
    await expect(
      await canvas.findByRole('heading', { level: 3, name: 'Guarda tu cotización' }),
    ).toBeVisible();
  },
});

/** A quote that its client has is changed as its next version: the page says what saving does. */
export const EditingOffered = meta.story({
  name: 'Edición de una enviada',
  render: withScreen(<Quoter />, { ...scene, path: '/cotizador?editar=c-1', route: '/cotizador' }),
  beforeEach: async () => {
    await logIn('Cliente');
    await serverAnswers(json(200, { data: { ...savedQuote, status: 'vista', share: 'enlace' } }), 'quote');
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 3, name: 'Guarda los cambios de C-1042' }),
    ).toBeVisible();
    await expect(canvas.getByText(/^Tu cliente ya tiene su enlace: al guardar/)).toBeVisible();
  },
});

/** A quote that names no place does not get that of the quote before, nor its freight. */
export const EditingWithoutPlace = meta.story({
  name: 'Edición de una que no dice a dónde va (B112)',
  render: withScreen(<Quoter />, { ...scene, path: '/cotizador?editar=c-1', route: '/cotizador' }),
  beforeEach: async () => {
    await logIn('Cliente');
    keepPostcode('44100');
    await serverAnswers(json(200, { data: { ...savedQuote, postal_code: null } }), 'quote');
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 3, name: 'Guarda los cambios de C-1042' });
    await expect(canvas.getByRole('textbox', { name: 'Código postal de entrega' })).toHaveValue('');
    await expect(canvas.getByRole('row', { name: 'Flete no incluido' })).toBeVisible();
  },
});

/** The kept draft of a quote that became an order meanwhile turns into a copy: saving it does not change the order. */
export const KeptDraftClosed = meta.story({
  name: 'Borrador guardado, cerrado',
  beforeEach: async () => {
    keepDraft({ ...two, quote: { id: 'abc', revision: 1, folio: 'C-1042' } });
    await logIn('Cliente');
    await serverAnswers(json(200, { data: { ...savedQuote, id: 'abc', status: 'convertida' } }), 'quote');
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Esa cotización ya no se puede cambiar: esto es una copia/),
    ).toBeVisible();
    await expect(canvas.queryByText(/^Estás cambiando/)).not.toBeInTheDocument();
    await expect(
      await canvas.findByRole('heading', { level: 3, name: 'Guarda tu cotización' }),
    ).toBeVisible();
  },
});

/** After copying, the page says so, and what the person who opens the link will see. WhatsApp takes the same link, before anything is sent. */
export const Copied = meta.story({
  name: 'Copiada (B153)',
  beforeEach: () => {
    keepDraft(two);
  },
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
    await userEvent.click(await canvas.findByRole('button', { name: 'Copiar enlace' }));
    await expect(await canvas.findByText(/^Enlace copiado: /)).toHaveRole('status');
    await expect(write).toHaveBeenCalledWith(expect.stringMatching(/#./));
    const whatsapp = canvas.getByRole('link', { name: 'Mandar por WhatsApp' }).getAttribute('href');
    const sent = new URL(whatsapp ?? '').searchParams.get('text');
    await expect(sent).toMatch(/^Mira esta cotización de Rollux: http\S+#v2\.\S+$/);
  },
});

/** A browser that lets nothing be copied shows the link instead. */
export const NotCopied = meta.story({
  name: 'No se copió',
  beforeEach: () => {
    keepDraft(two);
  },
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Copiar enlace' }));
    await expect(await canvas.findByText(/no nos dejó copiarlo/)).toHaveRole('status');
    await expect(canvas.getByRole('textbox', { name: 'Enlace de tu cotización' })).toHaveDisplayValue(/#./);
  },
});

/** A truncated link says so, and keeps the draft. */
export const BrokenLink = meta.story({
  name: 'Enlace roto',
  tags: ['long'],
  render: withScreen(<Quoter />, { ...scene, hash: `#${draftToLink(two).slice(0, -20)}` }),
  beforeEach: () => {
    keepDraft(draftOf(roller('z', 'Terraza', ['90', '90'])));
  },
  play: async (story) => {
    const { canvas, userEvent } = story;
    await expect(await canvas.findByText(/^Ese enlace está incompleto/)).toBeVisible();
    await expect((await stripOf(story)).getByText('Terraza')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Entendido' }));
    await expect(canvas.queryByText(/^Ese enlace está incompleto/)).not.toBeInTheDocument();
  },
});

/** A link with more than a quote may have says so, and keeps the draft. */
export const OversizedLink = meta.story({
  name: 'Enlace demasiado grande',
  tags: ['long'],
  render: withScreen(<Quoter />, { ...scene, hash: `#${draftToLink({ ...two, title: 'x'.repeat(1_000) })}` }),
  beforeEach: () => {
    keepDraft(draftOf(roller('z', 'Terraza', ['90', '90'])));
  },
  play: async (story) => {
    const { canvas } = story;
    await expect(
      await canvas.findByText(/^Ese enlace trae más .* Pide que te la manden en varias/),
    ).toBeVisible();
    await expect((await stripOf(story)).getByText('Terraza')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Deshacer' })).not.toBeInTheDocument();
  },
});

/** A draft that no link can hold says what to do instead of offering one. */
export const TooLargeForLink = meta.story({
  name: 'No cabe en un enlace',
  tags: ['long'],
  render: withScreen(<Quoter />, scene),
  beforeEach: () => {
    keepDraft({ ...two, title: 'x'.repeat(1_000) });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Un enlace lleva hasta 200 ventanas/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Copiar enlace' })).not.toBeInTheDocument();
  },
});

/** The window from a product's page or the home page is added once. */
export const ByAddress = meta.story({
  name: 'Desde la dirección',
  render: withScreen(<Quoter />, {
    ...scene,
    path: '/cotizador?variante=blackout-calma&color=blanco&ancho=110&alto=1.1%20m',
    route: '/cotizador',
  }),
  play: async (story) => {
    await atStep(story, '¿Cuánto mide?');
    await expectPrice(story, '$1,076.90');
    await expect((await stripOf(story)).getAllByRole('listitem')).toHaveLength(1);
  },
});

/** With a saved quote open it begins a new one; undoing that adds the window to the saved one instead. */
export const ByAddressOverSaved = meta.story({
  name: 'Desde la dirección, sobre lo guardado',
  render: withScreen(<Quoter />, {
    ...scene,
    path: '/cotizador?variante=blackout-calma&color=blanco&ancho=110&alto=1.1%20m',
    route: '/cotizador',
  }),
  beforeEach: () => {
    keepDraft({ ...two, quote: { id: 'abc', revision: 1, folio: 'C-1042' } });
  },
  play: async (story) => {
    const { canvas, userEvent } = story;
    await atStep(story, '¿Cuánto mide?');
    const strip = await stripOf(story);
    await expect(strip.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.queryByText(/^Estás cambiando la cotización/)).not.toBeInTheDocument();
    const notice = await canvas.findByText(/^Abriste otra cotización\./);
    const status = notice.closest<HTMLElement>('[role=status]');
    if (status === null) throw new Error('the notice is not a status');
    await userEvent.click(within(status).getByRole('button', { name: 'Deshacer' }));
    await expect(await canvas.findByText(/^Estás cambiando la cotización/)).toBeVisible();
    await waitFor(() => expect(strip.getAllByRole('listitem')).toHaveLength(two.windows.length + 1));
  },
});

/** A size only: the products, each with its price for that size. */
export const ByMeasures = meta.story({
  name: 'Por medidas',
  render: withScreen(<Quoter />, { ...scene, path: '/cotizador?ancho=110&alto=110', route: '/cotizador' }),
  play: async ({ canvas, userEvent }) => {
    const product = await canvas.findByRole('button', { name: 'Persiana enrollable' });
    await waitFor(() => expect(product).toHaveAccessibleDescription(/Desde \$1,077 con IVA en tu medida$/));
    await userEvent.click(product);
    await expect(await canvas.findByRole('textbox', { name: 'Ancho' })).toHaveValue('110');
    await expectPrice({ canvas }, '$1,403.60');
  },
});

/** A size that arrives after the product was chosen, or for a product without a size, goes to that window. */
export const MeasuresForAWindow = meta.story({
  name: 'Medidas para una ventana',
  render: withScreen(<Quoter />, { ...scene, path: '/cotizador?ancho=110&alto=110', route: '/cotizador' }),
  beforeEach: () => {
    keepDraft(draftOf(roller('a', 'Sala', ['', ''])));
  },
  play: async (story) => {
    await atStep(story, '¿Cuánto mide?');
    await expect(story.canvas.getByRole('textbox', { name: 'Alto' })).toHaveValue('110');
    await expect((await stripOf(story)).getAllByRole('listitem')).toHaveLength(1);
  },
});

/** A full storage shows a message, with the link as a way to keep the draft. */
export const StorageFull = meta.story({
  name: 'Almacenamiento lleno',
  beforeEach: () => {
    keepDraft(two);
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function refuse(this: Storage, key: string, value: string) {
      if (key === 'rollux-cotizacion') throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
    return () => {
      Storage.prototype.setItem = setItem;
    };
  },
  play: async (story) => {
    const { canvas, userEvent } = story;
    await userEvent.click(await canvas.findByRole('button', { name: 'Quitar Sala' }));
    const alert = within(await canvas.findByRole('alert'));
    await expect(alert.getByText(/^Este navegador no tiene espacio/)).toBeVisible();
    await expect(alert.getByRole('button', { name: 'Copiar enlace' })).toBeVisible();
  },
});

/** A quote that was begun before a login waits beside the one that the visitor brought; the two change places. */
export const AnotherDraft = meta.story({
  name: 'Otra cotización a medias',
  beforeEach: () => {
    const office = { ...draftOf(roller('c', 'Recepción', ['137', '203'])), title: 'Oficina Lozano' };
    drafts.write('visitor', { items: [two, office], unread: [] });
  },
  play: async (story) => {
    const { canvas, userEvent } = story;
    await userEvent.click(await canvas.findByRole('button', { name: 'Abrirla' }));
    await expect(canvas.queryByText(/«Oficina Lozano»/)).toBeNull();
    await expect(
      canvas.getByText(/otra cotización sin terminar en este navegador: 2 ventanas/),
    ).toBeVisible();
    const list = within(await canvas.findByRole('list', { name: 'Ventanas' }));
    await expect(list.getByRole('listitem')).toHaveTextContent(/Recepción.*1\.37 × 2\.03 m/);
    await userEvent.click(canvas.getByRole('button', { name: 'Borrarla' }));
    const question = within(canvas.getByRole('group', { name: '¿Borrarla? No se puede recuperar.' }));
    await expect(question.getByRole('button', { name: 'Conservar' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Borrarla' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Sí, borrar' }));
    await expect(canvas.queryByRole('button', { name: 'Abrirla' })).toBeNull();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
});

/** What another version of the site stored stays until the person removes it, and can be downloaded. */
export const UnreadDraft = meta.story({
  name: 'Una que no se puede leer',
  beforeEach: () => {
    const broken = { ...two.windows[0], key: 'c', name: 'Cocina', width: 120 };
    localStorage.setItem(
      DRAFTS,
      JSON.stringify({ version: 2, items: [{ ...two, windows: [...two.windows, broken] }] }),
    );
  },
  play: async (story) => {
    const { canvas, userEvent } = story;
    await expect(await canvas.findByText(/^1 cotización guardada no se puede leer/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Descargarla' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar Sala' }));
    await waitFor(() => expect(drafts.read('visitor').items[0]?.windows).toHaveLength(1));
    await expect(localStorage.getItem(DRAFTS)).toContain('Cocina');
    await userEvent.click(canvas.getByRole('button', { name: 'Borrarla' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Sí, borrar' }));
    await expect(canvas.queryByText(/no se puede leer/)).toBeNull();
    await waitFor(() => expect(localStorage.getItem(DRAFTS)).not.toContain('Cocina'));
  },
});
