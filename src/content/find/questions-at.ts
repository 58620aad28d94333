import { families } from '../families.ts';
import type { Question } from '../schema/page.ts';
import type { Family } from '../schema/vocabulary.ts';
import { familyTextOf } from '../texts/families.ts';
import { motorQuestions } from '../texts/motor-questions.ts';
import { questions } from '../texts/questions.ts';
import { atAwningModel, atAwningModels, atCatalog } from './places.ts';

type Params = Readonly<Record<string, string | undefined>>;

const ofFamily = ({ id }: Pick<Family, 'id'>): readonly Question[] => familyTextOf(id)?.questions ?? [];

/** One question of each type of awning. */
export const awningQuestions: readonly Question[] = families
  .filter(({ product }) => product === 'toldos')
  .flatMap((family) => ofFamily(family).slice(0, 1));

const atPage: Readonly<Record<string, (params: Params) => readonly Question[]>> = {
  blinds: () => questions,
  awnings: () => awningQuestions,
  motorization: () => motorQuestions,
  catalog: ({ product = '', tipo = '', tejido }) => {
    const place = atCatalog({ product, tipo });
    return place.found && product === 'persianas' && (tejido ?? '') === '' ? ofFamily(place.family) : [];
  },
  awningModels: ({ type = '' }) => {
    const place = atAwningModels({ type });
    return place.found ? ofFamily(place.family) : [];
  },
  awningModel: ({ type = '', model = '' }) => {
    const place = atAwningModel({ type, model });
    return place.found ? ofFamily(place.family) : [];
  },
};

/** What a page answers, apart from the pages of single products, which repeat their family's answers. */
export const questionsAt = (route: string, params: Params): readonly Question[] =>
  atPage[route]?.(params) ?? [];
