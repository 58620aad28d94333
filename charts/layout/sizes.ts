/** Sizes of the drawing in px at zoom 1, for layout and drawing. */
export const sizes = {
  titleText: 13,
  titleRow: 17,
  pillText: 12,
  pillRow: 15,
  monoText: 10,
  monoRow: 13,
  guardText: 11,
  guardWidest: 100,
  /** Width of an icon before a text, with its gap. */
  icon: 15,
  pillSide: 9,
  pillTop: 5,
  /** Still a target of 24 px at the smallest readable zoom. */
  pillLeast: 28,
  pillWidest: 84,
  boxSide: 11,
  boxTop: 7,
  gap: 5,
  margin: 6,
  stateWidest: 150,
  stateLeast: 64,
  dot: 9,
} as const;
