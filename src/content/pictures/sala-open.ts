const files = import.meta.glob<string>('./sala/open/*.{avif,webp}', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

const WIDTHS = [480, 960, 1600] as const;

const setOf = (kind: 'avif' | 'webp') =>
  WIDTHS.map((width) => `${files[`./sala/open/${String(width)}.${kind}`] ?? ''} ${String(width)}w`).join(
    ', ',
  );

/** The living room with its window free, as sets of sources for an image of 1600 × 1000 px. */
export const salaOpen = {
  avif: setOf('avif'),
  webp: setOf('webp'),
  fallback: files['./sala/open/960.webp'] ?? '',
};
