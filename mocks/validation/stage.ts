import * as z from 'zod/mini';
import { orderStages } from '#src/api/contract/assumed/orders.ts';

/** A stage of an order. */
export const stage = (message: string) => z.enum(orderStages, message);
