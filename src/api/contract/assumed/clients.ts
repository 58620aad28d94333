import * as z from 'zod/mini';
import { get, put, remove, type Endpoint } from '../endpoint.ts';
import { None } from '../none.ts';
import { Acknowledged } from '../reply.ts';
import { inside, list, optional, optionalText, text, whole } from '../wire.ts';

/** What the invoice of a client says of them, as on their paper of the SAT. */
const Tax = z.looseObject({
  rfc: optionalText,
  /** Without the kind of company. */
  legal_name: optionalText,
  /** Code of c_RegimenFiscal: "601". */
  regime: optionalText,
  /** Code of c_UsoCFDI: "G03". */
  cfdi_use: optionalText,
  postal_code: optionalText,
});

/**
 * What a dealer keeps of a client of theirs; nobody else gets it, administrators neither. Assumed: the specification has no
 * call for it.
 */
export const ClientRecord = z.looseObject({
  /** The client makes it: that of a quote or an order of the same client, or a new one. */
  id: text,
  name: optionalText,
  phone: optionalText,
  email: optionalText,
  /** Street and number. */
  street: optionalText,
  neighborhood: optionalText,
  city: optionalText,
  postal_code: optionalText,
  tax: optional(Tax),
  /** The dealer's own, at most 500 letters. */
  notes: optionalText,
  /** Increases with every change; null where the server does not count them. */
  version: optional(whole),
});
export type ClientRecord = z.output<typeof ClientRecord>;

export const clientCalls = {
  clients: get('/api/clients', {
    summary: 'What the current user keeps of their own clients',
    area: 'quotes',
    access: 'session',
    assumed: 'list',
    input: None,
    output: list(ClientRecord),
  }),
  /**
   * Repeating the call with the same id and content changes nothing. Where another version than the one that was read is
   * kept, the server answers 409, with the kept record as in a reply.
   */
  saveClient: put('/api/clients/:id', {
    summary: 'Create or change what is kept of a client (the client creates the id)',
    area: 'quotes',
    access: 'session',
    assumed: 'done',
    keyed: true,
    input: z.object({
      id: z.string(),
      name: z.string(),
      phone: z.string(),
      email: z.string(),
      street: z.string(),
      neighborhood: z.string(),
      city: z.string(),
      postal_code: z.string(),
      tax: z.object({
        rfc: z.string(),
        legal_name: z.string(),
        regime: z.string(),
        cfdi_use: z.string(),
        postal_code: z.string(),
      }),
      notes: z.string(),
      /** The one that was read; without it the record is saved over whatever is kept. */
      version: z.optional(z.nullable(z.number())),
    }),
    output: inside(['data', 'client'], ClientRecord),
  }),
  /** Repeating the call changes nothing. The client's quotes and orders stay. */
  deleteClient: remove('/api/clients/:id', {
    summary: 'Delete what is kept of a client',
    area: 'quotes',
    access: 'session',
    assumed: 'done',
    input: z.object({ id: z.string() }),
    output: Acknowledged,
  }),
} as const satisfies Record<string, Endpoint>;
