/** How wide the panels of a panel blind are, in mm: its cut table and its drawing agree by these figures. */
export const japanesePanels = {
  /** The panels, closed, are together this much narrower than the blind. */
  lessMm: 10,
  /** No panel is wider: they slide in rails of this width. */
  widestMm: 600,
  /** How far each panel covers the next one. */
  lapMm: 60,
} as const;
