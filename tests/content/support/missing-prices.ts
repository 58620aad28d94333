import type { Control, PriceList, Product } from '#src/quoting/rules.ts';

const idsOf = (parts: readonly { readonly id: string }[]) => parts.map(({ id }) => id);

const idsOfControl = (control: Control) =>
  control.kind === 'manual'
    ? [control.id]
    : [control.id, ...idsOf(control.motors), ...idsOf(control.remotes)];

/** The names that a product can add to a quote and that have no price in the list. */
export function unpriced(product: Product, list: PriceList): readonly string[] {
  const { controls, galleries, extras, fabric, split } = product;
  const items = [
    ...controls.flatMap(idsOfControl),
    ...idsOf(galleries),
    ...idsOf(extras),
    ...[...(fabric?.rolls ?? []), fabric?.join].map((part) => part?.surcharge),
    split?.bracket,
  ].filter((id) => id !== undefined);
  const missing = items.filter((id) => !Object.hasOwn(list.items, id));
  return [...new Set([...(Object.hasOwn(list.products, product.id) ? [] : [product.id]), ...missing])];
}
