import * as z from 'zod/mini';
import { get, post, put, type Endpoint } from '../endpoint.ts';
import { optionalDay, optionalMoment } from '../moment.ts';
import { None } from '../none.ts';
import { inside, list, optionalText, text } from '../wire.ts';

/** A sample of a cloth in one of its colours. */
const Sample = z.looseObject({
  /** Slug of the variant. */
  variant: text,
  /** Slug of the colour. */
  color: text,
  /** Folio of the quote that it is for; null without one. */
  quote: optionalText,
});

/** A request for samples, as the shop sees it. Assumed: the specification has no call for it. */
export const SampleRequest = z.looseObject({
  id: text,
  /** Shown to people: "M-12". */
  folio: text,
  status: z.enum(['pendiente', 'enviada']),
  name: optionalText,
  phone: optionalText,
  email: optionalText,
  /** Street and number. */
  street: optionalText,
  neighborhood: optionalText,
  postal_code: optionalText,
  city: optionalText,
  state: optionalText,
  samples: z.array(Sample),
  /** ISO 8601 date and time. */
  created_at: optionalMoment,
  /** The day told to the person, `YYYY-MM-DD`. */
  arrives_on: optionalDay,
});
export type SampleRequest = z.output<typeof SampleRequest>;

export const sampleCalls = {
  requestSamples: post('/api/sample-requests', {
    summary: 'Request samples of cloth by mail',
    area: 'samples',
    access: 'anyone',
    assumed: 'done',
    keyed: true,
    input: z.object({
      name: z.string(),
      phone: z.string(),
      email: z.string(),
      street: z.string(),
      neighborhood: z.string(),
      postal_code: z.string(),
      city: z.string(),
      state: z.string(),
      samples: z.array(z.object({ variant: z.string(), color: z.string(), quote: z.nullable(z.string()) })),
      /** Response token of the human-verification widget. */
      captcha: z.string(),
    }),
    /** `arrives_on`: the day that they arrive, `YYYY-MM-DD`; null when not known. */
    output: inside(['data'], z.looseObject({ folio: text, arrives_on: optionalDay })),
  }),
  sampleRequests: get('/api/sample-requests', {
    summary: 'Requests for samples',
    area: 'samples',
    access: 'administrator',
    assumed: 'list',
    input: None,
    output: list(SampleRequest),
  }),
  sendSamples: put('/api/sample-requests/:id', {
    summary: 'Record that the samples of a request were sent',
    area: 'samples',
    access: 'administrator',
    assumed: 'done',
    input: z.object({ id: z.string() }),
    output: inside(['data'], SampleRequest),
  }),
} as const satisfies Record<string, Endpoint>;
