import { rowColumns, type RowColumnKey } from '#src/features/draft-windows/row-columns.ts';
import { normalizeText } from '#src/format/normalize-text.ts';
import { readHeadingUnit, type LengthUnit } from '#src/reading/unit.ts';

/** Columns that every list needs. */
const required: readonly RowColumnKey[] = ['fabric', 'width', 'height'];

/** Headings that people use for each column, the surest first: beside “Tela”, “Producto” is another thing. */
const aliases: Readonly<Record<RowColumnKey, readonly string[]>> = {
  name: ['ubicacion', 'nombre', 'ventana', 'lugar', 'espacio', 'cuarto', 'area', 'habitacion', 'location'],
  fabric: ['tela', 'producto', 'tejido', 'modelo', 'variante', 'lona', 'material', 'persiana', 'fabric'],
  colour: ['color', 'clave', 'codigo', 'clave de color', 'codigo de color', 'tono', 'colour'],
  width: ['ancho', 'anchura', 'a', 'base', 'frente', 'width'],
  height: ['alto', 'altura', 'largo', 'caida', 'salida', 'proyeccion', 'height'],
  unit: ['unidad', 'unidades', 'medida', 'unidad de medida', 'um', 'unit'],
  quantity: [
    ...[
      'cantidad',
      'piezas',
      'pzas',
      'pza',
      'pz',
      'cant',
      'numero de piezas',
      'no de piezas',
      'num de piezas',
    ],
    ...['no piezas', 'num piezas', 'cantidad de piezas', 'quantity', 'qty'],
  ],
  mount: [
    ...['montaje', 'tipo de montaje', 'forma de montaje', 'vano', 'colocacion en vano', 'dentro o fuera'],
    ...['dentro fuera', 'mount'],
  ],
  control: ['mando', 'control', 'accionamiento', 'operacion', 'motor', 'sistema'],
  motor: ['motor elegido', 'modelo de motor'],
  remotes: ['controles remotos', 'control remoto', 'remotos'],
  gallery: ['galeria', 'cofre', 'cenefa', 'cabezal'],
  side: [
    ...['lado del mando', 'lado', 'lado de mando', 'lado de la cadena', 'lado de cadena', 'lado cadena'],
    ...['lado del control', 'lado de control', 'lado control', 'lado mando', 'side'],
  ],
  controlLength: ['largo del mando', 'largo de cadena', 'largo de la cadena', 'cadena', 'largo del control'],
  roll: ['caida de la tela', 'caida de tela', 'enrolle', 'sentido', 'sentido de la tela', 'roll'],
  fixing: ['fijacion', 'fijado a', 'soporte', 'soportes', 'techo o muro', 'fixing'],
  hardware: ['herrajes', 'herraje', 'color de herrajes', 'color de herraje', 'hardware'],
  bar: ['contrapeso', 'barra', 'barra inferior', 'base inferior', 'bar'],
  installation: [
    ...['instalacion', 'instalar', 'con instalacion', 'incluye instalacion', 'requiere instalacion'],
    ...['lleva instalacion', 'colocacion'],
  ],
  extras: ['extras', 'extra', 'accesorios'],
  cloths: ['lienzos', 'numero de lienzos', 'panos'],
  lay: ['corte de la tela', 'corte de tela', 'corte'],
  rollWidth: ['ancho del rollo', 'ancho de rollo', 'rollo'],
  askedWidth: ['ancho pedido', 'ancho solicitado'],
  askedHeight: ['alto pedido', 'alto solicitado', 'salida pedida'],
  beside: ['lado a lado', 'piezas lado a lado'],
  widths: ['anchos medidos', 'anchos'],
  heights: ['altos medidos', 'altos'],
  diagonals: ['diagonales medidas', 'diagonales'],
};

/** Normalizes a heading: without accents, capitals, text in brackets and its unit. */
const plain = (heading: string): string =>
  normalizeText(readHeadingUnit(heading).name.replaceAll(/\(.*?\)|\[.*?\]/g, ' '))
    .replaceAll(/[^a-z0-9 ]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The headings of a file. */
export interface Headings {
  /** Heading of each column. */
  readonly at: Readonly<Partial<Record<RowColumnKey, string>>>;
  /** Unit of the measures of each column, from "Ancho (mm)"; where no heading has one, of none. */
  readonly units: Readonly<Partial<Record<RowColumnKey, LengthUnit>>>;
}

/** Finds columns by their headings in any order; of two headings for one column the surer counts, else the first. */
export function headingsIn(fields: readonly string[]): Headings {
  const found = fields.map((field) => ({ field, heading: plain(field), unit: readHeadingUnit(field).unit }));
  const at: Partial<Record<RowColumnKey, string>> = {};
  const units: Partial<Record<RowColumnKey, LengthUnit>> = {};
  for (const { key } of rowColumns) {
    const one = aliases[key].flatMap((alias) => found.find(({ heading }) => heading === alias) ?? [])[0];
    if (one === undefined) continue;
    at[key] = one.field;
    if (one.unit !== null) units[key] = one.unit;
  }
  return { at, units };
}

/** Returns the message about missing headings; null when none is missing. */
export function missingIn({ at }: Headings, fields: readonly string[]): string | null {
  const missing = rowColumns.filter(({ key }) => required.includes(key) && at[key] === undefined);
  // A colour's code also tells the fabric.
  const lacking = missing.filter(({ key }) => key !== 'fabric' || at.colour === undefined);
  if (lacking.length === 0) return null;
  const names = new Intl.ListFormat('es-MX').format(lacking.map(({ title }) => `“${title}”`));
  const found = fields.filter((field) => field.trim() !== '').slice(0, 8);
  return `${lacking.length === 1 ? 'Falta la columna' : 'Faltan las columnas'} ${names}. ${
    found.length === 0
      ? 'El primer renglón'
      : `El primer renglón dice ${found.map((one) => `“${one}”`).join(', ')}; ahí`
  } deben ir los encabezados, como en el archivo de ejemplo.`;
}
