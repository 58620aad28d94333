import type { Variant } from './schema/variant.ts';
import type { FamilyId } from './schema/vocabulary.ts';

/** Each family is a separate module, fetched when a page shows it. */
const loaders: Readonly<Record<FamilyId, () => Promise<readonly Variant[]>>> = {
  enrollables: () => import('./blinds/enrollables.ts').then((module) => module.enrollables),
  'sheer-elegance': () => import('./blinds/sheer-elegance.ts').then((module) => module.sheerElegance),
  romanas: () => import('./blinds/romanas.ts').then((module) => module.romanas),
  verticales: () => import('./blinds/verticales.ts').then((module) => module.verticales),
  'panel-japones': () => import('./blinds/panel-japones.ts').then((module) => module.panelJapones),
  horizontales: () => import('./blinds/horizontales.ts').then((module) => module.horizontales),
  'toldos-brazos-retractiles': () =>
    import('./awnings/brazos-retractiles.ts').then((module) => module.brazosRetractiles),
  'toldos-verticales': () => import('./awnings/verticales.ts').then((module) => module.toldosVerticales),
  'toldos-capotas': () => import('./awnings/capotas.ts').then((module) => module.capotas),
  'toldos-pergolas': () => import('./awnings/pergolas.ts').then((module) => module.pergolas),
};

/** The variants of one family, with everything that is known of them. */
export const loadFamily = (id: FamilyId): Promise<readonly Variant[]> => loaders[id]();
