import type { Endpoint } from '../endpoint.ts';
import { shopCalls } from './shop.ts';
import { stockCalls } from './stock.ts';
import { walletCalls } from './wallet.ts';

/** The calls that SPEC does not show and the app needs (DESIGN 5), in the same style as the others. */
export const assumedCalls = {
  ...stockCalls,
  ...walletCalls,
  ...shopCalls,
} as const satisfies Record<string, Endpoint>;
