import { workshopStage } from '#src/config/order-stages.ts';
import type { WindowSupply } from '#src/content/delivering/supply.ts';
import { promiseFor } from '#src/promise/promise.ts';
import { findVariant } from '../pricing/find-variant.ts';
import { placeOf } from '../pricing/place.ts';
import type { OrderRow } from '../rows/order.ts';

/** The day that an order is awaited on: none, once it was cancelled. */
export const awaitedOn = ({ stage, promised_on }: Pick<OrderRow, 'stage' | 'promised_on'>): string | null =>
  workshopStage(stage) === 'cancelado' ? null : promised_on;

/** Returns the day promised for an order made on a day, `YYYY-MM-DD`; null when nobody knows it. */
export const promisedOn = (
  { windows, postal_code }: Pick<OrderRow, 'windows' | 'postal_code'>,
  supplies: readonly WindowSupply[],
  orderedOn: string,
): string | null =>
  promiseFor(placeOf(postal_code)).day(
    windows.map(({ key, variant, line }) => ({ key, variant: findVariant(variant), line })),
    supplies,
    orderedOn,
  );
