import { href, routes, type RouteId } from '#src/config/routes.ts';
import { models } from '#src/content/awnings/models.ts';
import { fabricTypes } from '#src/content/fabric-types.ts';
import { families, familyOf } from '#src/content/families.ts';
import { anchorOf } from '#src/content/find/anchor.ts';
import { awningModelTitle, fabricsTitle, variantTitle } from '#src/content/find/titles.ts';
import { fabricTypesIn } from '#src/content/find/variants.ts';
import { entries } from '#src/content/index.ts';
import { loadFamily } from '#src/content/load-family.ts';
import type { Question } from '#src/content/schema/page.ts';
import type { Colour, Variant } from '#src/content/schema/variant.ts';
import { familyTextOf } from '#src/content/texts/families.ts';
import { motorQuestions } from '#src/content/texts/motor-questions.ts';
import { questions } from '#src/content/texts/questions.ts';
import { shopAnswers } from '#src/features/delivery/shop-answers.ts';
import { detailsHref, familyHref, modelHref } from '#src/features/product/addresses.ts';

/** A page that the search can find. */
export interface SearchEntry {
  /** Unique address of the page. */
  readonly id: string;
  readonly name: string;
  /** Type of the page, shown beside its name. */
  readonly kind: string;
  /** Other words that a search finds it by. */
  readonly keywords: string;
  readonly swatch?: { readonly cloth: Variant; readonly colour: Colour } | undefined;
  /** The answer, where the entry is a question. */
  readonly answer?: string;
}

const page = (id: Extract<RouteId, keyof typeof pageKeywords>): SearchEntry => ({
  id: href(id),
  name: routes[id].title,
  kind: 'Página',
  keywords: pageKeywords[id],
});

/** Words that people use for the content of a page. */
const pageKeywords = {
  blinds: 'cortinas ventana colores telas diseños',
  awnings: 'sombra terraza lona marquesina techo manual cochera garage estacionamiento coche auto',
  motorization:
    'motor control remoto alexa google automatizar eléctrica automática persiana toldo silencioso ruido smart sensor',
  quoter:
    'precio por metro cuadrado cotizar cotización cuesta presupuesto persiana toldo galería cenefa contrapeso cadena',
  dealers: 'tiendas sucursales showroom instalador mapa cerca distribuidor comprar vender persiana toldo',
  contact:
    'teléfono whatsapp dirección ubicación horario abren abierto cierran sábado domingo correo ayuda asesor factura facturar ' +
    'facebook instagram promoción oferta rebaja reclamación queja refacción repuesto reparación reparar servicio técnico trabajo empleo vacante',
  about: 'empresa quiénes somos historia',
  privacy: 'datos personales arco privacidad',
  access:
    'registro crear cuenta recuperar contraseña mayoreo descuento precio de distribuidor vender revender',
  login: 'entrar sesión cuenta distribuidor panel pedido orden estado rastrear rastreo seguimiento',
} as const;

/** Questions of a page, each found at its own anchor there. */
const asked = (at: string, among: readonly Question[], about = ''): readonly SearchEntry[] =>
  among.map((one) => ({
    id: `${at}#${anchorOf(one)}`,
    name: one.question,
    kind: 'Respuesta',
    keywords: `${one.searchedBy ?? ''} ${about}`,
    answer: one.answer,
  }));

const blindEntries = entries.filter(({ family }) => familyOf(family).product === 'persianas');

/** Pages, families, fabrics, models and variants: everything known without loading a family. */
export const baseEntries: readonly SearchEntry[] = [
  { ...page('blinds'), kind: 'Catálogo' },
  { ...page('awnings'), kind: 'Catálogo' },
  page('motorization'),
  page('quoter'),
  page('dealers'),
  page('contact'),
  page('about'),
  page('privacy'),
  page('access'),
  page('login'),
  ...asked(href('blinds'), questions, 'persiana toldo'),
  ...asked(href('about'), shopAnswers),
  ...asked(href('motorization'), motorQuestions, 'motor motorizada'),
  {
    id: `${href('motorization')}#sin-luz`,
    name: 'Si se va la luz',
    kind: 'Respuesta',
    keywords: 'apagón apagones corte falla electricidad manual emergencia',
  },
  ...families.flatMap((family) =>
    asked(familyHref(family), familyTextOf(family.id)?.questions ?? [], `${family.one} ${family.name}`),
  ),
  ...families.map((family) => ({
    id: familyHref(family),
    name: family.one,
    kind: family.product === 'toldos' ? 'Toldos' : 'Persianas',
    keywords: `${family.name} ${family.sentence}`,
  })),
  ...fabricTypesIn(blindEntries).map((type) => ({
    id: href('fabrics', { type: type.id }),
    name: fabricsTitle(type),
    kind: 'Tela',
    keywords: `${type.name} ${type.sentence}`,
  })),
  ...models.map((model) => ({
    id: modelHref(model),
    name: awningModelTitle(model),
    kind: 'Modelo',
    keywords: model.sentence,
  })),
  ...entries.map((entry) => ({
    id: detailsHref(entry),
    name: entry.name,
    kind: familyOf(entry.family).one,
    keywords: fabricTypes.find(({ id }) => id === entry.fabricType)?.name ?? '',
  })),
];

/** The variants of all families. */
export const loadVariants = async (): Promise<readonly Variant[]> =>
  (await Promise.all(families.map(({ id }) => loadFamily(id)))).flat();

/** All entries: variants with a swatch, and their colours. */
export function allEntries(variants: readonly Variant[]): readonly SearchEntry[] {
  const swatches = new Map(
    variants.map((cloth) => [detailsHref(cloth), cloth.colours[0] && { cloth, colour: cloth.colours[0] }]),
  );
  const known = baseEntries.map((entry) => ({ ...entry, swatch: swatches.get(entry.id) }));
  const colours = variants.flatMap((variant) =>
    variant.colours.map((colour) => ({
      id: detailsHref(variant, colour.slug),
      name: variantTitle(variant, colour),
      kind: 'Color',
      keywords: `${colour.code} ${familyOf(variant.family).one}`,
      swatch: { cloth: variant, colour },
    })),
  );
  return [...known, ...colours];
}
