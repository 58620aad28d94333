/** Id of the panel, which the button in the strip opens. */
export const PANEL_ID = 'escenarios-y-fallas';

/** Id of the charts beside the page, which another button in the strip opens. */
export const CHARTS_ID = 'diagramas-de-la-pagina';

/** Selector of what the demo adds beside the pages: nothing in there is a part of the app. */
export const DEMO_TOOLS = `[data-demo-tools], #${PANEL_ID}, #${CHARTS_ID}`;
