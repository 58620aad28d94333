import * as z from 'zod/mini';
import { Line } from '#src/quoting/line.ts';
import { MeasuredMm, Mount } from '#src/quoting/measured.ts';

/** A window as somebody asked for it. What it costs is worked out from the list that it was priced by. */
export const WindowRow = z.object({
  key: z.string(),
  name: z.string(),
  variant: z.string(),
  color: z.string(),
  line: Line,
  mount: z.nullable(Mount),
  measured: z.nullable(MeasuredMm),
});
export type WindowRow = z.output<typeof WindowRow>;

/** For whom something is; what is not known is ''. */
export const ContactRow = z.object({ name: z.string(), phone: z.string(), email: z.string() });
export type ContactRow = z.output<typeof ContactRow>;

/** The list that something was priced by, and the tier of the person it was priced for: null for the public. */
export const pricing = {
  price_list: z.object({ id: z.string(), version: z.number() }),
  tier: z.nullable(z.string()),
};
const Pricing = z.object(pricing);
export type Pricing = z.output<typeof Pricing>;
