import { beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { resetMocks } from '#.storybook/mocks.ts';
import { EMPTY_DRAFT, emptyWindow, type DraftWindow } from '#src/api/draft.ts';
import { sayReason } from '#src/features/window-words/reason-texts.ts';
import type { Line } from '#src/quoting/line.ts';
import type { Change } from '#src/quoting/quote.ts';
import { decidingReasons } from '#src/quoting/reasons/deciding-reasons.ts';
import type { Reason } from '#src/quoting/reasons/reasons.ts';
import type { PriceList, Product } from '#src/quoting/rules.ts';
import { QuoterBody } from '#src/screens/storefront/cotizador/quoter-body.tsx';
import { json, serverAnswers } from '#stories/support/answers.ts';
import { logIn } from '#stories/support/log-in.ts';
import { keepDraft } from '#stories/support/steps/quoter.ts';
import { withScreen } from '#stories/support/with-screen.tsx';
import { inFull, priced, refusals, totals, type TotalEntry } from '#tests/quoting/price-book.ts';
import { publicList, roller } from '#tests/quoting/support/example.ts';
import { show } from '../support/show.tsx';
import { COLOUR, goldenProducts, sellBy, variantFor } from './golden-products.ts';

// The book's examples replace the shop's products; the rest of the quoter is real.
vi.mock('#src/content/quotable.ts', async () => ({
  quotable: (await import('./golden-products.ts')).goldenProducts,
}));

/** Entries that cannot be entered in the quoter, by name, with the reason. */
const notOnScreen: Readonly<Record<string, string>> = {
  'no lines': 'without a window the quoter shows products and no total',
};

/** The unit tests compare every entry with the engine: here every tenth shows that the screen says what it computes, in the sweep all. */
const sampled = <Entry,>(entries: readonly Entry[]) =>
  inject('isSweep') ? entries : entries.filter((_, at) => at % 10 === 0);

const isOnScreen = ({ name }: { readonly name: string }) => !Object.hasOwn(notOnScreen, name);
const all = [...priced, ...refusals, ...totals];

/** The deposit of an order, of its total. */
const DEPOSIT_BP = 5_000;

/** Centavos as "$1,089.00". */
const money = (centavos: number) =>
  (centavos / 100).toLocaleString('es-MX', { style: 'currency', currency: 'MXN' });

/** A measure as typed in centimetres: "100.1". */
const inCm = (mm: number) => String(mm / 10);

/** A quoted line as the person selects it. */
function windowOf({ widthMm, heightMm, quantity, ...choices }: Line, product: Product, at = 1): DraftWindow {
  const { slug, family } = variantFor(product);
  return {
    ...emptyWindow(`v${String(at)}`, `Ventana ${String(at)}`),
    family,
    variant: slug,
    color: COLOUR,
    width: inCm(widthMm),
    height: inCm(heightMm),
    quantity: String(quantity),
    choices,
  };
}

interface Begun {
  readonly windows: readonly DraftWindow[];
  readonly list: PriceList;
  /** The distributor's margin in percent, as typed. */
  readonly margin?: string;
}

/** Opens the quoter's review step with these lines, priced by this list. */
async function open({ windows, list, margin = '' }: Begun): Promise<void> {
  sellBy(list);
  keepDraft({ ...EMPTY_DRAFT, windows: [...windows], margin });
  show(withScreen(<QuoterBody />, { path: '/cotizador', padded: true })());
  await expect.element(page.getByRole('heading', { level: 2, name: 'Revisa tu cotización' })).toBeVisible();
}

const beside = () => page.getByRole('complementary', { name: 'Dibujo y precio' });
const rowIn = (table: string | RegExp, name: RegExp) =>
  page.getByRole('table', { name: table }).getByRole('row', { name });

/** Types the width again: price and drawing follow each key. */
async function typeWidth(text: string): Promise<void> {
  await page.getByRole('button', { name: 'Cambiar Ventana 1' }).click();
  const width = page.getByRole('textbox', { name: 'Ancho' });
  await width.fill('');
  await expect.element(beside().getByText('Sin precio aún')).toBeVisible();
  await width.fill(text);
}

/** The screen's label for each change of an alternative. */
const words: Readonly<Record<Change['change'], RegExp>> = {
  rotate: /tela en horizontal/i,
  join: /unir dos tramos de tela/i,
  hang: /tela en vertical/i,
  cloths: /[23] lienzos lado a lado/i,
  roll: /rollo de \d\.\d\d m/i,
  control: /con (cadena|manivela|motor (radio|toldo))/i,
  'other-motor': /con otro motor/i,
  shorter: /salida de \d\.\d\d m/i,
  longer: /salida de \d\.\d\d m/i,
  'without-gallery': /^sin /i,
  'without-extra': /sin /i,
  blinds: /[2-4] piezas lado a lado/i,
  height: /de \d\.\d\d m de alto/i,
};

/** The figures in a refusal's reason: metres and newton metres. */
const figuresOf = (reason: Reason): readonly string[] =>
  Object.entries(reason).flatMap(([key, value]) => {
    if (typeof value !== 'number') return [];
    if (key.endsWith('Mm')) return [`${(value / 1_000).toFixed(2)} m`];
    return key.endsWith('MNm') ? [`${String(Math.round(value / 10) / 100)} Nm`] : [];
  });

/** Logs in as a buyer with the entry's price list; a visitor needs no login. */
async function buyAs({ name, list = publicList, terms: { buyer } }: TotalEntry): Promise<string> {
  if (buyer.kind === 'public') return '';
  expect(list.tiers, `the list that ${name} is about has its tier`).toContainEqual(buyer.tier);
  await logIn('Distribuidor');
  await serverAnswers(json(200, { data: { list, tier: buyer.tier.id } }), 'priceList');
  return buyer.kind === 'client' ? String(buyer.marginBp / 100) : '';
}

type Sum = readonly [shown: () => Locator, centavos: number];

const inTotal = (name: RegExp) => () => rowIn(/^Total/, name).getByRole('cell');

/** The place of each figure of a total. Of the client's amounts a distributor sees the total only. */
function sumsOf({ terms: { buyer, depositBp }, total }: TotalEntry): readonly Sum[] {
  const whole = (name: string) => () =>
    beside().getByRole('paragraph').filter({ hasText: name }).getByRole('strong');
  if (buyer.kind === 'client') return [[whole('Tu cliente paga'), total.totalCentavos]];
  return [
    [inTotal(/^Subtotal sin IVA/), total.baseCentavos],
    [inTotal(/^IVA/), total.ivaCentavos],
    [inTotal(/^Total con IVA/), total.totalCentavos],
    [() => beside().getByRole('paragraph').first(), total.subtotalCentavos],
    ...(depositBp === DEPOSIT_BP ? [[inTotal(/^Anticipo al pedir/), total.depositCentavos] as const] : []),
  ];
}

beforeEach(async () => {
  await resetMocks();
  await page.viewport(1280, 900);
});

describe('the golden price book on the screen', () => {
  it.each(sampled(priced.filter(isOnScreen)))('prices $name', async (entry) => {
    const { line, product, list, centavos } = inFull(entry);
    await open({ windows: [windowOf(line, product)], list });
    const price = money(centavos);
    await expect.element(page.getByRole('listitem', { name: 'Ventana 1' }).getByText(price)).toBeVisible();
    await expect.element(rowIn(/^Total/, /^Total con IVA/).getByRole('cell')).toHaveTextContent(price);
    await typeWidth(inCm(line.widthMm));
    await expect.element(beside().getByText(price, { exact: true }).first()).toBeVisible();
    await beside().getByText('Ver desglose').click();
    await expect.element(rowIn('Desglose del precio', /^Total/).getByRole('cell')).toHaveTextContent(price);
  });

  it.each(sampled(refusals.filter(isOnScreen)))('refuses $name and offers alternatives', async (entry) => {
    const { line, product, list, reasons, alternatives } = inFull(entry);
    await open({ windows: [windowOf(line, product)], list });
    await typeWidth(inCm(line.widthMm));
    await expect.element(beside().getByText('No cabe así')).toBeVisible();
    const refused = page.getByRole('region', { name: /^(No cabe, pero así sí|Así no se puede hacer)$/ });
    const told = decidingReasons(reasons, product.id);
    const said = [...new Set(told.map((reason) => sayReason(reason, goldenProducts.nameOf, 'alto')))];
    const listed = refused.getByRole('status').getByRole('listitem');
    await expect.element(listed).toHaveLength(said.length);
    expect(listed.elements().map(({ textContent }) => textContent)).toEqual(said);
    for (const figure of told.flatMap(figuresOf)) expect(said.join(' ')).toContain(figure);
    const ways = refused.getByRole('article');
    // Two other families, which are not in the book, are offered where the product has no alternative.
    const shown = alternatives.length === 0 ? 2 : alternatives.length;
    await expect.element(ways.nth(shown)).not.toBeInTheDocument();
    for (const [at, { changes, centavos }] of alternatives.entries()) {
      const way = ways.nth(at);
      const title = way.getByRole('heading');
      for (const change of changes) await expect.element(title).toHaveAccessibleName(words[change]);
      await expect
        .element(way.getByRole('paragraph').first())
        .toHaveTextContent(`${money(centavos)} con IVA`);
    }
  });

  it.each(sampled(totals.filter(isOnScreen)))('shows the totals of $name', async (entry) => {
    const { lines, list = publicList } = entry;
    const windows = lines.map(({ line, product = roller }, at) => windowOf(line, product, at + 1));
    await open({ windows, list, margin: await buyAs(entry) });
    for (const [shown, centavos] of sumsOf(entry)) {
      await expect.element(shown()).toHaveTextContent(money(centavos));
    }
  });

  it('skips only the entries with a documented reason', () => {
    expect(all.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(notOnScreen)));
  });
});
