import { catalog } from '#src/content/catalog.ts';
import { cutTables } from '#src/content/cuts/cut-tables.ts';
import { ROLL_MM, rollWidths } from '#src/content/cuts/materials.ts';
import type { PricedAs } from '../pricing/unit-price.ts';
import type { StockRow } from '../rows/stock.ts';
import { randomOf, seededRandom, type SeededRandom } from './random.ts';
import { takenOf } from './saved-plan.ts';

const DAY_MINUTES = 24 * 60;

type Identity = Pick<
  StockRow,
  'shelf' | 'name' | 'code' | 'family' | 'color' | 'unit' | 'roll_width' | 'bar_mm'
>;
type Prices = Pick<StockRow, 'priced_as' | 'price_unit'>;

const pricesOf = (kind: PricedAs['kind'], id: string, price_unit: string, family = ''): Prices => ({
  priced_as: { kind, id, family },
  price_unit,
});

const UNPRICED: Prices = { priced_as: null, price_unit: null };

const families = new Map(catalog.families.map((family) => [family.id, family]));
/** Returns a name in lower case, unless it is an abbreviation in capitals. */
const lowerCaseName = (name: string) => (name === name.toUpperCase() ? name : name.toLowerCase());
const fabricTypes = new Map(catalog.fabricTypes.map(({ id, name }) => [id, lowerCaseName(name)]));

type Variant = (typeof catalog.variants)[number];

/**
 * Returns the name prefix, family and prices of a fabric. All awning models share their fabric, and an awning's price
 * is not its fabric's.
 */
function fabricDescription({ name, family, fabricType, product }: Variant) {
  const { product: use, name: familyName } = families.get(family) ?? {};
  return use === 'toldos'
    ? {
        prefix: `Lona ${fabricTypes.get(fabricType) ?? ''}`,
        family: 'Lonas para toldo',
        prices: UNPRICED,
      }
    : { prefix: name, family: familyName ?? null, prices: pricesOf('products', product.id, 'm²', family) };
}

/** Returns the widths that a fabric is rolled up in: its cloth's, or its vanes'; slats have no roll. */
function widthsOf(variant: Variant): readonly (number | null)[] {
  const table = cutTables[variant.slug];
  if (table !== undefined && table.cloth !== null) return rollWidths(variant);
  const isVane = table?.bars.some(({ part }) => part === 'vane') === true;
  return [isVane ? (variant.slatMm ?? null) : null];
}

/** Returns every colour of a fabric in each available width. */
function coloursOf(variant: Variant): readonly (Identity & Prices)[] {
  const widths = widthsOf(variant);
  const { prefix, family, prices } = fabricDescription(variant);
  return variant.colours.flatMap(({ name, code, hex }) =>
    widths.map((roll_width) => ({
      shelf: 'blinds' as const,
      name: `${prefix} ${name}`,
      code,
      family,
      color: hex,
      unit: 'm',
      roll_width,
      bar_mm: null,
      ...prices,
    })),
  );
}

const rollKey = ({ code, roll_width }: Identity) => `${String(code)} ${String(roll_width)}`;

const fabrics = [
  ...new Map(catalog.variants.flatMap(coloursOf).map((fabric) => [rollKey(fabric), fabric])).values(),
];

/** Length of the bars of each gallery. */
const barsOf = new Map(
  catalog.variants.flatMap(({ product }) => product.galleries.map(({ id, barMm }) => [id, barMm] as const)),
);

const galleries: readonly (Identity & Prices)[] = catalog.items.flatMap(({ slug, name, finishes = [] }) =>
  finishes.map((finish) => ({
    shelf: 'galleries' as const,
    name: `${name} ${finish.name}`,
    code: finish.code,
    family: name,
    color: finish.hex,
    unit: 'pieza',
    roll_width: null,
    bar_mm: barsOf.get(slug) ?? null,
    ...pricesOf('items', slug, 'm'),
  })),
);

const deviceFamilies = {
  motor: 'Motores',
  remote: 'Controles remotos',
  sensor: 'Sensores',
  bridge: 'Casa inteligente',
  accessory: 'Accesorios',
} as const;

const motors: readonly (Identity & Prices)[] = catalog.devices.map(({ slug, kind, name, code }) => ({
  shelf: 'motors',
  name,
  code,
  family: deviceFamilies[kind],
  color: null,
  unit: 'pieza',
  roll_width: null,
  bar_mm: null,
  ...pricesOf('items', slug, 'pieza'),
}));

type Figures = Pick<StockRow, 'total' | 'reserved' | 'rolls' | 'roll_length'>;

const NOTHING_KNOWN: Figures = { total: null, reserved: null, rolls: null, roll_length: null };

const soldByRoll = new Set<string | null>(
  catalog.variants.flatMap(({ rollWidthsMm, colours }) =>
    rollWidthsMm.length === 0 ? [] : colours.map(({ code }) => code),
  ),
);

/** Length of a whole roll in m. Only cloths that are sold by their roll come in several. */
function rollLength({ code, roll_width }: Identity, random: SeededRandom): number | null {
  if (roll_width === null) return null;
  return soldByRoll.has(code) ? random.pick([30, 30, 45, 50]) : ROLL_MM / 1_000;
}

/** Generates stock figures; a few articles have no stock or unknown figures. */
function makeUpFigures(article: Identity, threshold: number, random: SeededRandom): Figures {
  const { shelf } = article;
  const luck = random.next();
  if (luck < 0.02) return NOTHING_KNOWN;
  const roll_length = rollLength(article, random);
  if (luck < 0.09) return { total: 0, reserved: 0, rolls: roll_length === null ? null : 0, roll_length };
  const isScarce = luck < 0.24;
  const amount = isScarce ? random.whole(1, threshold - 1) : random.whole(threshold, threshold * 7);
  const total = shelf === 'blinds' ? amount + random.pick([0, 0.25, 0.5, 0.8]) : amount;
  const reserved = Math.min(amount, random.whole(0, Math.ceil(amount / 3)));
  return {
    total,
    reserved,
    rolls: roll_length === null ? null : Math.ceil(total / roll_length),
    roll_length,
  };
}

/** Generates ordered amounts, mostly for scarce articles; some have no date and some are overdue. */
function makeUpArrival({ total, roll_length }: Figures, threshold: number, random: SeededRandom) {
  const isWanted = total !== null && total < threshold;
  if (random.next() > (isWanted ? 0.7 : 0.08)) return { incoming: null, arrives_in_days: null };
  return {
    incoming: roll_length === null ? random.whole(1, 6) * 10 : roll_length * random.whole(2, 8),
    arrives_in_days: random.pick([null, -2, ...Array.from({ length: 12 }, (_, week) => 2 + week * 5)]),
  };
}

/** A window takes up to two hundred metres of slats and two of cloth; both are counted in metres. */
const SLATS_PER_CLOTH = 25;

const isSlat = ({ shelf, roll_width }: Identity) => shelf === 'blinds' && roll_width === null;

/** Generates a stocked article with all its figures. */
function makeUpStock(article: Identity & Prices, id: number, random: SeededRandom): StockRow {
  const scale = isSlat(article) ? SLATS_PER_CLOTH : 1;
  const threshold = scale * (article.shelf === 'blinds' ? random.whole(3, 9) * 10 : random.whole(2, 6) * 5);
  const figures = makeUpFigures(article, threshold, random);
  return {
    id,
    ...article,
    ...figures,
    threshold,
    ...makeUpArrival(figures, threshold, random),
    started_mm: article.bar_mm === null ? [] : [randomOf(article.name).whole(9, 20) * 100],
    counted_minutes_ago: random.pick([9, 48, 190, 26 * 60, 3 * DAY_MINUTES, 12 * DAY_MINUTES]),
    previous_share: random.pick([null, null, 0.92, 0.95, 0.97, 1.04, 1]),
    priced_days_ago: random.pick([12, 47, 110, 260]),
  };
}

/** Repeats the articles for a range of ids, with different figures each time. */
export function makeUpArticles(first: number, last: number, random: SeededRandom): StockRow[] {
  const articles = [...fabrics, ...galleries, ...motors];
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const id = first + index;
    const [article] = articles.slice((id - 1) % articles.length);
    if (article === undefined) throw new RangeError('the catalog is empty');
    return makeUpStock(article, id, random);
  });
}

/** The initial stock: every article of the catalog, with what the cut plan of the seeds reserved. */
export const stock: readonly StockRow[] = makeUpArticles(
  1,
  fabrics.length + galleries.length + motors.length,
  seededRandom(1_984),
).map((row) => {
  const taken = takenOf(`A-${String(row.id)}`);
  return taken === 0 ? row : { ...row, reserved: Math.round(((row.reserved ?? 0) + taken) * 100) / 100 };
});
