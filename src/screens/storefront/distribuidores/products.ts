import { families } from '#src/content/families.ts';

const MOTORS = { value: 'motorizacion', label: 'Motorización' };

const ofFamilies = families.map(({ id, name, product }) => ({
  value: id,
  label: `${product === 'toldos' ? 'Toldos' : 'Persianas'}: ${name.toLocaleLowerCase('es-MX')}`,
}));

/** Options of the product filter. */
export const productOptions = [{ value: '', label: 'Todo' }, ...ofFamilies, MOTORS] as const;

const names = new Map([
  ...families.map(({ id, name }) => [id, name] as const),
  ['motorizacion', MOTORS.label] as const,
]);

/** Names of the products that a dealer sells; unknown products are left out. */
export const namesOfProducts = (products: readonly string[]): readonly string[] =>
  [...names].flatMap(([id, name]) => (products.includes(id) ? [name] : []));
