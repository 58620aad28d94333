import type { ClientRecord } from '#src/api/contract/assumed/clients.ts';
import type { InputOf } from '#src/api/contract/index.ts';
import type { ClientField } from '#src/reading/clients/client-headings.ts';

/** A client as the server keeps them; '' where nobody said it. */
export type KeptClient = InputOf<'saveClient'>;

/** What is kept of a client, by the names of the API. */
export type ClientCells = Readonly<Record<ClientField, string>>;

export const cellsOf = ({ id: _id, version: _version, tax, ...client }: KeptClient): ClientCells => ({
  ...client,
  'tax.rfc': tax.rfc,
  'tax.legal_name': tax.legal_name,
  'tax.regime': tax.regime,
  'tax.cfdi_use': tax.cfdi_use,
  'tax.postal_code': tax.postal_code,
});

export const clientOf = (
  { id, version = null }: Pick<KeptClient, 'id' | 'version'>,
  cells: ClientCells,
): KeptClient => ({
  ...{ id, version, name: cells.name, phone: cells.phone, email: cells.email, street: cells.street },
  ...{ neighborhood: cells.neighborhood, city: cells.city, postal_code: cells.postal_code },
  tax: {
    rfc: cells['tax.rfc'],
    legal_name: cells['tax.legal_name'],
    regime: cells['tax.regime'],
    cfdi_use: cells['tax.cfdi_use'],
    postal_code: cells['tax.postal_code'],
  },
  notes: cells.notes,
});

/** A record as it is sent back. */
export const keptOf = ({ id, version, tax, ...record }: ClientRecord): KeptClient => ({
  ...{ id, version },
  name: record.name ?? '',
  phone: record.phone ?? '',
  email: record.email ?? '',
  street: record.street ?? '',
  neighborhood: record.neighborhood ?? '',
  city: record.city ?? '',
  postal_code: record.postal_code ?? '',
  tax: {
    rfc: tax?.rfc ?? '',
    legal_name: tax?.legal_name ?? '',
    regime: tax?.regime ?? '',
    cfdi_use: tax?.cfdi_use ?? '',
    postal_code: tax?.postal_code ?? '',
  },
  notes: record.notes ?? '',
});
