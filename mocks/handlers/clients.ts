import * as z from 'zod/mini';
import { clientFaults } from '#src/reading/client-faults.ts';
import type { Answers } from '../requests/handle.ts';
import { invalid } from '../requests/refusal.ts';
import { clients, type ClientRow } from '../rows/client.ts';
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
});

/** Returns a row as the server sends it. */
const serialize = ({ user_id: _owner, ...row }: ClientRow) => row;

export const clientsAnswers: Pick<Answers<'quotes'>, 'clients' | 'saveClient'> = {
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
    const row: ClientRow = { ...data, user_id: owner };
    const isIt = (one: ClientRow) => one.user_id === owner && one.id === id;
    const saved = clients.findFirst((query) => query.where(isIt));
    if (saved === undefined) await clients.create(row);
    else {
      await clients.update((query) => query.where(isIt), {
        data: (draft) => {
          Object.assign(draft, row);
        },
      });
    }
    return { data: serialize(row) };
  },
};
