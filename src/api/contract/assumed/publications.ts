import * as z from 'zod/mini';
import { get, post, put, type Endpoint } from '../endpoint.ts';
import { optionalDay, optionalMoment } from '../moment.ts';
import { None } from '../none.ts';
import { flagOrFalse, inside, list, optionalText, text } from '../wire.ts';

/** The lists of files that everybody downloads, as the addresses of the specification name them. */
export const PublicationKind = z.enum(['list-price', 'digital-catalog', 'promotions']);
export type PublicationKind = z.output<typeof PublicationKind>;

/**
 * A file as its administrator sees it: on show, planned or withdrawn. Assumed: the specification has only the lists of files on
 * show, which stay as they are.
 */
export const Publication = z.looseObject({
  id: text,
  /** A PublicationKind; or something that we do not know. */
  kind: text,
  name: text,
  /** Absolute, or relative to the API host. */
  url: text,
  version: optionalText,
  /** ISO 8601 date and time of the upload. */
  updated_at: optionalMoment,
  /** First day on which everybody sees it, `YYYY-MM-DD`; null: it never waited. */
  valid_from: optionalDay,
  /** Whether it was taken back, so that nobody else sees it. */
  withdrawn: flagOrFalse,
});
export type Publication = z.output<typeof Publication>;

const OnePublication = inside(['data', 'file'], Publication);

export const publicationCalls = {
  publications: get('/api/publications', {
    summary: 'All files to download, also those that are planned or withdrawn',
    area: 'publications',
    access: 'administrator',
    assumed: 'list',
    input: None,
    output: list(Publication),
  }),
  /** One file for each `attempt`, even when the call is repeated. */
  publishFile: post('/api/publications', {
    summary: 'Publish a PDF among the files to download',
    area: 'publications',
    access: 'administrator',
    assumed: 'done',
    body: 'multipart',
    input: z.object({
      /** Idempotency key, made when the file is chosen. */
      attempt: z.string(),
      kind: PublicationKind,
      name: z.string(),
      version: z.string(),
      /** `YYYY-MM-DD`; empty for at once. */
      valid_from: z.string(),
      file: z.file(),
    }),
    output: OnePublication,
  }),
  /** Repeating the call changes nothing. */
  withdrawFile: put('/api/publications/:id/withdrawn', {
    summary: 'Take a file back, or put it on show again',
    area: 'publications',
    access: 'administrator',
    assumed: 'done',
    input: z.object({ id: z.string(), withdrawn: z.boolean() }),
    output: OnePublication,
  }),
} as const satisfies Record<string, Endpoint>;
