import { normalizeText } from '#src/format/normalize-text.ts';
import { readHeadingUnit } from '#src/reading/unit.ts';
import { listFields, type ListField } from './list-fields.ts';

/** Headings that people use for each column, the surest first: beside “Tela”, “Producto” is another thing. */
const aliases: Readonly<Record<ListField, readonly string[]>> = {
  name: [
    'ubicacion',
    'ubic',
    'nombre',
    'ventana',
    'lugar',
    'espacio',
    'cuarto',
    'ventana o cuarto',
    'area',
    'habitacion',
    'location',
    'room',
  ],
  fabric: [
    'tela',
    'producto',
    'tejido',
    'modelo',
    'variante',
    'lona',
    'material',
    'persiana',
    'producto y tela',
    'fabric',
    'cloth',
  ],
  colour: [
    'color',
    'clave',
    'codigo',
    'clave de color',
    'codigo de color',
    'tono',
    'color de tela',
    'color de la tela',
    'color tela',
    'colour',
  ],
  width: ['ancho', 'anchura', 'a', 'an', 'w', 'base', 'frente', 'ancho total', 'width'],
  height: [
    'alto',
    'altura',
    'largo',
    'caida',
    'salida',
    'alto o salida',
    'alto o caida',
    'alto largo',
    'alto o largo',
    'largo alto',
    'largo caida',
    'largo o caida',
    'proyeccion',
    'alto total',
    'height',
    'al',
    'h',
  ],
  unit: ['unidad', 'unidades', 'medida', 'unidad de medida', 'um', 'u m', 'unit'],
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
    ...['pzs', 'pieza', 'no pzas', 'num pzas', 'no de pzas', 'num de pzas', 'numero de pzas', 'cant pzas'],
    ...['no piezas', 'num piezas', 'cantidad de piezas', 'cantidad pzas', 'quantity', 'qty'],
  ],
  mount: [
    ...['montaje', 'tipo de montaje', 'forma de montaje', 'vano', 'colocacion en vano', 'dentro o fuera'],
    ...[
      'dentro fuera',
      'int ext',
      'interior exterior',
      'interior o exterior',
      'mount',
      'mount type',
      'mounting',
    ],
  ],
  control: ['mando', 'control', 'accionamiento', 'operacion', 'mecanismo', 'motor', 'sistema'],
  motor: ['motor elegido', 'modelo de motor'],
  remotes: ['controles remotos', 'control remoto', 'remotos'],
  gallery: ['galeria', 'cofre', 'cenefa', 'cabezal'],
  side: [
    ...['lado del mando', 'lado', 'lado de mando', 'lado de la cadena', 'lado de cadena', 'lado cadena'],
    ...[
      'lado del control',
      'lado de control',
      'lado control',
      'lado mando',
      'lado del motor',
      'lado de motor',
      'lado motor',
      'side',
      'control side',
    ],
  ],
  controlLength: ['largo del mando', 'largo de cadena', 'largo de la cadena', 'cadena', 'largo del control'],
  roll: ['caida de la tela', 'caida de tela', 'enrolle', 'sentido', 'sentido de la tela', 'roll'],
  fixing: ['fijacion', 'fijado a', 'soporte', 'soportes', 'techo o muro', 'fixing'],
  hardware: ['herrajes', 'herraje', 'color de herrajes', 'color de herraje', 'hardware'],
  bar: ['contrapeso', 'barra', 'barra inferior', 'base inferior', 'bar'],
  safety: [
    'seguridad para ninos',
    'seguridad infantil',
    'seguridad',
    'ninos',
    'con ninos',
    'hay ninos',
    'ninos en casa',
    'tensor',
  ],
  installation: [
    ...['instalacion', 'instalar', 'con instalacion', 'incluye instalacion', 'requiere instalacion'],
    ...['lleva instalacion', 'colocacion', 'inst'],
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
  note: ['nota', 'notas', 'observaciones', 'observacion', 'comentarios', 'comentario', 'notes'],
  size: [
    ...['medidas', 'ancho x alto', 'ancho alto', 'ancho por alto', 'ancho y alto', 'medidas ancho x alto'],
    ...['medida ancho x alto', 'alto x ancho', 'alto ancho', 'alto por ancho', 'an x al', 'dimensiones'],
    ...['largo x ancho', 'largo ancho', 'largo por ancho', 'ancho x largo', 'ancho largo', 'ancho por largo'],
    ...['dimension', 'tamano', 'tamanos', 'width x height', 'size', 'dimensions'],
  ],
  width1: ofSide(['ancho', 'a'], ['1', 'arriba', 'superior']),
  width2: ofSide(['ancho', 'a'], ['2', 'medio', 'en medio', 'centro', 'al centro']),
  width3: ofSide(['ancho', 'a'], ['3', 'abajo', 'inferior']),
  height1: ofSide(['alto', 'altura', 'largo', 'h'], ['1', 'izq', 'izquierda', 'izquierdo']),
  height2: ofSide(['alto', 'altura', 'largo', 'h'], ['2', 'medio', 'en medio', 'centro', 'al centro']),
  height3: ofSide(['alto', 'altura', 'largo', 'h'], ['3', 'der', 'derecha', 'derecho']),
};

/** "ancho 1", "ancho1", "ancho arriba" */
function ofSide(sides: readonly string[], places: readonly string[]): readonly string[] {
  return sides.flatMap((side) =>
    places.flatMap((place) =>
      /\d/.test(place) ? [`${side} ${place}`, `${side}${place}`] : [`${side} ${place}`],
    ),
  );
}

/** Text in brackets, but for a unit that we do not read: its column is asked about. */
const IN_BRACKETS = /[([](?!\s*(?:en\s+)?(?:yardas?|yd)\b).*?[)\]]/gi;

/** "1. Ubicación", "2) Tela" */
const NUMBERED = /^\s*\d{1,2}\s*[.)-]+\s*(?=\p{L})/u;

/** A heading without accents, capitals, text in brackets and its unit. */
const plain = (heading: string): string =>
  normalizeText(readHeadingUnit(heading).name.replaceAll(IN_BRACKETS, ' ').replace(NUMBERED, ''))
    .replaceAll(/[^a-z0-9ñ ]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** "Alto x ancho", "Height × width"; in letters only with a mark between them: "H x A", "AL. X AN.", "LxA". */
const HEIGHT_FIRST =
  /(?:alto|altura|largo|height)\b.*\b(?:ancho|anchura|base|frente|width)|\b(?:h|al|l)\.?\s*(?:[x×*/-]|por|by)\s*(?:a|an|w|b)\b/;

/** Whether a heading says that the height is written before the width: "Alto x ancho", "Medidas (H x A)". */
export const isHeightFirst = (heading: string): boolean => HEIGHT_FIRST.test(normalizeText(heading));

/**
 * The field of each heading, in any order: of two headings for one field the surer counts, else the first. null for the
 * others.
 */
export function fieldsOf(headings: readonly string[]): readonly (ListField | null)[] {
  const found = headings.map(plain);
  const places = new Map<number, ListField>();
  for (const { key } of listFields) {
    const [at] = aliases[key].flatMap((alias) => {
      const place = found.indexOf(alias);
      return place === -1 ? [] : [place];
    });
    if (at !== undefined && !places.has(at)) places.set(at, key);
  }
  // Beside a width "Largo" is the height; alone, or beside a height, it may be either.
  const hasWidth = [...places.values()].some((key) => key === 'width' || key === 'width1');
  return headings.map((_, at) => {
    const field = places.get(at) ?? null;
    return field === 'height' && found[at] === 'largo' && !hasWidth ? null : field;
  });
}
