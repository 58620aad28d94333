import * as z from 'zod/mini';
import { Asked } from '#src/quoting/asked.ts';
import { Fitting } from '#src/quoting/fitting.ts';
import { Line } from '#src/quoting/line.ts';
import { MeasuredMm, Mount } from '#src/quoting/measures/measured.ts';

/** A requested window. Its price is calculated from the list that it was priced with. */
export const WindowRow = z.object({
  key: z.string(),
  name: z.string(),
  variant: z.string(),
  color: z.string(),
  line: Line,
  mount: z.nullable(Mount),
  measured: z.nullable(MeasuredMm),
  fitting: z.nullable(Fitting),
  asked: z.nullable(Asked),
  note: z.optional(z.nullable(z.string())),
  optional: z.optional(z.boolean()),
});
export type WindowRow = z.output<typeof WindowRow>;

/** A window without the other fields of its row, such as those of a cart. */
export const windowOf = ({
  key,
  name,
  variant,
  color,
  line,
  mount,
  measured,
  fitting,
  asked,
  note,
  optional,
}: WindowRow): WindowRow => ({
  ...{ key, name, variant, color, line, mount, measured, fitting, asked },
  ...(note === undefined ? {} : { note }),
  ...(optional === true ? { optional } : {}),
});

/** Contact data of a client; unknown values are ''. */
export const ContactRow = z.object({ name: z.string(), phone: z.string(), email: z.string() });
export type ContactRow = z.output<typeof ContactRow>;

/** The price list, and the tier of the buyer: null for the public. */
export const pricing = {
  price_list: z.object({ id: z.string(), version: z.number() }),
  tier: z.nullable(z.string()),
};
const Pricing = z.object(pricing);
export type Pricing = z.output<typeof Pricing>;
