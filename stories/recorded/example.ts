import * as z from 'zod/mini';
import { Recording } from '#mocks/demo/recording/recording.ts';
import recorded from './login-to-order.json';

/** A customer logs in, quotes a blind, puts it into the cart, and orders; as the demo recorded it. */
export const example: Recording = z.parse(Recording, recorded);
