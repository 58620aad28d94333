import { beforeEach, expect, it, vi } from 'vitest';
import type { QuotedWindow } from '#src/api/contract/assumed/quoted.ts';
import type { Wait } from '#src/content/delivering/supply.ts';
import { quotable } from '#src/content/quotable.ts';
import { placeOf } from '#src/features/delivery/place.ts';
import { needsOf, type ClothNeed, type Needs } from '#src/materials/needs.ts';
import { deliveredOn } from '#src/promise/delivered-on.ts';
import { clientOf, visitor, type Person } from '../mocks/support/client.ts';
import { fillShelves, putOnShelf } from '../mocks/support/shelves.ts';
import { seen, tiers } from '../mocks/support/shop.ts';
import { ORDERED_ON, promiseBook } from './promise-book.ts';
import { waysOf } from './support/ways.ts';

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${ORDERED_ON}T12:00:00-06:00`) });
  await fillShelves();
});

/** "EB-102 4.5 m of 3000 or 9 m of 2500" */
function clothText(need: ClothNeed): string {
  const texts = waysOf(need).map((ways) =>
    ways.map(({ widthMm, quantity }) => `${String(quantity)} m of ${String(widthMm)}`).join(' and '),
  );
  return `${need.code} ${[...new Set(texts)].join(' or ')}`;
}

/** What windows take, in the order of the cut list. */
const needTexts = ({ cloths, parts }: Needs): readonly string[] => [
  ...cloths.map(clothText),
  ...parts.map(({ code, quantity }) => `${code} ${String(quantity)}`),
];

const lackText = (what: string | null, state: Wait['state'] | null, on: string | null) =>
  `${what ?? ''}${state === null ? '' : `: ${state}`}${on === null ? '' : ` until ${on}`}`;

async function order(person: Person, windows: readonly QuotedWindow[], postcode: string | null) {
  const client = await clientOf(person);
  const { revision } = await client.request('addToCart', { windows: [...windows] });
  return client.request('checkOut', {
    ...seen(windows, tiers[person], postcode),
    ...{ attempt: `intento-${person}`, revision, notes: '' },
    ...(postcode === null ? {} : { postal_code: postcode }),
  });
}

it.each(promiseBook)('promises $name', async ({ windows, before, shelf, postcode, ...expected }) => {
  expect(needsOf(windows, quotable)).toMatchObject({ unknown: [] });
  expect(needTexts(needsOf(windows, quotable))).toEqual(expected.needs);

  for (const one of shelf) await putOnShelf(one);
  if (before !== undefined) await order('distributor', before, null);
  const supplies = await visitor().request('availability', { windows: [...windows] });
  const waits = supplies.flatMap((supply) => supply.waits);
  const lacks = waits.map(({ what, state, arrives_on }) => lackText(what, state, arrives_on));
  expect([...new Set(lacks)]).toEqual(expected.lacks);
  const ordered = windows.map(({ key, variant, line }) => ({
    ...{ key, line, variant: quotable.variantOf(variant) },
  }));
  const days = placeOf(postcode)?.zone?.workingDays;
  expect(deliveredOn(ordered, supplies, ORDERED_ON, days)).toBe(expected.day);

  const { id, promised_on: day } = await order('customer', windows, postcode);
  expect(day).toBe(expected.day);
  const board = await (await clientOf('administrator')).request('networkOrders', {});
  const missing = board.find((one) => one.id === id)?.missing.filter(({ kind }) => kind !== 'anticipo');
  expect(missing?.map(({ what, arrives_on }) => lackText(what, null, arrives_on))).toEqual(
    expected.lacks.map((lack) => lack.replace(/: \w+/, '')),
  );
});

it('names every order once', () => {
  expect(new Set(promiseBook.map(({ name }) => name)).size).toBe(promiseBook.length);
});
