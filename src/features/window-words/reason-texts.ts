import { inMetres, inSquareMetres } from '#src/format/measures.ts';
import { listed, small } from '#src/format/words.ts';
import type { Change } from '#src/quoting/quote.ts';
import type { Drawback } from '#src/quoting/reasons/drawback.ts';
import type { Reason } from '#src/quoting/reasons/reasons.ts';

const metres = (mm: number) => `${inMetres(mm)} m`;
const figures = new Intl.NumberFormat('es-MX', { maximumFractionDigits: 2 });
const newtonMetres = (mNm: number) => `${figures.format(mNm / 1_000)} Nm`;

type NameOf = (id: string) => string;

/** "Con cadena se hace" for a limit of a part; "Se hace" for one of the product, which has no name as a part. */
const made = (by: string, nameOf: NameOf) =>
  nameOf(by) === by ? 'Se hace' : `Con ${small(nameOf(by))} se hace`;

/** What cannot be right in any window, whatever it is made of. */
function badValue(field: string, height: string): string {
  if (field === 'widthMm') return 'Esa medida de ancho no puede ser: revísala.';
  if (field === 'heightMm') return `Esa medida de ${height} no puede ser: revísala.`;
  if (field === 'quantity') return 'Ese número de piezas no puede ser: revísalo.';
  return 'Hay una medida o una cantidad que no podemos leer.';
}

/**
 * Why a window cannot be made, in a sentence.
 * @param height what the measure beside the width is called
 */
export function sayReason(reason: Reason, nameOf: NameOf, height: string): string {
  switch (reason.code) {
    case 'bad-value':
      return badValue(reason.field, height);
    case 'unknown-choice':
      return `${nameOf(reason.id)} no se ofrece con esta tela.`;
    case 'too-narrow':
      return `${made(reason.by, nameOf)} desde ${metres(reason.limitMm)} de ancho.`;
    case 'too-wide':
      return `${made(reason.by, nameOf)} hasta ${metres(reason.limitMm)} de ancho.`;
    case 'too-short':
      return `${made(reason.by, nameOf)} desde ${metres(reason.limitMm)} de ${height}.`;
    case 'too-tall':
      return `${made(reason.by, nameOf)} hasta ${metres(reason.limitMm)} de ${height}.`;
    case 'too-large':
      return `${made(reason.by, nameOf)} hasta ${inSquareMetres(reason.limitMm2)}.`;
    case 'outside-table':
      return `Ese ancho no se hace con ${height === 'alto' ? 'ese' : 'esa'} ${height}.`;
    case 'projection-not-made':
      return `Esa salida no se fabrica: ${[reason.shorterMm, reason.longerMm]
        .filter((mm) => mm !== null)
        .map(metres)
        .join(' o ')}.`;
    case 'too-narrow-for-projection':
      return `Con esa salida se hace desde ${metres(reason.limitMm)} de ancho.`;
    case 'too-wide-for-projection':
      return `Con esa salida se hace hasta ${metres(reason.limitMm)} de ancho.`;
    case 'no-fabric':
      return 'No lleva tela que se pueda poner en horizontal o unir.';
    case 'roll-not-made':
      return `No hay rollo de ${metres(reason.rollMm)}.`;
    case 'wider-than-roll':
      return `Es más ancha que el rollo de la tela, de ${metres(reason.rollMm)}.`;
    case 'cannot-rotate':
      return 'Esta tela no se puede poner en horizontal.';
    case 'too-tall-to-rotate':
      return `Con la tela en horizontal llega hasta ${metres(reason.limitMm)} de alto.`;
    case 'cannot-join':
      return 'Esta tela no se puede unir.';
    case 'nothing-to-join':
      return `Hasta ${metres(reason.pieceMm)} sale en una pieza: no hay nada que unir.`;
    case 'too-many-pieces':
      return `Harían falta ${String(reason.pieces)} tramos unidos, y lo más son ${String(reason.most)}.`;
    case 'too-many-cloths':
      return `Lleva hasta ${String(reason.most)} ${reason.most === 1 ? 'lienzo' : 'lienzos'}.`;
    case 'cloths-too-narrow':
      return `Cada lienzo debe medir por lo menos ${metres(reason.limitMm)}.`;
    case 'no-tube':
      return `Su tubo más grueso llega hasta ${metres(reason.limitMm)} de ancho.`;
    case 'motor-too-weak':
      return `Harían falta ${newtonMetres(reason.neededMNm)} y el motor más fuerte da ${newtonMetres(reason.torqueMNm)}.`;
    case 'needs-motor':
      return `${nameOf(reason.id)} solo va con motor.`;
    case 'needs-control':
      return `${nameOf(reason.id)}: solo va con ${listed(reason.controls.map((id) => small(nameOf(id))))}.`;
    case 'other-system':
      return `${nameOf(reason.id)} no se entiende con este motor.`;
    case 'gallery-too-long':
      return `${nameOf(reason.id)} llega hasta ${metres(reason.limitMm)}.`;
    case 'past-grid':
      return `La lista de precios llega hasta ${metres(reason.limitMm)} de ${reason.side === 'width' ? 'ancho' : height}.`;
    case 'not-made-at-size':
      return `A ${metres(reason.widthMm)} × ${metres(reason.heightMm)} no se fabrica.`;
    case 'not-in-price-list':
      return `${nameOf(reason.id)} no tiene precio en esta lista.`;
  }
}

/**
 * A change of an alternative, as the text of a button or title.
 * @param height what the measure beside the width is called
 */
export function sayChange(change: Change, nameOf: NameOf, height: string): string {
  switch (change.change) {
    case 'rotate':
      return 'Tela en horizontal';
    case 'join':
      return 'Unir dos tramos de tela';
    case 'hang':
      return 'Tela en vertical';
    case 'cloths':
      return change.cloths === 1 ? 'En un solo lienzo' : `${String(change.cloths)} lienzos lado a lado`;
    case 'roll':
      return `Rollo de ${metres(change.rollMm)}`;
    case 'control':
      return `Con ${small(nameOf(change.id))}`;
    case 'other-motor':
      return 'Con otro motor';
    case 'without-gallery':
    case 'without-extra':
      return `Sin ${small(nameOf(change.id))}`;
    case 'blinds':
      return `${String(change.blinds)} piezas lado a lado`;
    case 'height':
      return `De ${metres(change.heightMm)} de ${height}`;
    case 'shorter':
    case 'longer':
      return `Salida de ${metres(change.projectionMm)}`;
  }
}

const drawbacks: Readonly<Record<Drawback, string>> = {
  'edges-may-cup': 'Las orillas pueden curvarse un poco.',
  'no-warranty': 'La tela en horizontal no lleva garantía de caída.',
  'differs-from-others': 'A la luz se ve distinta de las que llevan la tela en vertical.',
  'pattern-turned': 'El dibujo queda de lado.',
  'visible-seam': 'La unión se nota a contraluz.',
  'pattern-broken': 'El dibujo se interrumpe en la unión.',
  'light-between-cloths': 'Entre los lienzos pasa una línea de luz.',
  'gap-between-blinds': 'Entre una y otra queda una rendija de luz.',
  'minimum-per-cloth': 'Cada lienzo se cobra con su propio mínimo.',
  'no-remote': 'No lleva control remoto: la mueves con uno compatible que ya tengas.',
  'few-channels': 'El control remoto tiene menos canales que motores: varias se mueven a la vez.',
  'special-roll': 'Es un rollo especial: puede tardar más.',
  'needs-power': 'El motor necesita un contacto cerca.',
  'needs-charging': 'La batería del motor se recarga unas dos veces al año.',
  'may-run-askew': 'Es muy alta para su ancho: no garantizamos que suba derecha.',
  'covers-less': 'Cubre menos de lo que pediste.',
  'needs-more-room': 'Necesita más espacio al abrirse.',
};

/** The text of a drawback. */
export const sayDrawback = (drawback: Drawback): string => drawbacks[drawback];
