import type { ClientRecord } from '#src/api/contract/assumed/clients.ts';
import type { InputOf } from '#src/api/contract/index.ts';

/** A client as the form sends them, and as the server answers. */
export const keptClient: InputOf<'saveClient'> & { readonly version: null } = {
  id: 'cliente-7',
  name: 'Hotel Nogal',
  phone: '8112345678',
  email: 'compras@nogal.mx',
  street: 'Juárez 1180',
  neighborhood: 'Centro',
  city: 'Monterrey',
  postal_code: '64000',
  tax: {
    rfc: 'NOC8405039Q7',
    legal_name: 'NOGALERA Y OTROS CAFÉS',
    regime: '601',
    cfdi_use: 'G03',
    postal_code: '64060',
  },
  notes: 'Factura por piso.',
  version: null,
};

/** One without anything but a name. */
export const namedClient: InputOf<'saveClient'> = {
  id: 'cliente-8',
  name: 'Rebeca Ibarra',
  ...{ phone: '', email: '', street: '', neighborhood: '', city: '', postal_code: '', notes: '' },
  tax: { rfc: '', legal_name: '', regime: '', cfdi_use: '', postal_code: '' },
};

/** The same as the server answers. */
export const plainRecord: ClientRecord = {
  ...{ id: 'cliente-8', name: 'Rebeca Ibarra', phone: null, email: null, notes: null, tax: null },
  ...{ street: null, neighborhood: null, city: null, postal_code: null, version: null },
};
