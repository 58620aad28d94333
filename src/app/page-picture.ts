import { familyOf } from '#src/content/families.ts';
import { entries } from '#src/content/index.ts';
import type { PageAddress } from './page-address.ts';

/** Pictures of the pages that show no product of their own. */
const ofPages: Readonly<Partial<Record<PageAddress['id'], string>>> = {
  blinds: 'romana-lino',
  awnings: 'oporto-acrilica',
  motorization: 'screen-5',
  dealers: 'lisboa-screen',
};

const USUAL = 'sheer-natural';

/** Name of the picture that a link to the page is shown with. */
export function pictureOf({ id, params }: PageAddress): string {
  const { variant, type, tipo, model, modelo, tejido } = params;
  const shown = entries.find((entry) => {
    if (variant !== undefined) return entry.slug === variant;
    const named = model ?? modelo;
    if (named !== undefined)
      return entry.model === named && (tejido ?? entry.fabricType) === entry.fabricType;
    const family = familyOf(entry.family);
    if (tipo !== undefined) return family.slug === tipo && (tejido ?? entry.fabricType) === entry.fabricType;
    if (id === 'fabrics') return entry.fabricType === type;
    return type !== undefined && family.product === 'toldos' && family.slug === type;
  });
  return shown?.slug ?? ofPages[id] ?? USUAL;
}
