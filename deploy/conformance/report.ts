import * as z from 'zod/mini';

/** A server's answer to one call. */
export const Finding = z.object({
  /** Name of the call in the contract. */
  call: z.string(),
  path: z.string(),
  /** HTTP status; null without an answer. */
  status: z.nullable(z.number()),
  /** Whether the answer is as the contract says. */
  decoded: z.boolean(),
  /** Where and how the answer differs; where it does not, a remark or ''. */
  difference: z.string(),
  /** Every field that could not be decoded. */
  issues: z.array(z.object({ path: z.string(), message: z.string() })),
});
export type Finding = z.infer<typeof Finding>;

/** What `npm run conformance -- --report FILE` writes, and Storybook's page "Servidor/Diferencias" shows. */
export const Report = z.object({
  /** Origin of the server. */
  host: z.string(),
  /** When it was asked, in ISO 8601. */
  at: z.string(),
  findings: z.array(Finding),
});
export type Report = z.infer<typeof Report>;
