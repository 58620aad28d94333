import { createStore } from '../store.ts';

/** Whether the charts of the page's machines are shown beside it. */
export const chartsOpen = createStore(false);
