/** What the strip's button opens. */
export const PANEL_ID = 'escenarios-y-fallas';
