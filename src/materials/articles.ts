import {
  AWNING_BAR,
  AWNING_MARK,
  CONTROL_CODE,
  familyMarks,
  galleryTrimMm,
  hardwareCodes,
  partArticles,
  safetyArticles,
  type ArticlePart,
  type Kept,
  type PartArticle,
} from '#src/content/cuts/articles.ts';
import { familyOf } from '#src/content/families.ts';
import { fittingOptions, hardwareNames } from '#src/content/fittings.ts';
import { galleries, hardwareFinishes } from '#src/content/items/galleries.ts';
import type { Colour, Variant } from '#src/content/schema/variant.ts';
import type { FamilyId } from '#src/content/schema/vocabulary.ts';
import { inNumber } from '#src/format/numbers.ts';
import type { Fitting } from '#src/quoting/fitting.ts';
import type { Gallery } from '#src/quoting/rules.ts';
import { nearestColour } from './nearest-colour.ts';
import { INNER_BAR, partNames } from './part-names.ts';

/** What the workshop takes from its shelf: nothing else can take its place. */
export interface Article {
  readonly code: string;
  readonly name: string;
  readonly kept: Kept;
}

/** What an article's mark depends on. */
export interface Made {
  readonly variant: Variant;
  readonly colour: Colour;
  readonly fitting: Pick<Fitting, 'hardware'>;
  /** null where its rules name none. */
  readonly diameterMm: number | null;
  /** Id of its gallery. */
  readonly gallery: string | null;
}

/** A piece of a code, and of a name. */
interface Said {
  readonly code: string;
  readonly name: string;
}

const isAwning = (family: FamilyId) => familyOf(family).product === 'toldos';

/** Whether the metal of a family is sold in colours, apart from its gallery. */
const hasHardware = (family: FamilyId): boolean =>
  fittingOptions({ family, control: undefined, gallery: undefined, mount: null, heightMm: null }).hardware
    .length > 0;

/** Whether slats are its material, in its colours. */
export const hasColouredSlats = ({ slatMm, product }: Variant): boolean =>
  slatMm !== undefined && product.fabric === null;

/** Whose part it is, and its colour: of a family, in a colour of hardware or without one; or of slats, in theirs. */
function ownerOf({ marks }: PartArticle, { variant, colour, fitting }: Made) {
  const { family } = variant;
  const { code, name } = familyMarks[family];
  const own: Said = { code, name: ` ${name}` };
  const hardware = hasHardware(family) ? fitting.hardware : undefined;
  if (!marks.includes('colour')) return { owner: marks.includes('family') ? own : null, dye: null };
  if (hardware !== undefined) {
    return { owner: own, dye: { code: hardwareCodes[hardware], name: `, ${hardwareNames[hardware]}` } };
  }
  return hasColouredSlats(variant)
    ? { owner: null, dye: { code: colour.code, name: ` de ${variant.name}, ${colour.name}` } }
    : { owner: own, dye: null };
}

/** A mark that is a measure in mm. */
const measured = (mm: number): Said => ({ code: String(mm), name: ` de ${inNumber(mm)} mm` });

const ofGallery = (id: string): Said => ({
  code: id.replace('galeria-', '').toUpperCase(),
  name: `: ${galleries.find(({ slug }) => slug === id)?.name ?? id}`,
});

/** What tells an article from others of its part, in the order of its code. */
function saidOf(part: PartArticle, made: Made, lengthMm: number): readonly Said[] {
  const { diameterMm, gallery, variant } = made;
  const { owner, dye } = ownerOf(part, made);
  const has = (mark: PartArticle['marks'][number]) => part.marks.includes(mark);
  const said: readonly (Said | null)[] = [
    has('diameter') && diameterMm !== null ? measured(diameterMm) : null,
    has('diameter') && isAwning(variant.family) ? { code: AWNING_MARK, name: ' para toldo' } : null,
    owner,
    has('slat') && variant.slatMm !== undefined ? measured(variant.slatMm) : null,
    has('length') ? measured(lengthMm) : null,
    dye,
    has('gallery') && gallery !== null ? ofGallery(gallery) : null,
  ];
  return said.filter((one) => one !== null);
}

/** The article that a part is cut from or that it is. @param lengthMm of the part, where it is bought to a length */
export function articleOf(part: ArticlePart, made: Made, lengthMm = 0): Article {
  const { code, kept } = partArticles[part];
  const said = saidOf(partArticles[part], made, lengthMm);
  return {
    code: [code, ...said.map((one) => one.code)].join('-'),
    name: (part === 'inner-bar' ? INNER_BAR : partNames[part]) + said.map((one) => one.name).join(''),
    kept: kept.by === 'bar' && isAwning(made.variant.family) ? AWNING_BAR : kept,
  };
}

/**
 * The bar that a gallery is cut from: in the colour of hardware where it is sold in it, else in the finish that looks
 * most like the cloth.
 */
export function galleryArticle(
  { id, barMm }: Pick<Gallery, 'id' | 'barMm'>,
  { fitting, colour }: Made,
): Article {
  const item = galleries.find(({ slug }) => slug === id);
  const finishes = item?.finishes ?? [];
  const wanted = fitting.hardware === undefined ? undefined : hardwareFinishes[fitting.hardware];
  const finish = finishes.find(({ slug }) => slug === wanted) ?? nearestColour(finishes, colour.hex);
  return {
    code: finish?.code ?? `GA-${id}`.toUpperCase(),
    name: [item?.name ?? id, ...(finish === undefined ? [] : [finish.name])].join(' '),
    kept: { by: 'bar', barMm, trimMm: galleryTrimMm(id) },
  };
}

/** What moves a window by hand. @param name of the control */
export const controlArticle = (family: FamilyId, control: string, name: string): Article => ({
  code: `${CONTROL_CODE}-${familyMarks[family].code}-${control.toUpperCase()}`,
  name: `Mando ${familyMarks[family].name}: ${name.toLocaleLowerCase('es')}`,
  kept: { by: 'piece' },
});

/** What keeps children from the cord of a window. */
export const safetyArticle = (safety: NonNullable<Fitting['safety']>): Article => ({
  ...safetyArticles[safety],
  kept: { by: 'piece' },
});
