/**
 * How far a browser keeps the app for later, each with all before it: what starts every page of the shop; the quoter;
 * every page; and also what is seldom needed and large.
 */
export const extents = ['shell', 'quoter', 'pages', 'all'] as const;
export type Extent = (typeof extents)[number];

/** The further one of two. */
export const further = (one: Extent, other: Extent): Extent =>
  extents.indexOf(one) > extents.indexOf(other) ? one : other;
