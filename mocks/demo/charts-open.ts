import { createStore } from '../database/store.ts';

/** Whether the charts of the page's machines are shown beside it. */
export const chartsOpen = createStore(false);
