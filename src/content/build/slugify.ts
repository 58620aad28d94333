/** A name as a part of an address: "Café de Olla" is `cafe-de-olla`, "Screen 5 %" is `screen-5`. */
export const slugify = (name: string): string =>
  plain(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Small letters without accents, for comparing. */
export const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
