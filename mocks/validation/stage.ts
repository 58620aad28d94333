import * as z from 'zod/mini';
import { orderStages } from '#src/config/order-stages.ts';

/** A stage of an order. */
export const stage = (message: string) => z.enum(orderStages, message);
