import { beforeEach, expect, inject, it } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import { resetMocks } from '#.storybook/mocks.ts';
import { cartCalls } from '#src/api/contract/assumed/cart.ts';
import { priceListCalls } from '#src/api/contract/assumed/price-list.ts';
import { EMPTY_DRAFT, emptyWindow } from '#src/api/draft.ts';
import { readToken } from '#src/api/stored/session-store.ts';
import { families } from '#src/content/families.ts';
import { quotable } from '#src/content/quotable.ts';
import type { Variant } from '#src/content/schema/variant.ts';
import type { FamilyId } from '#src/content/schema/vocabulary.ts';
import { ownBook } from '#src/features/draft-windows/price-book.ts';
import { linePriceFor } from '#src/quoting/money/buyer.ts';
import { quoteLine } from '#src/quoting/quote-line.ts';
import { QuoterBody } from '#src/screens/storefront/cotizador/quoter-body.tsx';
import { logIn } from '#stories/support/log-in.ts';
import { keepDraft } from '#stories/support/steps/quoter.ts';
import { withScreen } from '#stories/support/with-screen.tsx';
import { show } from './support/show.tsx';

/** Centavos as "$1,089.00". */
const money = (centavos: number) =>
  (centavos / 100).toLocaleString('es-MX', { style: 'currency', currency: 'MXN' });

function firstOf(family: FamilyId): Variant {
  const found = quotable.variants.find((variant) => variant.family === family);
  if (found === undefined) throw new Error(`the shop sells nothing of ${family}`);
  return found;
}

const STEPS = 8;
const between = (least: number, most: number) =>
  Array.from({ length: STEPS + 1 }, (_, at) => Math.round(least + ((most - least) * at) / STEPS));

/** The smallest, a medium and the largest valid size of a product in its default variant. */
function threeSizes({ product }: Variant) {
  const { minWidthMm, maxWidthMm, minHeightMm, maxHeightMm } = product.limits;
  const heights =
    product.projections?.map(({ projectionMm }) => projectionMm) ?? between(minHeightMm, maxHeightMm);
  const made = between(minWidthMm, maxWidthMm)
    .flatMap((widthMm) => heights.map((heightMm) => ({ widthMm, heightMm, quantity: 1 })))
    .filter((line) => quoteLine(line, product, quotable.publicPrices).kind === 'quote');
  const three = [made[0], made[Math.floor(made.length / 2)], made.at(-1)];
  return three.filter((size) => size !== undefined);
}

/** The fake server's prices for the logged-in buyer. */
async function ask<S extends z.core.$ZodType>(path: string, schema: S): Promise<z.output<S>> {
  const reply = await fetch(path, { headers: { Authorization: `Bearer ${readToken() ?? ''}` } });
  return z.parse(schema, await reply.json());
}

beforeEach(async () => {
  await resetMocks();
  await page.viewport(1280, 900);
});

const BUYERS = ['Cliente', 'Distribuidor'] as const;

/** Each product for one buyer, in turn; the sweep tests it for both. */
const cases = families.flatMap(({ id }, at) =>
  BUYERS.filter((_, turn) => inject('isSweep') || turn === at % BUYERS.length).map((who) => ({
    who,
    family: id,
  })),
);

it.each(cases)(
  '$who: the screen shows the price of engine and server for $family',
  async ({ who, family }) => {
    const variant = firstOf(family);
    const sizes = threeSizes(variant);
    expect(new Set(sizes.map(({ widthMm }) => widthMm)).size).toBe(3);
    await logIn(who);
    const { list, buyer } = ownBook(
      await ask(priceListCalls.priceList.path, priceListCalls.priceList.output),
    );
    const prices = sizes.map((line) => {
      const outcome = quoteLine(line, variant.product, list);
      if (outcome.kind === 'refusal') throw new Error(`${variant.slug} is not made so`);
      return linePriceFor(outcome, list, buyer).totalCentavos;
    });
    keepDraft({
      ...EMPTY_DRAFT,
      unit: 'mm',
      windows: sizes.map(({ widthMm, heightMm }, at) => ({
        ...emptyWindow(`${family}-${String(at)}`, `Prueba ${String(at)}`),
        family,
        variant: variant.slug,
        color: variant.colours[0]?.slug ?? null,
        width: String(widthMm),
        height: String(heightMm),
      })),
    });
    show(withScreen(<QuoterBody />, { path: '/cotizador', padded: true })());

    for (const [at, centavos] of prices.entries()) {
      const row = page.getByRole('listitem', { name: `Prueba ${String(at)}` });
      await expect.element(row.getByText(money(centavos), { exact: true })).toBeVisible();
    }
    await page.getByRole('button', { name: 'Al carrito' }).click();
    await expect.element(page.getByText(/^Está en tu carrito\./)).toBeVisible();
    const { lines } = await ask(cartCalls.cart.path, cartCalls.cart.output);
    const answered = lines
      .filter(({ name }) => name.startsWith('Prueba '))
      .map((line) => line.total_centavos);
    expect(answered).toEqual(prices);
  },
);
