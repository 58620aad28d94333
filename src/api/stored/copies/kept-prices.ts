import { OwnPrices } from '../../contract/assumed/price-list.ts';
import { PRICES_KEY } from '../session-store.ts';
import { valueStore } from './kept-value.ts';

/** The newest price list that the server sent to the person. */
export const keptPrices = valueStore(PRICES_KEY, OwnPrices);
