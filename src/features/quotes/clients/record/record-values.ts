import type { TypedClientRecord } from '#machines/save-client/save-client.machine.ts';
import { keptOf } from '#machines/support/client-cells.ts';
import type { ClientRecord } from '#src/api/contract/assumed/clients.ts';
import { textIn } from '#src/browser/form-values.ts';
import { sentPhone } from '#src/reading/named-phone.ts';
import { sentPostcode } from '#src/reading/postcode.ts';
import { plainRfc } from '#src/reading/tax/rfc.ts';
import { typedOf } from '../alike.ts';
import type { Client } from '../clients-of.ts';

/** A part of a record, which has a form of its own. */
export const recordParts = ['contacto', 'facturacion', 'notas'] as const;
export type RecordPart = (typeof recordParts)[number];

/** What a form does with a record: it changes a part, or deletes all of it. */
export type RecordForm = RecordPart | 'borrar';

/** API names of the fields. */
export const fieldsOf: Readonly<Record<RecordPart, readonly string[]>> = {
  contacto: ['name', 'phone', 'email', 'street', 'neighborhood', 'city', 'postal_code'],
  facturacion: ['tax.rfc', 'tax.legal_name', 'tax.regime', 'tax.cfdi_use', 'tax.postal_code'],
  notas: ['notes'],
};

/** What the form begins with: the record, else what the client's quotes say; '' where nobody said it. */
export function startOf(record: ClientRecord | null, client: Client | null): TypedClientRecord['record'] {
  const known = client === null ? { name: '', phone: '', email: '' } : typedOf(client);
  if (record !== null) {
    const kept = keptOf(record);
    return record.name === null ? { ...kept, name: known.name } : kept;
  }
  return {
    ...{ id: client?.key ?? '', ...known, street: '', neighborhood: '', city: '', postal_code: '' },
    tax: { rfc: '', legal_name: '', regime: '', cfdi_use: '', postal_code: '' },
    ...{ notes: '', version: null },
  };
}

/** Reads a form; what it does not show stays as it was. */
export function valuesIn(data: FormData, start: TypedClientRecord['record']): TypedClientRecord {
  const text = (name: string, before: string) => (data.has(name) ? textIn(data, name).trim() : before);
  const { tax } = start;
  return {
    record: {
      id: start.id,
      name: text('name', start.name),
      phone: sentPhone(text('phone', start.phone)),
      email: text('email', start.email),
      street: text('street', start.street),
      neighborhood: text('neighborhood', start.neighborhood),
      city: text('city', start.city),
      postal_code: sentPostcode(text('postal_code', start.postal_code)),
      tax: {
        rfc: plainRfc(text('tax.rfc', tax.rfc)),
        legal_name: text('tax.legal_name', tax.legal_name),
        regime: text('tax.regime', tax.regime),
        cfdi_use: text('tax.cfdi_use', tax.cfdi_use),
        postal_code: sentPostcode(text('tax.postal_code', tax.postal_code)),
      },
      notes: text('notes', start.notes),
      version: start.version,
    },
    asPrinted: data.has('as_printed') || !data.has('tax.rfc'),
  };
}
