import * as z from 'zod/mini';
import { clientFaults } from '#src/reading/client-faults.ts';
import { seenVersion } from '../quotes/revision.ts';
import type { Answers } from '../requests/handle.ts';
import { conflict, invalid } from '../requests/refusal.ts';
import { ClientRow, clients } from '../rows/client.ts';
import { check } from '../validation/fields.ts';
import { sameText } from '../validation/same-id.ts';

const text = z.pipe(
  z.string('Escribe un texto.'),
  z.transform((written) => written.trim()),
);

const shape = (id: string) => ({
  id: sameText(id),
  ...{ name: text, phone: text, email: text },
  ...{ street: text, neighborhood: text, city: text, postal_code: text },
  tax: z.object({ rfc: text, legal_name: text, regime: text, cfdi_use: text, postal_code: text }),
  notes: text,
  version: z.optional(z.nullable(seenVersion)),
});

const STALE = 'Alguien cambió los datos de este cliente mientras los editabas.';

/** Its content, in the order of the schema. */
const textOf = (row: ClientRow) => JSON.stringify(z.parse(ClientRow, row));

/** Returns a row as the server sends it. */
const serialize = ({ user_id: _owner, ...row }: ClientRow) => row;

export const clientsAnswers: Pick<Answers<'quotes'>, 'clients' | 'saveClient' | 'deleteClient'> = {
  clients: ({ user }) => {
    const { id } = user();
    return {
      data: clients
        .all()
        .filter((row) => row.user_id === id)
        .map(serialize),
    };
  },
  saveClient: async ({ fields, param, user }) => {
    const { id: owner } = user();
    const id = param('id');
    const { data, errors } = check(fields, shape(id));
    if (data === null) throw invalid(errors);
    // Whether an odd RFC is as on its paper is for the person to say.
    const faults = Object.entries(clientFaults(data, true));
    if (faults.length > 0) throw invalid(Object.fromEntries(faults.map(([name, fault]) => [name, [fault]])));
    const isIt = (one: ClientRow) => one.user_id === owner && one.id === id;
    const saved = clients.findFirst((query) => query.where(isIt));
    const { version: seen, ...content } = data;
    if (saved === undefined)
      return { data: serialize(await clients.create({ ...content, user_id: owner, version: 1 })) };
    const next: ClientRow = { ...content, user_id: owner, version: saved.version };
    if (textOf(next) === textOf(saved)) return { data: serialize(saved) };
    if (typeof seen === 'number' && seen !== saved.version) throw conflict(STALE, serialize(saved));
    const row = { ...next, version: saved.version + 1 };
    await clients.update((query) => query.where(isIt), {
      data: (draft) => {
        Object.assign(draft, row);
      },
    });
    return { data: serialize(row) };
  },
  deleteClient: ({ param, user }) => {
    const { id: owner } = user();
    const id = param('id');
    clients.delete((query) => query.where((row) => row.user_id === owner && row.id === id));
    return { message: 'Cliente eliminado.' };
  },
};
