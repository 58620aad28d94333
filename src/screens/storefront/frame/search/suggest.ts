import { fabricTypes } from '#src/content/fabric-types.ts';
import { families, familyOf } from '#src/content/families.ts';
import { distance } from '#src/content/find/distance.ts';
import { small } from '#src/content/first-letter.ts';
import { rooms } from '#src/content/rooms.ts';
import type { Variant } from '#src/content/schema/variant.ts';
import type { FabricTypeId, FamilyId, ProductId, RoomId } from '#src/content/schema/vocabulary.ts';
import { colourFamiliesOf, type ColourFamilyId } from '#src/features/catalog/colour-families.ts';
import { catalogHref } from '#src/features/product/addresses.ts';
import { normalizeText } from '#src/format/normalize-text.ts';
import { counted } from '#src/format/words.ts';
import type { SearchEntry } from './search-entries.ts';
import { sameAs, stemOf, typedWords } from './search-words.ts';

/** What the words of a search ask for. */
interface Asked {
  readonly product?: ProductId;
  readonly family?: FamilyId;
  readonly fabric?: FabricTypeId;
  readonly colour?: ColourFamilyId;
  readonly room?: RoomId;
}

/** Words for a colour, behind how we name it. */
const colourWords: readonly (readonly [id: ColourFamilyId, name: string, ...words: string[]])[] = [
  ['blancos', 'blanco', 'hueso', 'marfil'],
  ['beiges', 'beige', 'arena', 'crema'],
  ['grises', 'gris', 'plata', 'grafito'],
  ['negros', 'negro'],
  ['cafes', 'café', 'chocolate', 'marrón', 'nogal'],
  ['rojos', 'rojo', 'terracota', 'vino'],
  ['amarillos', 'amarillo', 'dorado', 'mostaza'],
  ['verdes', 'verde'],
  ['azules', 'azul', 'marino'],
  ['rosas', 'rosa', 'morado', 'lila'],
];

const isRoom = (key: string): key is RoomId => Object.hasOwn(rooms, key);

const wordsThatAsk: readonly (readonly [word: string, asked: Asked])[] = [
  ['persiana', { product: 'persianas' }],
  ['toldo', { product: 'toldos' }],
  ['enrollable', { family: 'enrollables' }],
  ['sheer', { family: 'sheer-elegance' }],
  ['romana', { family: 'romanas' }],
  ['vertical', { family: 'verticales' }],
  ['panel', { family: 'panel-japones' }],
  ['horizontal', { family: 'horizontales' }],
  ['blackout', { fabric: 'blackout' }],
  ['screen', { fabric: 'screen' }],
  ['traslucida', { fabric: 'traslucidas' }],
  ['madera', { fabric: 'madera' }],
  ['aluminio', { fabric: 'aluminio' }],
  ['pvc', { fabric: 'pvc' }],
  ['niños', { room: 'infantil' }],
  ['bebé', { room: 'infantil' }],
  ['patio', { room: 'terraza' }],
  ['azotea', { room: 'terraza' }],
  ['television', { room: 'cuarto-de-tv' }],
  ['tele', { room: 'cuarto-de-tv' }],
  ...Object.keys(rooms)
    .filter(isRoom)
    .map((room) => [room, { room }] as const),
  ...colourWords.flatMap(([colour, ...words]) => words.map((word) => [word, { colour }] as const)),
];

/** Words that name a room or a colour by themselves, by stem; others with the same meaning may name a page as well. */
const alone = new Set(
  [
    ...[...Object.keys(rooms), 'restaurante', 'cafeteria', 'dormitorio', 'habitacion', 'alcoba', 'roja'],
    ...colourWords.map(([, word]) => normalizeText(word)),
  ].map(stemOf),
);

const meanings = new Map<string, Asked>(
  wordsThatAsk.flatMap(([word, asked]) =>
    sameAs(stemOf(normalizeText(word))).map((stem) => [stem, asked] as const),
  ),
);

/** Letters from which a word may be written with one letter wrong. */
const LONG = 5;

const meaningOf = (stem: string): Asked | undefined =>
  meanings.get(stem) ??
  (stem.length < LONG
    ? undefined
    : [...meanings].find(([known]) => known.length >= LONG && distance(known, stem) === 1)?.[1]);

/** What a whole search asks for; null when one of its words is something else. */
function askedBy(typed: string): Asked | null {
  let asked: Asked = {};
  for (const stem of typedWords(typed)) {
    const meaning = meaningOf(stem);
    if (meaning === undefined) return null;
    asked = { ...meaning, ...asked };
  }
  return asked;
}

const fits = ({ fabric, colour, room }: Asked, variant: Variant): boolean =>
  (fabric === undefined || variant.fabricType === fabric) &&
  (room === undefined || variant.rooms.includes(room)) &&
  (colour === undefined || variant.colours.some((one) => colourFamiliesOf(one).includes(colour)));

/** The family with most variants that fit, and their number; null when none does. */
function bestFamily(asked: Asked, variants: readonly Variant[]): { id: FamilyId; count: number } | null {
  const counts = families
    .filter(
      ({ id, product }) =>
        (asked.family === undefined || asked.family === id) &&
        (asked.product === undefined || asked.product === product),
    )
    .map(({ id }) => ({
      id,
      count: variants.filter((variant) => variant.family === id && fits(asked, variant)).length,
    }));
  const best = counts.toSorted((one, other) => other.count - one.count)[0];
  return best === undefined || best.count === 0 ? null : best;
}

/**
 * The part of a catalog that a search describes by colour or room, such as "cortina negra para recámara"; null for
 * every other search.
 */
export function suggestion(typed: string, variants: readonly Variant[]): SearchEntry | null {
  const asked = askedBy(typed);
  const [word = '', ...more] = typedWords(typed);
  // One word may name a page as well, but a room or a colour is of a blind.
  if (more.length === 0 && !alone.has(word)) return null;
  if (asked === null || (asked.colour === undefined && asked.room === undefined)) return null;
  const best = bestFamily(asked, variants);
  if (best === null) return null;
  const family = familyOf(best.id);
  const { fabric, colour, room } = asked;
  const query = new URLSearchParams({
    ...(colour === undefined ? {} : { color: colour }),
    ...(room === undefined ? {} : { cuarto: room }),
    ...(fabric === undefined ? {} : { tela: fabric }),
  });
  const colourName = colourWords.find(([id]) => id === colour)?.[1];
  const fabricName = fabricTypes.find(({ id }) => id === fabric)?.name;
  return {
    id: `${catalogHref(family)}?${query.toString()}`,
    name: [
      family.one,
      ...(fabricName === undefined ? [] : [`de ${small(fabricName)}`]),
      ...(colourName === undefined ? [] : [`en ${colourName}`]),
      ...(room === undefined ? [] : [`para ${small(rooms[room])}`]),
    ].join(' '),
    kind: counted(best.count, 'opción', 'opciones'),
    keywords: '',
  };
}
