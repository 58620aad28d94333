import { familyOf } from '#src/content/families.ts';
import { entries } from '#src/content/index.ts';
import type { PageAddress } from './page-address.ts';

/** Size of the preview picture of a shared link, in px: the smallest that social networks show at full width. */
export const PICTURE = { width: 600, height: 315 } as const;

/** Pictures of pages that show no single product, by route. */
const routePictures: Readonly<Partial<Record<PageAddress['id'], string>>> = {
  blinds: 'romana-lino',
  awnings: 'oporto-acrilica',
  motorization: 'screen-5',
  dealers: 'lisboa-screen',
};

const DEFAULT_PICTURE = 'sheer-natural';

/** Returns the name of the preview picture of a page. */
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
  return shown?.slug ?? routePictures[id] ?? DEFAULT_PICTURE;
}
