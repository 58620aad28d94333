import { fold } from '../../../support/list/fold.ts';

/** What a list of windows can say of each, in the order of the sample file. */
export const columns = [
  { key: 'name', title: 'Ubicación' },
  { key: 'fabric', title: 'Tela' },
  { key: 'colour', title: 'Color' },
  { key: 'width', title: 'Ancho' },
  { key: 'height', title: 'Alto' },
  { key: 'unit', title: 'Unidad' },
  { key: 'quantity', title: 'Cantidad' },
  { key: 'mount', title: 'Montaje' },
  { key: 'control', title: 'Mando' },
  { key: 'gallery', title: 'Galería' },
  { key: 'installation', title: 'Instalación' },
] as const;

export type ColumnKey = (typeof columns)[number]['key'];

/** Without these nothing can be made of a row. */
const needed: readonly ColumnKey[] = ['fabric', 'width', 'height'];

/** What else people call them. */
const aliases: Readonly<Record<ColumnKey, readonly string[]>> = {
  name: ['ubicacion', 'nombre', 'ventana', 'lugar', 'espacio', 'cuarto', 'area', 'habitacion', 'location'],
  fabric: ['tela', 'producto', 'tejido', 'modelo', 'variante', 'lona', 'material', 'persiana', 'fabric'],
  colour: ['color', 'clave', 'codigo', 'clave de color', 'codigo de color', 'tono', 'colour'],
  width: ['ancho', 'anchura', 'a', 'base', 'frente', 'width'],
  height: ['alto', 'altura', 'largo', 'caida', 'salida', 'proyeccion', 'height'],
  unit: ['unidad', 'unidades', 'medida', 'unidad de medida', 'um', 'unit'],
  quantity: ['cantidad', 'piezas', 'pzas', 'pza', 'cant', 'numero de piezas', 'quantity'],
  mount: ['montaje', 'vano', 'colocacion en vano', 'dentro o fuera', 'mount'],
  control: ['mando', 'control', 'accionamiento', 'operacion', 'motor', 'sistema'],
  gallery: ['galeria', 'cofre', 'cenefa', 'cabezal'],
  installation: ['instalacion', 'instalar', 'con instalacion', 'colocacion'],
};

/** A heading as it is compared: without accents, capitals, and what stands in brackets. */
const plain = (heading: string): string =>
  fold(heading.replaceAll(/\(.*?\)|\[.*?\]/g, ' '))
    .replaceAll(/[^a-z0-9 ]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** A unit that a heading names in brackets: "Ancho (cm)". */
const unitInHeading = (heading: string): string | null =>
  /[([]\s*(mm|cm|mts?|m)\s*[)\]]/i.exec(heading)?.[1] ?? null;

/** Where in a file each thing stands. */
export interface Headings {
  readonly at: Readonly<Partial<Record<ColumnKey, string>>>;
  /** What a measure is in where its row does not say: "Ancho (mm)". */
  readonly unit: string | null;
}

/** Finds columns by their headings, in whatever order they come; of two that mean the same the first is taken. */
export function headingsIn(fields: readonly string[]): Headings {
  const at: Partial<Record<ColumnKey, string>> = {};
  let unit: string | null = null;
  for (const field of fields) {
    const word = plain(field);
    const column = columns.find(({ key }) => aliases[key].includes(word));
    if (column === undefined) continue;
    at[column.key] ??= field;
    if (column.key === 'width') unit ??= unitInHeading(field);
  }
  return { at, unit };
}

/** Why a file's headings do not do, for people; null where they do. */
export function missingIn({ at }: Headings, fields: readonly string[]): string | null {
  const missing = columns.filter(({ key }) => needed.includes(key) && at[key] === undefined);
  // A colour's code says by itself of which fabric it is.
  const lacking = missing.filter(({ key }) => key !== 'fabric' || at.colour === undefined);
  if (lacking.length === 0) return null;
  const names = new Intl.ListFormat('es-MX').format(lacking.map(({ title }) => `“${title}”`));
  const there = fields.filter((field) => field.trim() !== '').slice(0, 8);
  return `${lacking.length === 1 ? 'Falta la columna' : 'Faltan las columnas'} ${names}. ${
    there.length === 0
      ? 'El primer renglón'
      : `El primer renglón dice ${there.map((one) => `“${one}”`).join(', ')}; ahí`
  } deben ir los encabezados, como en el archivo de ejemplo.`;
}
