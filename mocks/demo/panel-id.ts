/** Id of the panel, which the button in the strip opens. */
export const PANEL_ID = 'escenarios-y-fallas';
