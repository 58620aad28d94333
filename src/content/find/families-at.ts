import type { FamilyId } from '../schema/vocabulary.ts';
import { atAwningCatalog, atAwningModel, atCatalog, atDetails, atFabrics } from './places.ts';

type Params = Readonly<Record<string, string | undefined>>;
type Families = (params: Params) => readonly FamilyId[];

const word = (params: Params, key: string) => params[key] ?? '';

const ofDetails =
  (product: 'persianas' | 'toldos'): Families =>
  (params) => {
    const place = atDetails(product, { variant: word(params, 'variant') });
    return place.found ? [place.family.id] : [];
  };

const families: Readonly<Record<string, Families>> = {
  fabrics: (params) => {
    const place = atFabrics({ type: word(params, 'type') });
    return place.found ? [...new Set(place.entries.map(({ family }) => family))] : [];
  },
  awningModel: (params) => {
    const place = atAwningModel({ type: word(params, 'type'), model: word(params, 'model') });
    return place.found ? [place.family.id] : [];
  },
  catalog: (params) => {
    const place = atCatalog({ product: word(params, 'product'), tipo: word(params, 'tipo') });
    return place.found ? [place.family.id] : [];
  },
  awningCatalog: (params) => {
    const place = atAwningCatalog({ tipo: word(params, 'tipo'), modelo: word(params, 'modelo') });
    return place.found ? [place.family.id] : [];
  },
  blindDetails: ofDetails('persianas'),
  awningDetails: ofDetails('toldos'),
};

/** The families of the catalog that a page shows; none for other pages, and where the address names nothing. */
export const familiesAt = (route: string, params: Params): readonly FamilyId[] =>
  families[route]?.(params) ?? [];
