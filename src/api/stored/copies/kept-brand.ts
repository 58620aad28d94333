import { Brand } from '../../contract/assumed/brand.ts';
import { BRAND_KEY } from '../session-store.ts';
import { valueStore } from './kept-value.ts';

/** How the person signs what their clients read. */
export const keptBrand = valueStore(BRAND_KEY, Brand);
