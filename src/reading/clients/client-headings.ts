import { normalizeText } from '#src/format/normalize-text.ts';

/** What is kept of a client, by the names of the API, as headings of a list say it. */
export const clientFields = [
  { key: 'name', title: 'Cliente' },
  { key: 'phone', title: 'Teléfono' },
  { key: 'email', title: 'Correo' },
  { key: 'street', title: 'Calle y número' },
  { key: 'neighborhood', title: 'Colonia' },
  { key: 'city', title: 'Ciudad' },
  { key: 'postal_code', title: 'Código postal' },
  { key: 'tax.rfc', title: 'RFC' },
  { key: 'tax.legal_name', title: 'Razón social' },
  { key: 'tax.regime', title: 'Régimen fiscal' },
  { key: 'tax.cfdi_use', title: 'Uso del CFDI' },
  { key: 'tax.postal_code', title: 'Código postal fiscal' },
  { key: 'notes', title: 'Notas' },
] as const;

export type ClientField = (typeof clientFields)[number]['key'];

/** Other headings that people use. */
const aliases: Readonly<Record<ClientField, readonly string[]>> = {
  name: [
    'nombre',
    'nombre completo',
    'nombre del cliente',
    'contacto',
    'clientes',
    'nombre s',
    'name',
    'client',
  ],
  phone: [
    'tel',
    'telefonos',
    'celular',
    'cel',
    'movil',
    'whatsapp',
    'numero de telefono',
    'tel cel',
    ...['telefono s', 'telefono celular', 'tel celular', 'celular whatsapp', 'telefono whatsapp'],
    'phone',
  ],
  email: ['correo electronico', 'correo e', 'email', 'e mail', 'mail', 'correos'],
  street: [
    'calle',
    'calle y no',
    'calle y num',
    'domicilio',
    'direccion',
    'calle numero',
    'street',
    'address',
  ],
  neighborhood: ['col', 'fraccionamiento', 'asentamiento'],
  city: [
    'municipio',
    'ciudad o municipio',
    'alcaldia',
    'delegacion',
    'delegacion o municipio',
    'alcaldia o municipio',
    'municipio o alcaldia',
    'localidad',
    'poblacion',
    'city',
  ],
  postal_code: ['cp', 'c p', 'cod postal', 'zip'],
  'tax.rfc': ['r f c', 'rfc del cliente', 'registro federal de contribuyentes'],
  'tax.legal_name': [
    'nombre o razon social',
    'nombre fiscal',
    'denominacion social',
    'denominacion o razon social',
  ],
  'tax.regime': ['regimen', 'reg fiscal', 'clave de regimen'],
  'tax.cfdi_use': ['uso cfdi', 'uso de cfdi', 'cfdi', 'uso de factura'],
  'tax.postal_code': ['cp fiscal', 'c p fiscal', 'domicilio fiscal', 'codigo postal de facturacion'],
  notes: ['nota', 'observaciones', 'comentarios', 'notes'],
};

/** A heading without accents, case and marks: "C.P. fiscal:" is "c p fiscal". */
const plain = (heading: string): string =>
  normalizeText(heading)
    .replaceAll(/[^a-z0-9ñ]+/g, ' ')
    .trim();

const fieldOf = new Map<string, ClientField>(
  clientFields.flatMap(({ key, title }) => [title, ...aliases[key]].map((one) => [plain(one), key])),
);

/** Columns of our own list of clients that say nothing to keep. */
const ofOurList = new Set(
  [
    ...['Dirección', 'Otros teléfonos', 'Otros correos', 'Cotizaciones', 'Órdenes', 'Vendido con IVA'],
    ...['Por pagar a Rollux con IVA', 'Última vez'],
  ].map(plain),
);

/** A column that is known, and says nothing that is kept. */
export const NOT_KEPT = 'not kept';

/** What each heading names; null for one that we do not know, or that names again what another does. */
export function fieldsOfHeadings(
  headings: readonly string[],
): readonly (ClientField | typeof NOT_KEPT | null)[] {
  const words = headings.map(plain);
  const isOurs = words.includes('otros telefonos');
  const taken = new Set<ClientField>();
  return words.map((word) => {
    if (isOurs && ofOurList.has(word)) return NOT_KEPT;
    const field = fieldOf.get(word);
    if (field === undefined || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}
