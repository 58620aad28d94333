import type { Structure } from '#src/content/schema/structure.ts';

const addresses = import.meta.glob<string>('./pictures/*.{avif,webp}', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

/** Views that a structure is rendered in; renders/cloth/README.md says what their greys mean. */
export type ClothView = 'front' | 'through' | 'second';

/** Addresses of a picture, the smallest first; the next is for browsers that cannot read it. */
export const clothPicture = (structure: Structure, view: ClothView): readonly string[] =>
  ['avif', 'webp'].flatMap((format) => addresses[`./pictures/${structure}.${view}.${format}`] ?? []);
