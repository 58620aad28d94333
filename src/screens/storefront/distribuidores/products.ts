import { families } from '#src/content/families.ts';

const MOTORS = { value: 'motorizacion', label: 'Motorización' };

const ofFamilies = families.map(({ id, name, product }) => ({
  value: id,
  label: `${product === 'toldos' ? 'Toldos' : 'Persianas'}: ${name.toLocaleLowerCase('es-MX')}`,
}));

/** What somebody may be looking for. */
export const productOptions = [{ value: '', label: 'Todo' }, ...ofFamilies, MOTORS] as const;

const names = new Map([
  ...families.map(({ id, name }) => [id, name] as const),
  ['motorizacion', MOTORS.label] as const,
]);

/** The names of what a dealer says that they sell; words that we do not know are left out. */
export const namesOfProducts = (products: readonly string[]): readonly string[] =>
  [...names].flatMap(([id, name]) => (products.includes(id) ? [name] : []));
