/** How many windows are shown at first, and with each "Ver más". */
export const BATCH_SIZE = 24;
